import { z } from 'astro/zod'
import type { SchemaContext } from 'astro:content'
import { MAIN_SECTION_IDS } from '../../lib/element-ids.ts'
import type { CorePageId } from '../../lib/page-ids'
import { aboutSchema } from './about.ts'
import { contactSchema } from './contact.ts'
import { countUpFiguresField } from './count-up-figures.ts'
import { credentialsSchema } from './credentials.ts'
import * as field from './fields.ts'
import { seafarersSchema } from './seafarers.ts'
import { servicePagesSchema } from './service-pages.ts'
import { servicesSchema } from './services.ts'

const pageWithoutSocialImage = field.pageWithSocialImage.omit({ socialImage: true })

const telephone = z.strictObject({
  number: field.phone,
  label: field.textOrEmpty('Who answers').optional(),
  allDay: field.allDayFlag,
})

const video = field.fileInFolder('src/assets/background-video', '.mp4')

const audienceLink = z.strictObject({
  ...field.textFields({ linkText: 'For whom' }),
  linkTo: field.text().meta({ title: 'Leads to' }),
  sectionId: field.fragmentId.optional(),
  menuLinkText: field.textOrEmpty('Text in the menu').optional(),
})

const heroSchema = ({ image }: SchemaContext) => {
  const variant = z.strictObject({
    av1: video.meta({ title: 'Video as AV1' }).optional(),
    h264: video.meta({ title: 'Video as H.264' }).optional(),
    poster: field.rasterImageFile(image),
    focusX: field
      .number("the focal point's distance from the left as a fraction of the width", 0, 1)
      .default(0.56)
      .meta({ title: 'Focal point' }),
    horizonY: field.number("the horizon's distance from the top as a fraction of the height", 0, 1),
  })
  return field.object('Top of the landing page', {
    fictional: field.fictionalFlag,
    headline: field.text(),
    figures: countUpFiguresField,
    backgroundVideo: z
      .strictObject({
        pause: field.text().meta({ title: 'Button that pauses it' }).optional(),
        play: field.text().meta({ title: 'Button that plays it' }).optional(),
        landscape: variant.meta({ title: 'On wide screens' }),
        portrait: variant.meta({ title: 'On upright screens' }),
        alt: field.altText,
      })
      .refine(({ pause, play, landscape, portrait }) => {
        const files = [landscape, portrait].flatMap(({ av1, h264 }) => [av1, h264])
        return files.every((file) => !file) || [...files, pause, play].every(Boolean)
      }, 'found a part of a video, expected both of its files twice, pause and play, or none of its files'),
    ...field.textFields({ aboutLink: 'Link to About', inquiryLink: 'Link to the form' }),
    audienceLinks: field.optionalObject('Links for each kind of visitor', {
      ...field.textFields({ label: 'Name for screen readers' }),
      entries: z
        .array(audienceLink)
        .max(6)
        .meta({ title: 'Links', description: 'at most six links, or [] for none' }),
    }),
  })
}

const paragraphs = z
  .array(field.textAllowingPlaceholders('company', 'email', 'service').meta({ title: 'Paragraph' }))
  .min(1)
  .describe('a list of paragraphs')

const privacySection = z.strictObject({
  id: field.fragmentId,
  title: field.text(),
  text: z
    .union([paragraphs, field.fieldPerFormServiceKind(paragraphs)])
    .describe(
      'a list of paragraphs, or such a list for each of third-party, own-inbox and preview',
    ),
})

const reportAddress = field.textMatching(
  /^(mailto:[^@\s]+@|https:\/\/)[^\s]+$/,
  'an address that begins with mailto: or https:',
)

export const schemas = {
  about: aboutSchema,
  company: field.object('Company: telephone, email, address', {
    fictional: field.booleanField.meta({ title: 'This company is fictional' }).optional(),
    ...field.textFields({ name: 'Name', emailSubjectName: 'Name in the subject of inquiries' }),
    email: field.email,
    phones: z
      .array(telephone.meta({ title: 'Telephone number' }))
      .min(1)
      .meta({ title: 'Telephone numbers', description: 'a list of at least one telephone number' }),
    whatsapp: field.textOrEmpty('WhatsApp', field.phone),
    office: z.strictObject({
      fullAddressLines: field
        .textList('the lines of the address', 'Line')
        .meta({ title: 'Address' }),
      ...field.textFields({ locality: 'Town', region: 'State', postalCode: 'Postal code' }),
      country: field.textMatching(/^[A-Z]{2}$/, 'the two-letter code of the country, such as IN'),
    }),
  }),
  contact: contactSchema,
  credentials: credentialsSchema,
  error: field.object('Error page', {
    ...field.textFields({ headline: 'Headline' }),
    notFound: field.object(
      'When the address does not exist',
      field.textFields({
        headline: 'Headline',
        text: 'Text',
        closestMatch: 'Before a similar page',
      }),
    ),
    sectionFailure: field.object(
      'When a part of a page fails',
      field.textFields({ text: 'Text', reload: 'Link that reloads' }),
    ),
  }),
  footer: z.strictObject({
    ...field.textFields({
      privacy: 'Link to the privacy page',
      rights: 'After the year and the name',
    }),
    fictionalNotice: field.textOrEmpty('Last line'),
  }),
  hero: heroSchema,
  navigation: field.object('Menus', {
    ...field.textFields({ home: 'Home', about: 'About', services: 'Services', contact: 'Contact' }),
    ...field.textFields({ menu: 'Button that opens the menu', close: 'Button that closes it' }),
    ...field.textFields({ logoLabel: 'What the logo is called', skip: 'First link for keyboards' }),
    ...field.textFields({
      mainLabel: 'Name of the upper menu',
      footerLabel: 'Name of the lower menu',
    }),
  }),
  pages: field
    .object('Search results and links', {
      fictional: field.fictionalFlag,
      ...field.fieldPerName(MAIN_SECTION_IDS, field.pageWithSocialImage),
      ...field.fieldPerName(['privacy', 'sent', 'not-sent', 'error'], pageWithoutSocialImage),
    } satisfies Record<CorePageId | 'fictional', unknown>)
    .describe(
      "a page with a file of its own, such as credentials.yaml, has them there under 'metadata'",
    ),
  privacy: field.object('Page on privacy', {
    fictional: field.fictionalFlag,
    validUntil: field.textOrEmpty('Valid until', field.date).optional(),
    ...field.textFields({ label: 'Line above the headline', headline: 'Headline', text: 'Text' }),
    sections: z
      .array(privacySection)
      .min(1)
      .describe('a list of sections, each with id, title and text'),
  }),
  seafarers: seafarersSchema,
  security: field.object('Reports of security problems', {
    contacts: field.listOrEmpty('addresses', reportAddress),
    expires: field.date.meta({ title: 'Valid until' }),
    languages: field.textList('a list of language codes such as en', 'Language'),
  }),
  'service-pages': servicePagesSchema,
  services: servicesSchema,
}

export type ContentName = keyof typeof schemas

export const OPTIONAL_CONTENT_FILES: readonly ContentName[] = [
  'credentials',
  'seafarers',
  'service-pages',
]

/** Returns a content file's schema with image paths instead of Astro's `ImageMetadata`. */
export function schemaOf(name: ContentName): z.ZodType {
  const schema = schemas[name]
  return typeof schema === 'function' ? schema({ image: () => z.string() as never }) : schema
}

export type HeroContent = z.infer<ReturnType<typeof heroSchema>>
