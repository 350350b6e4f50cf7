import { z } from 'astro/zod'
import * as field from './fields'
import { group, listOf, orEmpty, text, texts, titled } from './fields'

const contacts = listOf('addresses and numbers', field.reach).default([])

const vacancy = z.strictObject({
  rank: text(),
  ...field.alike(['ship', 'flag', 'joining'], orEmpty()),
})
const sought = group('Row', titled({ label: 'What', value: 'Which' }))

export const seafarersSchema = group('Page for seafarers', {
  invented: field.invented,
  ...titled({ label: 'Line above the headline', headline: 'Headline', text: 'Text' }),
  ...titled({ link: 'Link to this page', links: 'Name of the links below the title' }),
  vacancies: z.strictObject({
    ...titled({ headline: 'Headline', none: 'While there are none' }),
    checked: field.day.meta({ title: 'Last checked on' }),
    asAt: field.template('day').meta({ title: 'Words with that day' }),
    columns: field.columns(4),
    entries: listOf('vacancies', vacancy, 'Vacancies'),
    sought: listOf('ranks and types, each with label and value', sought, 'Ranks and types sought'),
  }),
  answers: z
    .array(
      z.strictObject({
        id: field.partId,
        headline: text(),
        text: field.paragraphs,
        contacts,
        showsLicence: z.literal(true).meta({ title: 'Shows the licence' }).optional(),
      }),
    )
    .describe('a list of answers, each with headline and text'),
  complaint: group('Complaints', {
    ...texts('headline', 'text'),
    steps: listOf(
      'steps, each with where, who and how',
      z.strictObject({ ...texts('where', 'who'), how: orEmpty(), contacts }),
    ),
  }),
})

export type Seafarers = z.infer<typeof seafarersSchema>
