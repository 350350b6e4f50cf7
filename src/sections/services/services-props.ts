import { readContent } from '../../content/read-content'
import { glowOf, type Glow, type Service } from '../../content/services'
import { itemsWithCertificates, type ShownItem } from '../../content/shown-credentials'
import { FULL_WIDTH_PICTURE, responsivePicture, type Picture } from '../../lib/responsive-picture'

export interface ShownService extends Omit<
  Service,
  'glow' | 'items' | 'picture' | 'alt' | 'focus'
> {
  glow: Glow | undefined
  items: ShownItem[]
  picture: Picture
}

export interface ServicesProps {
  headline: string
  skipLinkText: string
  pageLinkText: string
  services: ShownService[]
}

/** What the section shows, from content. */
export async function servicesProps(): Promise<ServicesProps> {
  const content = await readContent()
  const { headline, skipToContact, services } = content.services

  const propsOf = async ({ alt, focus, ...service }: Service): Promise<ShownService> => ({
    ...service,
    glow: glowOf(service),
    items: itemsWithCertificates(service, content.credentials),
    picture: await responsivePicture(service.picture, {
      ...FULL_WIDTH_PICTURE,
      ...(service.arrangement !== 'picture-full' && {
        sizes: `(min-width: 64em) max(74vw, 125vh), ${FULL_WIDTH_PICTURE.sizes}`,
      }),
      alt,
      focus,
    }),
  })

  return {
    headline,
    skipLinkText: skipToContact,
    pageLinkText: content['service-pages'].labels.link,
    services: await Promise.all(services.map(propsOf)),
  }
}
