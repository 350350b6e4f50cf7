import { attributeOf, textOf } from './html.ts'
import { elementsNamed, placeOf, type Page } from './page.ts'
import type { Site } from './site.ts'

/** Their `data-page`. */
const PAGES_FOR_FEW = new Set(['privacy', 'sent', 'not-sent'])

/**
 * Puts the styles of pages that few come to into files. A style in a page saves its visitors a round trip, and
 * costs a hash in the policy that comes with every page, `/` before all.
 */
export async function linkedStyles(page: Page, site: Site) {
  const [root] = elementsNamed(page, 'html')
  if (!root || !PAGES_FOR_FEW.has(attributeOf(root, 'data-page') ?? '')) return
  for (const style of elementsNamed(page, 'style')) {
    const { start, end } = placeOf(style)
    const href = await site.write('page', 'css', textOf(style))
    page.text.overwrite(start, end, `<link rel="stylesheet" href="${href}">`)
  }
}
