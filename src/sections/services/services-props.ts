import { readContent } from '../../content/read-content'
import { readFailure } from '../../content/read-failure'
import { proofOf } from '../../content/shown-credentials'
import { responsivePicture } from '../../lib/responsive-picture'

/** What the section shows, from content. On a page that begins with it, the first picture does not wait. */
export async function servicesProps({ isFirst = false } = {}) {
  const { headline, skip, howToStart, services } = await readContent('services')
  const credentials = await readContent('credentials')
  return {
    failure: await readFailure(),
    headline,
    // The section's own page has no contact, but the part on how to start.
    skip: isFirst ? howToStart.headline : skip,
    isFirst,
    services: await Promise.all(
      // Only the static table on how to start shows `send` and `role`: as props they would be sent a second time.
      services.map(
        async ({
          picture,
          alt,
          focus,
          items,
          inquiryLink,
          send: _send,
          role: _role,
          ...service
        }) => ({
          ...service,
          inquiryLink: inquiryLink.label,
          items: items.map((item) =>
            typeof item === 'string'
              ? { text: item }
              : { text: item.text, proof: proofOf(credentials, item.certificate) },
          ),
          picture: await responsivePicture(picture, {
            widths: [1000, 1400, 1920],
            // On the densest screens, nobody sees more than two pixels for each of CSS.
            sizes:
              service.layout === 'picture-full'
                ? '(min-resolution: 2.5dppx) max(70vw, 55vh), max(100vw, 80vh)'
                : '(min-width: 64em) max(74vw, 125vh), (min-resolution: 2.5dppx) max(70vw, 55vh), max(100vw, 80vh)',
            alt,
            focus,
          }),
        }),
      ),
    ),
  }
}

export type ServicesProps = Awaited<ReturnType<typeof servicesProps>>
