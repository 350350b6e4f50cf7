import { z } from 'astro/zod'
import { email, group, lines, list, optionalText, phone, text } from './fields'

export const companySchema = group({
  name: text('the name of the company'),
  brand: text('the brand as it stands in the subject of an inquiry'),
  email: email(),
  phones: list(
    group({
      number: phone(),
      label: optionalText("who answers, or ''").optional(),
      allDay: z.boolean({ error: () => 'wanted true or false' }).optional(),
    }),
    'a list of at least one telephone number',
  ),
  whatsapp: phone().or(z.literal('')),
  office: group({
    lines: lines('the address, a line each'),
    locality: text('the town'),
    region: text('the state'),
    postalCode: text('the postal code in quotes'),
    country: text('the two-letter code of the country, such as IN').regex(/^[A-Z]{2}$/, {
      error: ({ input }) =>
        `found '${String(input)}', wanted the two-letter code of the country, such as IN`,
    }),
  }),
})

export type Company = z.infer<typeof companySchema>
