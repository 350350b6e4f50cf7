import type { SchemaContext } from 'astro:content'
import { z } from 'astro/zod'
import type { PageId, ServicePageId } from '../lib/sections'
import { aboutSchema } from './about'
import { contactSchema } from './contact'
import { credentialsSchema } from './credentials'
import * as field from './fields'
import { lines, orEmpty, template, text, textLike, texts } from './fields'
import { seafarersSchema } from './seafarers'
import { servicePagesSchema } from './service-pages'
import { servicesSchema } from './services'

const lowTrafficPage = z.strictObject(texts('title', 'description'))

const telephone = z.strictObject({
  number: field.phone,
  label: orEmpty().optional(),
  allDay: field.yesOrNo.optional(),
})

const video = field.fileIn('src/assets/background-video', '.mp4')

const homeSchema = ({ image }: SchemaContext) => {
  const variant = z.strictObject({
    av1: video,
    h264: video,
    poster: field.picture(image),
    horizon: field.number("the horizon's distance from the top as a fraction of the height", 0, 1),
  })
  return z.strictObject({
    headline: text(),
    figures: field.figures,
    backgroundVideo: z.strictObject({
      ...texts('pause', 'play'),
      landscape: variant,
      portrait: variant,
      alt: text('what the picture shows'),
    }),
    ...texts('aboutLink', 'inquiryLink'),
  })
}

const paragraphs = z
  .array(template('company', 'email', 'service'))
  .min(1)
  .describe('a list of paragraphs')

const privacyPart = z.strictObject({
  title: text(),
  text: z
    .union([paragraphs, field.byFormService(paragraphs)])
    .describe('a list of paragraphs, or such a list for each of hosted, own and preview'),
})

const reportAddress = textLike(
  /^(mailto:[^@\s]+@|https:\/\/)[^\s]+$/,
  'an address that begins with mailto: or https:',
)

/** The schema of each file of content/, by the file's name without extension. */
export const schemas = {
  about: aboutSchema,
  company: z.strictObject({
    fictional: field.yesOrNo.optional(),
    ...texts('name', 'brand'),
    email: field.email,
    phones: z.array(telephone).min(1).describe('a list of at least one telephone number'),
    whatsapp: orEmpty(field.phone),
    office: z.strictObject({
      lines: lines('the lines of the address'),
      ...texts('locality', 'region', 'postalCode'),
      country: textLike(/^[A-Z]{2}$/, 'the two-letter code of the country, such as IN'),
    }),
  }),
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
    home: field.pageWithPreview,
    about: field.pageWithPreview,
    services: field.pageWithPreview,
    contact: field.pageWithPreview,
    credentials: field.pageWithPreview,
    seafarers: field.pageWithPreview,
    privacy: lowTrafficPage,
    sent: lowTrafficPage,
    'not-sent': lowTrafficPage,
    error: lowTrafficPage,
  } satisfies Record<Exclude<PageId, ServicePageId>, unknown>),
  privacy: z.strictObject({
    ...texts('label', 'headline', 'text'),
    parts: z.array(privacyPart).min(1).describe('a list of parts, each with title and text'),
  }),
  seafarers: seafarersSchema,
  security: z.strictObject({
    contacts: z.array(reportAddress).describe('a list of addresses, or [] for none'),
    expires: field.day,
    languages: lines('a list of language codes such as en'),
  }),
  'service-pages': servicePagesSchema,
  services: servicesSchema,
}

export type ContentName = keyof typeof schemas
export type Company = z.infer<typeof schemas.company>
export type ErrorScreen = z.infer<typeof schemas.error>
export type Footer = z.infer<typeof schemas.footer>
export type Home = z.infer<ReturnType<typeof homeSchema>>
export type Navigation = z.infer<typeof schemas.navigation>
export type Pages = z.infer<typeof schemas.pages>
export type Privacy = z.infer<typeof schemas.privacy>
export type Security = z.infer<typeof schemas.security>
