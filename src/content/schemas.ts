import { z } from 'astro/zod'
import type { PageId } from '../lib/sections'
import { aboutSchema } from './about'
import { companySchema } from './company'
import { contactSchema } from './contact'
import { day, lines, orEmpty, pictureFile, text, textLike, texts } from './fields'
import { homeSchema } from './home'
import { credentialsSchema } from './credentials'
import { privacySchema } from './privacy'
import { servicesSchema } from './services'

const lowTrafficPage = z.strictObject(texts('title', 'description'))
const page = lowTrafficPage.extend({
  preview: z.strictObject({ ...texts('words'), picture: pictureFile }),
})

const reportAddress = textLike(
  /^(mailto:[^@\s]+@|https:\/\/)[^\s]+$/,
  'an address that begins with mailto: or https:',
)

/** The schema of each file of content/, by the file's name without extension. */
export const schemas = {
  about: aboutSchema,
  company: companySchema,
  contact: contactSchema,
  credentials: credentialsSchema,
  error: z.strictObject({
    headline: text(),
    notFound: text(),
    failure: z.strictObject(texts('text', 'reload')),
  }),
  footer: z.strictObject({ ...texts('privacy', 'rights'), notice: orEmpty() }),
  home: homeSchema,
  navigation: z.strictObject({
    ...texts('home', 'about', 'services', 'contact', 'logo', 'skip'),
    ...texts('mainLabel', 'footerLabel', 'menu', 'close'),
  }),
  pages: z.strictObject({
    home: page,
    about: page,
    services: page,
    contact: page,
    privacy: lowTrafficPage,
    sent: lowTrafficPage,
    'not-sent': lowTrafficPage,
    error: lowTrafficPage,
  } satisfies Record<PageId, unknown>),
  privacy: privacySchema,
  security: z.strictObject({
    contacts: z.array(reportAddress).describe('a list of addresses, or [] for none'),
    expires: day,
    languages: lines('a list of language codes such as en'),
  }),
  services: servicesSchema,
}

export type ContentName = keyof typeof schemas
export type ErrorScreen = z.infer<typeof schemas.error>
export type Footer = z.infer<typeof schemas.footer>
export type Navigation = z.infer<typeof schemas.navigation>
export type Pages = z.infer<typeof schemas.pages>
