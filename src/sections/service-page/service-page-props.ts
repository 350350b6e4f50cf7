import { FULL_WIDTH_PICTURE, responsivePicture } from '../../build/responsive-picture'
import { readContent } from '../../content/read-content'
import { filledParts, responsibilityFor } from '../../content/service-pages'
import { glowOf, type ServiceContent } from '../../content/services'
import { itemsWithCertificates } from '../../content/shown-credentials'
import { SERVICE_ABOUT_SEAFARERS, SERVICE_IDS, type ServiceId } from '../../lib/ids'
import { MEDIUM, WIDE } from '../../lib/media-queries'

const pictureOf = ({ picture, alt, focus }: ServiceContent, sizes: string) =>
  responsivePicture(picture, { ...FULL_WIDTH_PICTURE, sizes, alt, focus })

/** What the page of a service shows, from content. */
export async function servicePageProps(id: ServiceId) {
  const content = await readContent()
  const { credentials, seafarers } = content
  const { headline, services } = content.services
  const { officeHours } = content.contact
  const { labels, pages } = content.servicePages
  const count = SERVICE_IDS.length
  const index = SERVICE_IDS.indexOf(id)
  const linkTo = async (service: ServiceContent) => ({
    id: service.id,
    menuName: service.menuName,
    picture: await pictureOf({ ...service, alt: '' }, `${MEDIUM} 50vw, 100vw`),
  })
  const service = services[index]!
  return {
    labels,
    service: {
      ...service,
      parentName: headline,
      position: { number: index + 1, count },
      glow: glowOf(service),
      items: itemsWithCertificates(service, credentials),
      picture: await pictureOf(service, `${WIDE} max(76vw, 120vh), ${FULL_WIDTH_PICTURE.sizes}`),
    },
    seafarersLinkText: id === SERVICE_ABOUT_SEAFARERS ? seafarers.link : '',
    ...filledParts(pages[id]),
    responsibility: { ...responsibilityFor(pages[id], credentials), officeHours },
    whatToSend: pages[id].whatToSend,
    previous: await linkTo(services.at(index - 1)!),
    next: await linkTo(services[(index + 1) % count]!),
  }
}

export type ServicePageProps = Awaited<ReturnType<typeof servicePageProps>>
