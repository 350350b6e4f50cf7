import { z } from 'astro/zod'
import { group, lines, text } from './fields'

const contact = text('an address that begins with mailto: or https:').regex(
  /^(mailto:[^@\s]+@|https:\/\/)[^\s]+$/,
  {
    error: ({ input }) =>
      `found '${String(input)}', wanted an address that begins with mailto: or https:`,
  },
)

export const securitySchema = group({
  contacts: z.array(contact, { error: () => 'wanted a list of addresses, or [] for none' }),
  expires: z.iso.date({
    error: ({ input }) => `found '${String(input)}', wanted a day such as 2027-10-31`,
  }),
  languages: lines('the languages, one code such as en each'),
})
