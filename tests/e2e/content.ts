import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { CollectionEntry } from 'astro:content'
import { parse } from 'yaml'
import { figureAt } from '../../src/components/animated-figure/headline-figure.ts'
import { shownAudienceLinks } from '../../src/content/audience-links.ts'
import type { PageTexts } from '../../src/content/optional-pages.ts'
import type { ContentName, HeroContent } from '../../src/content/schemas.ts'
import { SECTION_IDS, type ServiceId } from '../../src/lib/ids.ts'

const read = <Name extends ContentName>(name: Name): CollectionEntry<Name>['data'] =>
  parse(readFileSync(`content/${name}.yaml`, 'utf8'))

/** Undefined if the company leaves the file out. */
const readOptional = <Name extends ContentName>(name: Name) =>
  existsSync(`content/${name}.yaml`) ? read(name) : undefined

// The words of the site, which editors may change.
export const company = read('company')
export const hero = read('hero')
export const HAS_VIDEO = hero.backgroundVideo.landscape.av1 !== undefined
export const about = read('about')
export const contact = read('contact')
export const credentials = readOptional('credentials')
export const errorScreen = read('error')
export const seafarers = readOptional('seafarers')
export const footer = read('footer')
export const navigation = read('navigation')
export const servicesSection = read('services')
export const SERVICE_IDS = servicesSection.services.map(({ id }) => id)
/** Services by their place in the list. In a short list, some of these are the same. */
const serviceAt = (fraction: number) => SERVICE_IDS[Math.floor(SERVICE_IDS.length * fraction)]!
export const [FIRST, SECOND] = SERVICE_IDS as [ServiceId, ServiceId]
export const THIRD = SERVICE_IDS[2] ?? SECOND
export const MIDDLE = serviceAt(0.5)
export const LATE = serviceAt(0.7)
export const LAST = SERVICE_IDS.at(-1)!
export const servicePages = Object.fromEntries(
  readOptional('service-pages')?.pages.map((page) => [page.id, page]) ?? [],
)
/** The services that have a page. */
export const SERVICES_WITH_PAGE = SERVICE_IDS.filter((id) => servicePages[id])
/** The front matter of the company's own pages, by their names. */
export const ownPages: Record<string, PageTexts & { headline?: string; link?: string }> =
  Object.fromEntries(
    globSync('content/pages/*.md').map((file) => [
      basename(file, '.md'),
      parse(readFileSync(file, 'utf8').split('---\n')[1]!),
    ]),
  )
const { invented: _, ...corePages } = read('pages')
/** What search engines and previews show, by the page's path. */
export const pages: Record<string, PageTexts> = {
  ...corePages,
  ...ownPages,
  ...(credentials && { credentials: credentials.page }),
  ...(seafarers && { seafarers: seafarers.page }),
  ...Object.fromEntries(SERVICES_WITH_PAGE.map((id) => [`services/${id}`, servicePages[id]!])),
}
export const services = servicesSection.services.map((service) => ({
  ...service,
  items: service.items.map((item) => (typeof item === 'string' ? item : item.text)),
}))
export const serviceOf = (id: ServiceId) => services.find((service) => service.id === id)!
export const SERVICE_NAMES = services.map(({ menuName }) => menuName)

/** The names of the four sections in the navigation. */
export const ENTRIES = SECTION_IDS.map((id) => navigation[id])
/** The links for each kind of visitor that the site shows. */
export const AUDIENCE_LINKS = shownAudienceLinks(hero.audienceLinks ?? { label: '', entries: [] }, {
  credentials: { dutyContacts: { title: '', allDay: '', entries: [] }, ...credentials },
  pages,
})
/** The names of those that the menu has, too. */
export const MORE_ENTRIES = AUDIENCE_LINKS.flatMap(({ menuName }) => menuName || [])
export const SLIDES = about.carousel.slides

/** Headline figures as they are in the end. */
const figuresOf = (figures: HeroContent['figures']) =>
  figures.map((figure) => ({ ...figure, final: figureAt(figure, 1) }))
export const FIGURES = { home: figuresOf(hero.figures), about: figuresOf(about.freight.figures) }
