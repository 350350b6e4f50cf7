import type { SchemaContext } from 'astro:content'
import { z } from 'astro/zod'
import type { PageId, ServicePageId } from '../lib/sections'
import { aboutSchema } from './about'
import { contactSchema } from './contact'
import { credentialsSchema } from './credentials'
import * as field from './fields'
import { lines, orEmpty, template, text, textLike, texts, titled } from './fields'
import { seafarersSchema } from './seafarers'
import { servicePagesSchema } from './service-pages'
import { servicesSchema } from './services'

const lowTrafficPage = field.pageWithPreview.omit({ preview: true })

const telephone = z.strictObject({
  number: field.phone,
  label: orEmpty().meta({ title: 'Who answers' }).optional(),
  allDay: field.allDay,
})

const video = field.fileIn('src/assets/background-video', '.mp4')

const homeSchema = ({ image }: SchemaContext) => {
  const variant = z.strictObject({
    av1: video.meta({ title: 'Video as AV1' }),
    h264: video.meta({ title: 'Video as H.264' }),
    poster: field.picture(image),
    horizon: field.number("the horizon's distance from the top as a fraction of the height", 0, 1),
  })
  const fields = z.strictObject({
    headline: text(),
    figures: field.figures,
    backgroundVideo: z.strictObject({
      ...titled({ pause: 'Button that pauses it', play: 'Button that plays it' }),
      landscape: variant.meta({ title: 'On wide screens' }),
      portrait: variant.meta({ title: 'On upright screens' }),
      alt: field.alt,
    }),
    ...titled({ aboutLink: 'Link to About', inquiryLink: 'Link to the form' }),
  })
  return fields.meta({ title: 'Top of the landing page' })
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
    fictional: field.yesOrNo.meta({ title: 'This company is fictional' }).optional(),
    ...texts('name', 'brand'),
    email: field.email,
    phones: z
      .array(telephone.meta({ title: 'Telephone number' }))
      .min(1)
      .describe('a list of at least one telephone number')
      .meta({ title: 'Telephone numbers' }),
    whatsapp: orEmpty(field.phone).meta({ title: 'WhatsApp' }),
    office: z.strictObject({
      lines: lines('the lines of the address'),
      ...titled({ locality: 'Town', region: 'State', postalCode: 'Postal code' }),
      country: textLike(/^[A-Z]{2}$/, 'the two-letter code of the country, such as IN'),
    }),
  }),
  contact: contactSchema,
  credentials: credentialsSchema,
  error: z
    .strictObject({
      headline: text(),
      notFound: text(),
      failure: z.strictObject(texts('text', 'reload')),
    })
    .meta({ title: 'Error page' }),
  footer: z.strictObject({ ...texts('privacy', 'rights'), notice: orEmpty() }),
  home: homeSchema,
  navigation: z.strictObject({
    ...texts('home', 'about', 'services', 'contact', 'menu', 'close'),
    ...titled({ logo: 'What the logo is called', skip: 'First link for keyboards' }),
    ...titled({ mainLabel: 'Name of the upper menu', footerLabel: 'Name of the lower menu' }),
  }),
  pages: z
    .strictObject({
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
    } satisfies Record<Exclude<PageId, ServicePageId>, unknown>)
    .meta({ title: 'Search results and links' }),
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
export type Home = z.infer<ReturnType<typeof homeSchema>>
export type Pages = z.infer<typeof schemas.pages>
export type Privacy = z.infer<typeof schemas.privacy>
export type Security = z.infer<typeof schemas.security>
