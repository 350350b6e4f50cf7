import { logoSize } from '../../content/brand'
import { readContent } from '../../content/read-content'
import { namedNumber, shownCredentials } from '../../content/shown-credentials'
import type { PageId } from '../../lib/sections'

/** What the footer of a page shows, from content. */
export async function footerProps(page: PageId) {
  const { company, credentials, footer, home, navigation } = await readContent()
  return {
    page,
    drawing: logoSize('logo'),
    content: footer,
    /** The words of the link to the form, on pages that do not lead to it by themselves. */
    inquiryLink: home.inquiryLink,
    navigation,
    company,
    /** Numbers of licences and certificates. */
    licences: shownCredentials(credentials).certificates.map(namedNumber),
    year: new Date().getFullYear(),
  }
}

export type FooterProps = Awaited<ReturnType<typeof footerProps>>
