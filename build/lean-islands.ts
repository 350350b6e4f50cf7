import { attributeOf, textOf } from './html.ts'
import { elementsNamed, refuse, remove, type Page } from './page.ts'
import { AFTER_LOAD } from '../src/page-start/names.ts'

/** What Astro writes for islands; base.css says it, too: one style sheet less for the policy to name. */
const OWN_STYLES = 'astro-island,astro-slot,astro-static-slot{display:contents}'

/**
 * Takes from a page's islands what nothing in a browser reads: ids, which Astro hashes from the path of
 * the folder that the project was built in, the options of our own directive (other directives read
 * theirs), and Astro's style sheet. Props, which are JSON, go between single quotes: their double ones
 * need no escape then. Refuses a page whose islands come without Astro's style sheet as we know it.
 */
export function leanIslands(page: Page) {
  const islands = elementsNamed(page, 'astro-island')
  if (islands.length === 0) return

  const style = elementsNamed(page, 'style').find((element) => textOf(element) === OWN_STYLES)
  if (!style) refuse(page, "Astro's styles for islands are others than those in base.css")
  remove(page, style)

  for (const island of islands) {
    const { attrs = {} } = island.sourceCodeLocation!
    const unread = attributeOf(island, 'client') === AFTER_LOAD ? ['uid', 'opts'] : ['uid']
    for (const { startOffset, endOffset } of unread.flatMap((name) => attrs[name] ?? []))
      page.text.remove(startOffset - 1, endOffset)
    const props = attributeOf(island, 'props')
    if (props !== undefined)
      page.text.overwrite(
        attrs['props']!.startOffset,
        attrs['props']!.endOffset,
        `props='${props.replaceAll('&', '&amp;').replaceAll("'", '&#39;')}'`,
      )
  }
}
