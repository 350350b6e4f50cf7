import type { SchemaContext } from 'astro:content'
import { z } from 'astro/zod'
import { SERVICE_IDS, type ServiceId } from '../lib/sections'
import {
  fixed,
  focus,
  group,
  lines,
  list,
  number,
  oneOf,
  optionalText,
  picture,
  text,
  type ImageField,
} from './fields'

const service = (id: ServiceId, image: ImageField) =>
  group({
    id: fixed(id),
    menu: text('the name in the menus'),
    index: text('the short name'),
    title: lines('the title, a line each'),
    serial: number('a serial number of up to six digits', 0, 999_999),
    text: text(),
    items: list(
      z.union([text(), group({ text: text(), paper: text('the id of a certificate') })], {
        error: () => 'wanted a line of text, or text and paper, the id of a certificate',
      }),
      'what the service includes, one each',
    ),
    picture: picture(image),
    focus: focus(),
    alt: text('what the picture shows'),
    layout: oneOf(['picture-left', 'picture-right']),
    delay: number('seconds, 0 to 2', 0, 2),
    ask: group({
      label: text('the words of the link to the inquiry form'),
      service: optionalText("the service of the form that it chooses, or '' for none"),
    }),
  })

type Each<Ids extends readonly ServiceId[], Item> = { -readonly [Place in keyof Ids]: Item }
/** One schema for each id, in their order. */
type ServiceSchemas = Each<typeof SERVICE_IDS, ReturnType<typeof service>>

export const servicesSchema = ({ image }: SchemaContext) =>
  group({
    headline: text(),
    services: z.tuple(SERVICE_IDS.map((id) => service(id, image)) as unknown as ServiceSchemas, {
      error: () =>
        `wanted exactly these ${SERVICE_IDS.length} services in this order: ${SERVICE_IDS.join(', ')}`,
    }),
  })

type ServicesContent = z.infer<ReturnType<typeof servicesSchema>>
export type Service = ServicesContent['services'][number]
