import { z } from 'astro/zod'
import type { FormServiceKind } from '../lib/form-service'
import { template, text, texts } from './fields'

const paragraphs = z
  .array(template('company', 'email', 'service'))
  .min(1)
  .describe('a list of paragraphs')

const byFormService = z.strictObject({
  hosted: paragraphs,
  own: paragraphs,
  preview: paragraphs,
} satisfies Record<FormServiceKind, unknown>)

const part = z.strictObject({
  title: text(),
  text: z
    .union([paragraphs, byFormService])
    .describe('a list of paragraphs, or such a list for each of hosted, own and preview'),
})

export const privacySchema = z.strictObject({
  ...texts('label', 'headline', 'text'),
  parts: z.array(part).min(1).describe('a list of parts, each with title and text'),
})

export type Privacy = z.infer<typeof privacySchema>
