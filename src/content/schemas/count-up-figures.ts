import { z } from 'astro/zod'
import * as field from './fields.ts'

const figure = z.strictObject({
  number: field.number('a number', 0, 1_000_000_000),
  suffix: field
    .text('what follows the number, such as K+ or %')
    .meta({ title: 'Sign after it' })
    .optional(),
  label: field.text('what is counted, such as Containers Shipped').meta({
    title: 'What is counted',
  }),
  countUpMs: field.number('milliseconds', 100, 10_000).meta({ title: 'Milliseconds to count up' }),
})
export const countUpFiguresField = z
  .array(figure)
  .refine(({ length }) => length === 0 || length === 3)
  .describe('exactly three figures, or [] for none')
