import type { z } from 'astro/zod'
import { email, group, lines, list, optionalText, phone, text } from './fields'

export const companySchema = group({
  name: text('the name of the company'),
  brand: text('the brand as it stands in the subject of an inquiry'),
  email: email(),
  phones: list(phone(), 'a list of at least one telephone number'),
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
  licences: list(
    group({
      label: text('the name of the licence'),
      number: optionalText("its number, or '' to leave it out"),
    }),
    'a list of licences, or [] for none',
    { least: 0 },
  ),
})

export type Company = z.infer<typeof companySchema>
