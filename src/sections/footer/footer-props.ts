import type { ComponentProps } from 'react'
import { logoSize } from '../../content/brand'
import { readContent } from '../../content/read-content'
import { namedNumber, shownPapers } from '../../content/shown-papers'
import type { PageId } from '../../lib/sections'
import type { Footer } from './footer'

/** What the footer of a page shows, from content. */
export const footerProps = async (page: PageId): Promise<ComponentProps<typeof Footer>> => ({
  page,
  drawing: logoSize('logo'),
  content: await readContent('footer'),
  ask: (await readContent('home')).ask,
  navigation: await readContent('navigation'),
  company: await readContent('company'),
  licences: shownPapers(await readContent('papers')).certificates.map(namedNumber),
  year: new Date().getFullYear(),
})
