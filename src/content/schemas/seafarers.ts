import { z } from 'astro/zod'
import type { SchemaContext } from 'astro:content'
import * as field from './fields.ts'
import { emailCallToAction, pagePicture } from './page-picture-and-call-to-action.ts'

const answer = z.strictObject({
  id: field.fragmentId,
  headline: field.text(),
  hint: field.textOrEmpty('Line below the headline; folds the answer').default(''),
  table: field.table.optional(),
  text: field.listOrEmpty('paragraphs', field.text(), 'Paragraphs'),
  contacts: field.contactLinks,
  showsLicence: z.literal(true).meta({ title: 'Shows the licence' }).optional(),
})
const vacancy = z.strictObject({
  rank: field.text(),
  ship: field.textOrEmpty(),
  flag: field.textOrEmpty(),
  joining: field.textOrEmpty(),
})
const step = z.strictObject({
  ...field.textFields({ complainWhere: 'Where', complainTo: 'Who' }),
  note: field.textOrEmpty(),
  contacts: field.contactLinks,
})

export const seafarersSchema = ({ image }: SchemaContext) =>
  field.object('Page for seafarers', {
    fictional: field.fictionalFlag,
    metadata: field.pageWithSocialImage.meta({ title: 'Search results and links' }),
    ...field.textFields({ label: 'Line above the headline', headline: 'Headline', text: 'Text' }),
    picture: pagePicture(image),
    callToAction: emailCallToAction,
    ...field.textFields({
      linkText: 'Link to this page',
      keyFactsLabel: 'Name of the facts below the title',
    }),
    keyFacts: field.keyFacts,
    vacancies: z
      .strictObject({
        ...field.textFields({ headline: 'Headline', noVacancies: 'While there are none' }),
        ...field.textFields({ noVacanciesInKeyFacts: 'Instead of the number 0 in the facts' }),
        lastChecked: field.date.meta({ title: 'Last checked on' }),
        lastCheckedText: field
          .textAllowingPlaceholders('day')
          .meta({ title: 'Words with that day' }),
        columns: field.columnHeadingList(4),
        entries: field.listOrEmpty('vacancies', vacancy, 'Vacancies'),
      })
      .describe('ranks that you usually look for are an answer with a table'),
    answers: z.array(answer).describe('a list of answers, each with id, headline and text'),
    ...field.textFields({ foldedAnswersHeadline: 'Headline beside the folded answers' }),
    complaint: field.object('Complaints', {
      ...field.textFields({ headline: 'Headline', hint: 'Line below it', text: 'Text' }),
      steps: field.listOrEmpty('steps, each with complainWhere, complainTo and note', step),
    }),
  })

export type SeafarersContent = z.infer<ReturnType<typeof seafarersSchema>>

/** Returns undefined if the site has no /seafarers page. */
export const seafarersPageLink = ({ headline, linkText }: SeafarersContent) =>
  headline ? { href: '/seafarers', text: linkText } : undefined
