import { FULL_WIDTH_PICTURE_OPTIONS, responsivePicture } from '../../build/responsive-picture'
import { addCertificateNames } from '../../content/filled-credentials'
import { readAllContent, type Content } from '../../content/read-all-content'
import { seafarersPageLink } from '../../content/schemas/seafarers'
import {
  filledSections,
  responsibilitySectionFor,
  type ServicePageEntry,
} from '../../content/schemas/service-pages'
import { glowOverlayProps } from '../../content/schemas/services'
import { MEDIUM, WIDE } from '../../lib/media-queries'

type Service = Content['services']['services'][number]

const pictureOf = ({ picture, alt, focus }: Service, sizes: string) =>
  responsivePicture(picture, { ...FULL_WIDTH_PICTURE_OPTIONS, sizes, alt, focus })

/** Returns the props of a service's own page. */
export async function getServicePageProps(page: ServicePageEntry) {
  const { id } = page
  const content = await readAllContent()
  const { credentials, seafarers } = content
  const { headline, services } = content.services
  const { officeHours } = content.contact
  const { labels } = content.servicePages
  const index = services.findIndex((other) => other.id === id)
  const servicesWithPage = services.filter(({ pageHref }) => pageHref)
  const position = servicesWithPage.findIndex((other) => other.id === id)
  const neighbours = [
    { rel: 'prev', label: labels.previous, service: servicesWithPage.at(position - 1)! },
    {
      rel: 'next',
      label: labels.next,
      service: servicesWithPage[(position + 1) % servicesWithPage.length]!,
    },
  ].filter(({ service }) => service.id !== id)
  const linkTo = async ({ service, ...link }: (typeof neighbours)[number]) => ({
    ...link,
    href: service.pageHref,
    menuName: service.menuName,
    picture: await pictureOf({ ...service, alt: '' }, `${MEDIUM} 50vw, 100vw`),
  })
  const service = services[index]!
  return {
    labels,
    service: {
      ...service,
      parentName: headline,
      position: { number: index + 1, count: services.length },
      glow: glowOverlayProps(service),
      items: addCertificateNames(service, credentials),
      picture: await pictureOf(
        service,
        `${WIDE} max(76vw, 120vh), ${FULL_WIDTH_PICTURE_OPTIONS.sizes}`,
      ),
    },
    seafarersLink: service.linksToSeafarers ? seafarersPageLink(seafarers) : undefined,
    keyFacts: page.keyFacts,
    ...filledSections(page),
    responsibility: { ...responsibilitySectionFor(page, credentials), officeHours },
    shipNames: credentials.fleet.entries.map(({ name }) => name),
    whatToSend: page.whatToSend,
    otherServices: await Promise.all(neighbours.map(linkTo)),
  }
}

export type ServicePageProps = Awaited<ReturnType<typeof getServicePageProps>>
