import { FULL_WIDTH_PICTURE_OPTIONS, responsivePicture } from '../../build/responsive-picture'
import { addCertificateNames } from '../../content/filled-credentials'
import { readAllContent, type Content } from '../../content/read-all-content'
import { glowOverlayProps } from '../../content/schemas/services'
import { WIDE } from '../../lib/media-queries'

/** Returns the props of the Services section. */
export async function getServicesProps() {
  const content = await readAllContent()
  const { headline, skipToContact, services } = content.services

  const propsOf = async ({ alt, focus, ...service }: Content['services']['services'][number]) => ({
    ...service,
    glow: glowOverlayProps(service),
    items: addCertificateNames(service, content.credentials),
    picture: await responsivePicture(service.picture, {
      ...FULL_WIDTH_PICTURE_OPTIONS,
      ...(service.arrangement !== 'picture-full' && {
        sizes: `${WIDE} max(74vw, 125vh), ${FULL_WIDTH_PICTURE_OPTIONS.sizes}`,
      }),
      alt,
      focus,
    }),
  })

  return {
    headline,
    contactLinkText: skipToContact,
    pageLinkText: content.servicePages.labels.pageLink,
    services: await Promise.all(services.map(propsOf)),
  }
}

export type ServicesProps = Awaited<ReturnType<typeof getServicesProps>>
export type ServiceEntry = ServicesProps['services'][number]
