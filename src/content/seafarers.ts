import { z } from 'astro/zod'
import * as field from './fields'
import { columns, group, orEmpty, paragraphs, template, text, texts, titled } from './fields'

const contacts = z.array(field.reach).describe('a list of addresses and numbers').default([])

export const seafarersSchema = group('Page for seafarers', {
  ...titled({ label: 'Line above the headline', headline: 'Headline', text: 'Text' }),
  ...titled({ link: 'Link to this page', links: 'Name of the links below the title' }),
  vacancies: z.strictObject({
    ...titled({ headline: 'Headline', none: 'While there are none' }),
    checked: field.day.meta({ title: 'Last checked on' }),
    asAt: template('day').meta({ title: 'Words with that day' }),
    columns: columns(4),
    entries: z
      .array(z.strictObject({ rank: text(), ship: orEmpty(), flag: orEmpty(), joining: orEmpty() }))
      .describe('a list of vacancies, or [] for none')
      .meta({ title: 'Vacancies' }),
    sought: z
      .array(group('Row', titled({ label: 'What', value: 'Which' })))
      .describe('a list of what is usually sought, each with label and value, or [] for none')
      .meta({ title: 'Ranks and types sought' }),
  }),
  answers: z
    .array(
      z.strictObject({
        headline: text(),
        text: paragraphs,
        contacts,
        showsLicence: z.literal(true).meta({ title: 'Shows the licence' }).optional(),
      }),
    )
    .describe('a list of answers, each with headline and text'),
  complaint: group('Complaints', {
    ...texts('headline', 'text'),
    steps: z
      .array(z.strictObject({ ...texts('where', 'who'), how: orEmpty(), contacts }))
      .describe('a list of steps, each with where, who and how, or [] for none'),
  }),
})

export type Seafarers = z.infer<typeof seafarersSchema>
