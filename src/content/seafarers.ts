import { z } from 'astro/zod'
import * as field from './fields.ts'

const answer = z.strictObject({
  id: field.partId,
  headline: field.text(),
  table: field.table.optional(),
  text: field.paragraphs,
  contacts: field.contacts,
  showsLicence: z.literal(true).meta({ title: 'Shows the licence' }).optional(),
})
const vacancy = z.strictObject({
  rank: field.text(),
  ship: field.optionalText(),
  flag: field.optionalText(),
  joining: field.optionalText(),
})
const step = z.strictObject({
  ...field.textFields({ where: 'Where', who: 'Who' }),
  how: field.optionalText(),
  contacts: field.contacts,
})
const sought = field.object('Row', field.textFields({ label: 'What', value: 'Which' }))

export const seafarersSchema = field.object('Page for seafarers', {
  invented: field.invented,
  page: field.pageWithSocialImage.meta({ title: 'Search results and links' }),
  ...field.textFields({ label: 'Line above the headline', headline: 'Headline', text: 'Text' }),
  ...field.textFields({
    link: 'Link to this page',
    partLinks: 'Name of the links below the title',
  }),
  vacancies: z.strictObject({
    ...field.textFields({ headline: 'Headline', none: 'While there are none' }),
    checked: field.day.meta({ title: 'Last checked on' }),
    asAt: field.template('day').meta({ title: 'Words with that day' }),
    columns: field.columns(4),
    entries: field.list('vacancies', vacancy, 'Vacancies'),
    sought: field.list(
      'ranks and types, each with label and value',
      sought,
      'Ranks and types sought',
    ),
  }),
  answers: z.array(answer).describe('a list of answers, each with id, headline and text'),
  complaint: field.object('Complaints', {
    ...field.textFields({ headline: 'Headline', text: 'Text' }),
    steps: field.list('steps, each with where, who and how', step),
  }),
})

export type SeafarersContent = z.infer<typeof seafarersSchema>

/** Returns the link to the page for seafarers, or undefined if content/ has none. */
export const seafarersLinkOf = ({ headline, link }: SeafarersContent) =>
  headline ? { href: '/seafarers', text: link } : undefined
