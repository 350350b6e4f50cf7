import { z } from 'astro/zod'
import { email, lines, orEmpty, phone, text, texts, yesOrNo } from './fields'

export const companySchema = z.strictObject({
  fictional: yesOrNo.optional(),
  ...texts('name', 'brand'),
  email,
  phones: z
    .array(
      z.strictObject({
        number: phone,
        label: orEmpty().optional(),
        allDay: yesOrNo.optional(),
      }),
    )
    .min(1)
    .describe('a list of at least one telephone number'),
  whatsapp: orEmpty(phone),
  office: z.strictObject({
    lines: lines('the lines of the address'),
    ...texts('locality', 'region', 'postalCode'),
    country: text('the two-letter code of the country, such as IN').regex(/^[A-Z]{2}$/),
  }),
})

export type Company = z.infer<typeof companySchema>
