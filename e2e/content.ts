import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { figureAt } from '../src/components/count-up/headline-figure.ts'
import type { About } from '../src/content/about.ts'
import type { Contact } from '../src/content/contact.ts'
import type { Credentials } from '../src/content/credentials.ts'
import type {
  Company,
  ErrorScreen,
  Footer,
  Home,
  Navigation,
  Pages,
  Privacy,
} from '../src/content/schemas.ts'
import type { Seafarers } from '../src/content/seafarers.ts'
import type { ServicePages } from '../src/content/service-pages.ts'
import type { Service } from '../src/content/services.ts'
import { SECTION_IDS, SERVICE_IDS } from './specification.ts'

export const read = (name: string): unknown => parse(readFileSync(`content/${name}.yaml`, 'utf8'))

// The words of the site, which editors may change.
export const company = read('company') as Company
export const home = read('home') as Home
export const about = read('about') as About
export const contact = read('contact') as Contact
export const credentials = read('credentials') as Credentials
export const errorScreen = read('error') as ErrorScreen
export const seafarers = read('seafarers') as Seafarers
export const privacy = read('privacy') as Privacy
export const footer = read('footer') as Footer
export const navigation = read('navigation') as Navigation
export const servicePages = read('service-pages') as ServicePages
/** What search engines and previews show, by the page's path. */
export const pages: Record<string, Pages['home']> = {
  ...(read('pages') as Record<string, Pages['home']>),
  ...Object.fromEntries(SERVICE_IDS.map((id) => [`services/${id}`, servicePages.pages[id]])),
}
export const servicesSection = read('services') as {
  headline: string
  skip: string
  services: Service[]
}

export const services = servicesSection.services.map((service) => ({
  ...service,
  items: service.items.map((item) => (typeof item === 'string' ? item : item.text)),
}))
export const serviceOf = (id: Service['id']) => services.find((service) => service.id === id)!
export const SERVICE_NAMES = services.map(({ menu }) => menu)

/** The names of the four sections in the navigation. */
export const ENTRIES = SECTION_IDS.map((id) => navigation[id])
/** The pages of one section each, and their headlines. */
export const PAGE_HEADLINES = {
  about: about.freight.headline,
  services: servicesSection.headline,
  contact: contact.headline,
}
export const SLIDES = about.carousel.slides

/** Headline figures as they are in the end. */
const figuresOf = (figures: Home['figures']) =>
  figures.map((figure) => ({
    number: figure.number,
    label: figure.label,
    final: figureAt(figure, 1),
    durationMs: figure.duration,
  }))
export const FIGURES = { home: figuresOf(home.figures), about: figuresOf(about.freight.figures) }
