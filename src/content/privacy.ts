import { z } from 'astro/zod'
import { FORM_SERVICE_KINDS } from '../lib/kind-of-form-service'
import { group, lines, list, text, textWith } from './fields'

const paragraphs = z
  .array(textWith(['company', 'email', 'service']), {
    error: () => 'wanted the paragraphs, one each',
  })
  .min(1)

/** One text for each kind of form service; the build takes that of its own. */
const byService = group({
  hosted: paragraphs,
  own: paragraphs,
  preview: paragraphs,
} satisfies Record<(typeof FORM_SERVICE_KINDS)[number], typeof paragraphs>)

export const privacySchema = group({
  label: text(),
  headline: lines('the headline, a line each'),
  text: text(),
  parts: list(
    group({
      title: text(),
      text: z.union([paragraphs, byService], {
        error: () =>
          'wanted the paragraphs, one each, or a list of them for hosted, own and preview',
      }),
    }),
    'the parts, each with title and text',
  ),
})

export type Privacy = z.infer<typeof privacySchema>
