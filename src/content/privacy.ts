import { z } from 'astro/zod'
import { byFormService, template, text, texts } from './fields'

const paragraphs = z
  .array(template('company', 'email', 'service'))
  .min(1)
  .describe('a list of paragraphs')

const part = z.strictObject({
  title: text(),
  text: z
    .union([paragraphs, byFormService(paragraphs)])
    .describe('a list of paragraphs, or such a list for each of hosted, own and preview'),
})

export const privacySchema = z.strictObject({
  ...texts('label', 'headline', 'text'),
  parts: z.array(part).min(1).describe('a list of parts, each with title and text'),
})

export type Privacy = z.infer<typeof privacySchema>
