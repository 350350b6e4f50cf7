import type { SchemaContext } from 'astro:content'
import { z } from 'astro/zod'
import {
  email,
  fileIn,
  fixed,
  group,
  latitude,
  lines,
  list,
  longitude,
  number,
  oneOf,
  optionalText,
  phone,
  picture,
  text,
  type ImageField,
} from './content-fields'
import { sameWords } from './broken-headline'
import { SERVICE_IDS, type SectionId, type ServiceId } from './sections'

const FILM_FOLDER = 'src/assets/film'
const PREVIEW_FOLDER = 'public/previews'

const figure = group({
  number: number('a number from 0 to 1,000,000,000', 0, 1e9),
  suffix: text('what follows the number, such as K+ or %').optional(),
  label: text('what is counted, such as Containers Shipped'),
  duration: number('milliseconds, 100 to 10000', 100, 10_000),
})

const figures = list(figure, 'exactly three figures', { exactly: 3 })

export const companySchema = group({
  name: text('the name of the company'),
  brand: text('the brand as it stands in the subject of an inquiry'),
  email: email(),
  phones: list(phone(), 'a list of at least one telephone number'),
  office: group({
    lines: lines('the address, a line each'),
    locality: text('the town'),
    region: text('the state'),
    postalCode: text('the postal code in quotes'),
    country: text('the two-letter code of the country, such as IN').regex(/^[A-Z]{2}$/, {
      error: ({ input }) =>
        `found '${String(input)}', wanted the two-letter code of the country, such as IN`,
    }),
  }),
  licences: list(
    group({
      label: text('the name of the licence'),
      number: optionalText("its number, or '' to leave it out"),
    }),
    'a list of licences, or [] for none',
    { least: 0 },
  ),
})

export const navigationSchema = group({
  home: text(),
  about: text(),
  services: text(),
  contact: text(),
  logo: text(),
  skip: text(),
  mainLabel: text(),
  footerLabel: text(),
  courseLabel: text(),
  menu: text(),
  close: text(),
})

const waypoint = (section: SectionId) =>
  group({ section: fixed(section), name: text(), latitude, longitude, note: text() })

export const routeSchema = group({
  course: number('a course in degrees, 0 to 360', 0, 360),
  waypoints: z.tuple(
    [waypoint('home'), waypoint('about'), waypoint('services'), waypoint('contact')],
    {
      error: () => 'wanted exactly four waypoints: home, about, services, contact',
    },
  ),
  berth: group({ name: text(), latitude, longitude, note: text() }),
  summary: text('the route in a sentence, for screen readers'),
  legLabel: text(),
  chartNote: text(),
})

const film = (image: ImageField) =>
  group({
    av1: fileIn(FILM_FOLDER, ['.mp4']),
    h264: fileIn(FILM_FOLDER, ['.mp4']),
    poster: picture(image),
    horizon: number("the horizon's height from the top as a fraction, 0 to 1", 0, 1),
  })

export const homeSchema = ({ image }: SchemaContext) =>
  group({
    headline: lines('the headline, a line each'),
    headlinePhone: lines("the phone's headline, a line each"),
    figures,
    film: group({
      pause: text(),
      play: text(),
      landscape: film(image),
      portrait: film(image),
      alt: text('what the picture shows'),
    }),
    next: text(),
  }).refine(({ headline, headlinePhone }) => sameWords(headline, headlinePhone), {
    path: ['headlinePhone'],
    error: ({ input }) =>
      `found '${(input as { headlinePhone: string[] }).headlinePhone.join(' ')}', wanted the words of headline in other lines`,
  })

export const aboutSchema = ({ image }: SchemaContext) =>
  group({
    management: group({
      headline: lines('the headline, a line each'),
      text: lines('the paragraphs, one each'),
    }),
    freight: group({
      headline: text(),
      text: text(),
      figures,
    }),
    carousel: group({
      label: text(),
      previous: text(),
      next: text(),
      pause: text(),
      play: text(),
      position: text("the place of a slide, such as '{number} of {count}'").regex(
        /\{number\}.*\{count\}/,
        {
          error: ({ input }) =>
            `found '${String(input)}', wanted {number} and {count} in it, such as '{number} of {count}'`,
        },
      ),
      slides: list(
        group({
          title: text(),
          text: text(),
          picture: picture(image),
          alt: text('what the picture shows'),
        }),
        'at least two slides',
        { least: 2 },
      ),
    }),
  })

const service = (id: ServiceId, image: ImageField) =>
  group({
    id: fixed(id),
    menu: text('the name in the menus'),
    index: text('the short name'),
    title: lines('the title, a line each'),
    serial: number('a serial number of up to six digits', 0, 999_999),
    text: text(),
    items: lines('what the service includes, one each'),
    picture: picture(image),
    alt: text('what the picture shows'),
    layout: oneOf(['picture-left', 'picture-right']),
    delay: number('seconds, 0 to 2', 0, 2),
  })

export const servicesSchema = ({ image }: SchemaContext) =>
  group({
    headline: text(),
    services: z.tuple(
      [
        service('technical', image),
        service('crew', image),
        service('commercial', image),
        service('freight', image),
        service('travel', image),
        service('audit', image),
      ],
      { error: () => `wanted exactly these six services in this order: ${SERVICE_IDS.join(', ')}` },
    ),
  })

export const contactSchema = ({ image }: SchemaContext) =>
  group({
    headline: lines('the headline, a line each'),
    labels: group({ email: text(), phone: text(), office: text(), responseTime: text() }),
    responseTime: lines('the response time, a line each'),
    form: group({
      title: text(),
      optional: text(),
      fields: group({
        name: text(),
        email: text(),
        phone: text(),
        company: text(),
        service: text(),
        message: text(),
      }),
      servicePlaceholder: text(),
      services: lines('the services that can be asked for, one each'),
      send: text(),
      sending: text(),
      success: text(),
      failure: text(),
      mailInstead: text(),
      privacy: text(),
      badges: lines('the badges, one each'),
    }),
    ground: group({
      picture: picture(image),
      alt: optionalText("what the picture shows, or '' where it is ornament"),
    }),
  })

export const footerSchema = group({ rights: text() })

export const errorSchema = group({
  headline: lines('the headline, a line each'),
  unknownAddress: group({ sign: text(), note: text(), text: text() }),
  failure: group({ sign: text(), text: text(), reload: text() }),
  home: text(),
})

const page = group({
  title: text('the title of the page'),
  description: text('one or two sentences about the page'),
  preview: fileIn(PREVIEW_FOLDER, ['.jpg']),
  previewAlt: text('the words on the preview'),
})

export const pagesSchema = group({
  home: page,
  about: page,
  services: page,
  contact: page,
  error: page,
})

export type Company = z.infer<typeof companySchema>
export type Navigation = z.infer<typeof navigationSchema>
export type Route = z.infer<typeof routeSchema>
export type Footer = z.infer<typeof footerSchema>
export type ErrorScreen = z.infer<typeof errorSchema>

export type Home = z.infer<ReturnType<typeof homeSchema>>
export type About = z.infer<ReturnType<typeof aboutSchema>>
type ServicesContent = z.infer<ReturnType<typeof servicesSchema>>
export type Service = ServicesContent['services'][number]
export type Contact = z.infer<ReturnType<typeof contactSchema>>
