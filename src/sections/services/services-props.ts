import { readContent } from '../../content/read-content'
import type { Service } from '../../content/services'
import { proofOf } from '../../content/shown-credentials'
import { responsivePicture } from '../../lib/responsive-picture'

/** On the densest screens, nobody sees more than two pixels for each of CSS. */
const SIZES = '(min-resolution: 2.5dppx) max(70vw, 55vh), max(100vw, 80vh)'

/** What the section shows, from content. On a page that begins with it, the first picture does not wait. */
export async function servicesProps({ beginsPage = false } = {}) {
  const { services: content, credentials, failure } = await readContent()
  const { headline, skip, howToStart, services } = content

  // Only the static table on how to start shows `send` and `role`: as props they would be sent a second time.
  const propsOf = async ({ alt, focus, send: _send, role: _role, ...service }: Service) => ({
    ...service,
    items: service.items.map((item) => {
      const { text, certificate } =
        typeof item === 'string' ? { text: item, certificate: '' } : item
      return { text, proof: proofOf(credentials, certificate) }
    }),
    picture: await responsivePicture(service.picture, {
      widths: [1000, 1400, 1920],
      sizes:
        service.layout === 'picture-full' ? SIZES : `(min-width: 64em) max(74vw, 125vh), ${SIZES}`,
      alt,
      focus,
    }),
  })

  return {
    failure,
    headline,
    // The section's own page has no contact, but the part on how to start.
    skip: beginsPage ? howToStart.headline : skip,
    beginsPage,
    services: await Promise.all(services.map(propsOf)),
  }
}

export type ServicesProps = Awaited<ReturnType<typeof servicesProps>>
