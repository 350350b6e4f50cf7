import { attributeOf } from './html.ts'
import { elementsNamed, refuse, type Page } from './page.ts'

/**
 * Puts what the page's root says in a style attribute into the page's first style sheet: the policy allows no
 * such attribute, for it would need a hash of each and 'unsafe-hashes' with every page. Refuses those of other elements.
 */
export function styleAttributes(page: Page) {
  for (const element of page.elements) {
    const style = attributeOf(element, 'style')
    if (style === undefined) continue
    if (element.tagName !== 'html')
      refuse(page, `style="${style}" on a ${element.tagName} is against the policy: write a class`)
    const [sheet] = elementsNamed(page, 'style')
    if (!sheet) refuse(page, 'it has no style sheet for what its root says in an attribute')
    const { startOffset, endOffset } = element.sourceCodeLocation!.attrs!['style']!
    // With the blank before it.
    page.text.remove(startOffset - 1, endOffset)
    page.text.appendLeft(sheet.sourceCodeLocation!.startTag!.endOffset, `:root{${style}}`)
  }
}
