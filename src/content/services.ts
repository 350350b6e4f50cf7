import type { SchemaContext } from 'astro:content'
import { z } from 'astro/zod'
import { SERVICE_IDS } from '../lib/sections'
import { focus, number, orEmpty, picture, text, texts } from './fields'

const item = z
  .union([text(), z.strictObject({ text: text(), certificate: text() })])
  .describe('a line of text, or text and certificate, the id of a certificate')

const service = (image: SchemaContext['image']) =>
  z.strictObject({
    id: z.enum(SERVICE_IDS),
    ...texts('menu', 'shortName', 'title', 'text'),
    items: z.array(item).min(1).describe('a list of what the service includes'),
    picture: picture(image),
    focus,
    zoom: z.literal(true).optional(),
    alt: text('what the picture shows'),
    layout: z.enum(['picture-full', 'picture-left', 'picture-right']),
    delay: number('seconds', 0, 2),
    inquiryLink: z.strictObject({
      label: text('the text of the link to the inquiry form'),
      service: orEmpty(text('the service that it chooses in the form')),
    }),
  })

export const servicesSchema = ({ image }: SchemaContext) =>
  z.strictObject({
    ...texts('headline', 'skip'),
    services: z
      .array(service(image))
      .refine((services) => services.map(({ id }) => id).join() === SERVICE_IDS.join())
      .describe(`exactly these services in this order: ${SERVICE_IDS.join(', ')}`),
  })

type Services = z.infer<ReturnType<typeof servicesSchema>>
export type Service = Services['services'][number]
