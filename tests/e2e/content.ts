import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { CollectionEntry } from 'astro:content'
import { parse } from 'yaml'
import { figureTextAtProgress } from '../../src/components/count-up-figure/figure-text-at-progress.ts'
import { shownAudienceLinks } from '../../src/content/audience-links.ts'
import type { ContentName, HeroContent } from '../../src/content/schemas/all-schemas.ts'
import type { PageMetadata } from '../../src/content/schemas/fields.ts'
import { MAIN_SECTION_IDS, type ServiceId } from '../../src/lib/element-ids.ts'

const read = <Name extends ContentName>(name: Name): CollectionEntry<Name>['data'] =>
  parse(readFileSync(`content/${name}.yaml`, 'utf8'))

const readOptional = <Name extends ContentName>(name: Name) =>
  existsSync(`content/${name}.yaml`) ? read(name) : undefined

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
const [first, second, third = second] = SERVICE_IDS as [ServiceId, ServiceId, ServiceId?]
const serviceAt = (fraction: number) => SERVICE_IDS[Math.floor(SERVICE_IDS.length * fraction)]!
export const TEST_SERVICE_IDS = {
  first,
  second,
  third,
  middle: serviceAt(0.5),
  late: serviceAt(0.7),
  last: SERVICE_IDS.at(-1)!,
}
export const servicePagesById = Object.fromEntries(
  readOptional('service-pages')?.pages.map((page) => [page.id, page]) ?? [],
)
export const SERVICE_IDS_WITH_PAGE = SERVICE_IDS.filter((id) => servicePagesById[id])
export const frontmatterById: Record<
  string,
  PageMetadata & { headline?: string; linkText?: string }
> = Object.fromEntries(
  globSync('content/pages/*.md').map((file) => [
    basename(file, '.md'),
    parse(readFileSync(file, 'utf8').split('---\n')[1]!),
  ]),
)
const { fictional: _, ...corePages } = read('pages')
export const pageMetadata: Record<string, PageMetadata> = {
  ...corePages,
  ...frontmatterById,
  ...(credentials && { credentials: credentials.metadata }),
  ...(seafarers && { seafarers: seafarers.metadata }),
  ...Object.fromEntries(
    SERVICE_IDS_WITH_PAGE.map((id) => [`services/${id}`, servicePagesById[id]!]),
  ),
}
export const services = servicesSection.services.map((service) => ({
  ...service,
  items: service.items.map((item) => (typeof item === 'string' ? item : item.text)),
}))
export const serviceById = (id: ServiceId) => services.find((service) => service.id === id)!
export const SERVICE_NAMES = services.map(({ menuName }) => menuName)

export const NAV_LABELS = MAIN_SECTION_IDS.map((id) => navigation[id])
export const AUDIENCE_LINKS = shownAudienceLinks(hero.audienceLinks ?? { label: '', entries: [] }, {
  credentials: { dutyContacts: { title: '', allDayLabel: '', entries: [] }, ...credentials },
  pages: pageMetadata,
})
export const AUDIENCE_MENU_LABELS = AUDIENCE_LINKS.flatMap(({ menuLinkText }) => menuLinkText || [])
export const SLIDES = about.carousel.slides

const withFinalValues = (figures: HeroContent['figures']) =>
  figures.map((figure) => ({ ...figure, final: figureTextAtProgress(figure, 1) }))
export const FIGURES_BY_SECTION = {
  home: withFinalValues(hero.figures),
  about: withFinalValues(about.freightSection.figures),
}
