import { z } from 'astro/zod'
import * as field from './fields'
import { columns, lines, orEmpty, template, text, texts } from './fields'

const contacts = z.array(field.reach).describe('a list of addresses and numbers').default([])

export const seafarersSchema = z.strictObject({
  ...texts('label', 'headline', 'text', 'link'),
  vacancies: z.strictObject({
    ...texts('headline', 'none'),
    checked: field.day,
    asAt: template('day'),
    columns: columns(4),
    entries: z
      .array(z.strictObject({ rank: text(), ship: orEmpty(), flag: orEmpty(), joining: orEmpty() }))
      .describe('a list of vacancies, or [] for none'),
    sought: z
      .array(z.strictObject(texts('label', 'value')))
      .describe('a list of what is usually sought, each with label and value, or [] for none'),
  }),
  answers: z
    .array(
      z.strictObject({
        headline: text(),
        text: lines('a list of paragraphs'),
        contacts,
        showsLicence: z.literal(true).meta({ title: 'Shows the licence' }).optional(),
      }),
    )
    .describe('a list of answers, each with headline and text'),
  complaint: z.strictObject({
    ...texts('headline', 'text'),
    steps: z
      .array(z.strictObject({ ...texts('where', 'who'), how: orEmpty(), contacts }))
      .describe('a list of steps, each with where, who and how, or [] for none'),
  }),
})

export type Seafarers = z.infer<typeof seafarersSchema>
