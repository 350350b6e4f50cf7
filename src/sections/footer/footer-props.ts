import { logoSize } from '../../content/brand'
import { readContent } from '../../content/read-content'
import { namedNumber, shownCredentials } from '../../content/shown-credentials'
import type { PageId } from '../../lib/sections'

/** What the footer of a page shows, from content. */
export const footerProps = async (page: PageId) => ({
  page,
  drawing: logoSize('logo'),
  content: await readContent('footer'),
  /** The words of the link to the form, on pages that do not lead to it by themselves. */
  inquiryLink: (await readContent('home')).inquiryLink,
  navigation: await readContent('navigation'),
  company: await readContent('company'),
  /** Numbers of licences and certificates. */
  licences: shownCredentials(await readContent('credentials')).certificates.map(namedNumber),
  year: new Date().getFullYear(),
})

export type FooterProps = Awaited<ReturnType<typeof footerProps>>
