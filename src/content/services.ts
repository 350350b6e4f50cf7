import type { SchemaContext } from 'astro:content'
import { z } from 'astro/zod'
import { SERVICE_IDS } from '../lib/sections'
import * as field from './fields'
import { group, number, orEmpty, text, titled } from './fields'

const item = z
  .union([
    text(),
    z.strictObject(titled({ text: 'Text', certificate: 'Certificate that proves it' })),
  ])
  .describe('a line of text, or text and certificate, the id of a certificate')
  .transform((item) => (typeof item === 'string' ? { text: item, certificate: '' } : item))

const service = (image: SchemaContext['image']) =>
  z.strictObject({
    id: z.enum(SERVICE_IDS).meta({ title: 'Service' }),
    ...titled({
      menuName: 'Name in menus',
      indexName: 'Name in the index',
      title: 'Headline',
      text: 'Text',
    }),
    items: z
      .array(item.meta({ title: 'Item' }))
      .min(1)
      .describe('a list of what the service includes')
      .meta({ title: 'Included items' }),
    picture: field.picture(image),
    focus: field.focus,
    glow: group('Light that moves over the picture', {
      drawing: field.svgPicture(image).meta({ title: 'Drawing of the light' }),
      animation: z
        .enum(['approaches', 'flashes', 'flickers', 'shimmers', 'sways', 'sweeps'])
        .meta({ title: 'Movement' }),
    }).optional(),
    alt: field.alt,
    arrangement: z
      .enum(['picture-full', 'picture-left', 'picture-right'])
      .meta({ title: 'Where the picture stands' }),
    textDelay: number('seconds', 0, 2).meta({ title: 'Seconds until the text appears' }),
    inquiryLink: group('Link to the inquiry form', {
      label: text('the text of the link to the inquiry form').meta({ title: 'Words of the link' }),
      service: orEmpty(text('the service that it chooses in the form')).meta({
        title: 'Service that it chooses',
      }),
    }),
  })

export const servicesSchema = ({ image }: SchemaContext) =>
  group('Services: the list', {
    invented: field.invented,
    ...titled({ headline: 'Headline', skipToContact: 'Link past the services' }),
    services: z
      .array(service(image))
      .refine((services) => services.map(({ id }) => id).join() === SERVICE_IDS.join())
      .describe(`exactly these services in this order: ${SERVICE_IDS.join(', ')}`),
  })

type Services = z.infer<ReturnType<typeof servicesSchema>>
export type Service = Services['services'][number]

/** The light that moves over a service's picture, if it has one: the address of its drawing, and how it moves. */
export const glowOf = ({ glow }: Pick<Service, 'glow'>) =>
  glow && { src: glow.drawing.src, glowAnimation: glow.animation }
