import { z } from 'astro/zod'
import { email, lines, orEmpty, phone, textLike, texts, yesOrNo } from './fields'

const telephone = z.strictObject({
  number: phone,
  label: orEmpty().optional(),
  allDay: yesOrNo.optional(),
})

export const companySchema = z.strictObject({
  fictional: yesOrNo.optional(),
  ...texts('name', 'brand'),
  email,
  phones: z.array(telephone).min(1).describe('a list of at least one telephone number'),
  whatsapp: orEmpty(phone),
  office: z.strictObject({
    lines: lines('the lines of the address'),
    ...texts('locality', 'region', 'postalCode'),
    country: textLike(/^[A-Z]{2}$/, 'the two-letter code of the country, such as IN'),
  }),
})

export type Company = z.infer<typeof companySchema>
