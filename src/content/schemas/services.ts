import { z } from 'astro/zod'
import type { SchemaContext } from 'astro:content'
import * as field from './fields.ts'

const item = z
  .union([
    field.text(),
    z.strictObject(field.textFields({ text: 'Text', certificateId: 'Certificate that proves it' })),
  ])
  .describe('a line of text, or text and certificateId, the id of a certificate')
  .transform((item) => (typeof item === 'string' ? { text: item, certificateId: '' } : item))

const SERVICE_ID = 'a short name in small letters, such as crew'
const service = (image: SchemaContext['image']) =>
  z.strictObject({
    id: field
      .textMatching(/^[a-z][a-z\d-]*$/, SERVICE_ID)
      .meta({ title: 'Short name in addresses' }),
    ...field.textFields({ menuName: 'Name in menus', stepLabel: 'Name in the index' }),
    ...field.textFields({ title: 'Headline', text: 'Text' }),
    items: z
      .array(item.meta({ title: 'Item' }))
      .min(1)
      .meta({ title: 'Included items', description: 'a list of what the service includes' }),
    picture: field.rasterImageFile(image),
    focus: field.focalPoint,
    glow: field
      .object('Light that moves over the picture', {
        svg: field.svgImageFile(image).meta({ title: 'Drawing of the light' }),
        animation: z
          .enum(['approaches', 'flashes', 'flickers', 'shimmers', 'sways', 'sweeps'])
          .meta({ title: 'Movement' }),
      })
      .optional(),
    alt: field.altText,
    arrangement: z
      .enum(['picture-full', 'picture-left', 'picture-right'])
      .meta({ title: 'Where the picture stands' }),
    textDelay: field.number('seconds', 0, 2).meta({ title: 'Seconds until the text appears' }),
    linksToSeafarers: field.booleanField
      .meta({ title: 'Seafarers who come here are led to their page' })
      .optional(),
    inquiryLink: field.object('Link to the inquiry form', {
      label: field.text('the text of the link to the inquiry form').meta({
        title: 'Words of the link',
      }),
      service: field.textOrEmpty(
        'Service that it chooses',
        field.text('the service that it chooses in the form'),
      ),
    }),
  })

export const servicesSchema = ({ image }: SchemaContext) =>
  field.object('Services: the list', {
    fictional: field.fictionalFlag,
    ...field.textFields({ headline: 'Headline', skipToContact: 'Link past the services' }),
    services: z.array(service(image)).min(2).describe('a list of at least two services'),
  })

type Services = z.infer<ReturnType<typeof servicesSchema>>
export type ServiceContent = Services['services'][number]

export type GlowOverlayProps = NonNullable<ReturnType<typeof glowOverlayProps>>

/** Returns undefined if the service has no glow. */
export const glowOverlayProps = ({ glow }: Pick<ServiceContent, 'glow'>) =>
  glow && { src: glow.svg.src, glowAnimation: glow.animation }
