import { readFileSync } from 'node:fs'
import type { CollectionEntry } from 'astro:content'
import { parse } from 'yaml'
import { figureAt } from '../src/components/animated-figure/headline-figure.ts'
import type { ContentName, HeroContent, Pages } from '../src/content/schemas.ts'
import { SECTION_IDS, SERVICE_IDS } from '../src/lib/ids.ts'

const read = <Name extends ContentName>(name: Name): CollectionEntry<Name>['data'] =>
  parse(readFileSync(`content/${name}.yaml`, 'utf8'))

// The words of the site, which editors may change.
export const company = read('company')
export const hero = read('hero')
export const about = read('about')
export const contact = read('contact')
export const credentials = read('credentials')
export const errorScreen = read('error')
export const seafarers = read('seafarers')
export const footer = read('footer')
export const navigation = read('navigation')
export const servicePages = read('service-pages')
/** What search engines and previews show, by the page's path. */
export const pages: Record<string, Pages['privacy'] & Partial<Pages['home']>> = {
  ...(read('pages') as Omit<Pages, 'invented'>),
  ...Object.fromEntries(SERVICE_IDS.map((id) => [`services/${id}`, servicePages.pages[id]])),
}
export const servicesSection = read('services')

export const services = servicesSection.services.map((service) => ({
  ...service,
  items: service.items.map((item) => (typeof item === 'string' ? item : item.text)),
}))
export const serviceOf = (id: (typeof SERVICE_IDS)[number]) =>
  services.find((service) => service.id === id)!
export const SERVICE_NAMES = services.map(({ menuName }) => menuName)

/** The names of the four sections in the navigation. */
export const ENTRIES = SECTION_IDS.map((id) => navigation[id])
export const SLIDES = about.carousel.slides

/** Headline figures as they are in the end. */
const figuresOf = (figures: HeroContent['figures']) =>
  figures.map((figure) => ({ ...figure, final: figureAt(figure, 1) }))
export const FIGURES = { home: figuresOf(hero.figures), about: figuresOf(about.freight.figures) }
