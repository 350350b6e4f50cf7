import type { SchemaContext } from 'astro:content'
import { z } from 'astro/zod'
import { SERVICE_IDS, type ServiceId } from '../lib/sections'
import { focus, number, orEmpty, picture, text, texts } from './fields'

const item = z
  .union([text(), z.strictObject({ text: text(), certificate: text() })])
  .describe('a line of text, or text and certificate, the id of a certificate')

const columns = z.array(text()).length(3).describe('the names of the three columns')

const service = (id: ServiceId, image: SchemaContext['image']) =>
  z.strictObject({
    id: z.literal(id),
    ...texts('menu', 'shortName', 'title', 'text', 'send', 'role'),
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

type Each<Ids extends readonly ServiceId[], Item> = { -readonly [Index in keyof Ids]: Item }
/** The schemas of the services, in the order of their ids. */
type ServiceSchemas = Each<typeof SERVICE_IDS, ReturnType<typeof service>>

export const servicesSchema = ({ image }: SchemaContext) =>
  z.strictObject({
    ...texts('headline', 'skip'),
    howToStart: z.strictObject({
      ...texts('headline', 'text'),
      columns,
      examples: z.array(
        z.strictObject({
          ...texts('headline', 'text'),
          columns,
          steps: z.array(z.strictObject(texts('when', 'happens', 'deliverable'))).min(1),
        }),
      ),
    }),
    services: z
      .tuple(SERVICE_IDS.map((id) => service(id, image)) as unknown as ServiceSchemas)
      .describe(`exactly these services in this order: ${SERVICE_IDS.join(', ')}`),
  })

type Services = z.infer<ReturnType<typeof servicesSchema>>
export type Service = Services['services'][number]
export type HowToStart = Services['howToStart']
