import { MagicString } from 'magic-string'
import { contentsOf, textOf, type Comment, type Element } from './html.ts'

/** A page that was built and is being finished: parsed once, and changed in its text. */
export interface Page {
  /** Its file below the site's folder. */
  name: string
  elements: Element[]
  comments: Comment[]
  /** Changes at the places that the elements' locations tell. */
  text: MagicString
}

export const readPage = (name: string, html: string): Page => ({
  name,
  ...contentsOf(html),
  text: new MagicString(html),
})

/** Stops the build: `reason` says what the page lacks. */
export function refuse({ name }: Page, reason: string): never {
  throw new Error(`${name}: ${reason}`)
}

/** The first character of a node and the one behind its last, as offsets in the page. */
export function placeOf(node: Element | Comment): { start: number; end: number } {
  const { startOffset: start, endOffset: end } = node.sourceCodeLocation!
  return { start, end }
}

/** Takes an element out of the page: later steps do not find it. */
export function remove(page: Page, element: Element) {
  const { start, end } = placeOf(element)
  page.text.remove(start, end)
  page.elements = page.elements.filter((other) => other !== element)
}

/** The elements of the page with this name, and of them those with this text in them. */
export const elementsNamed = ({ elements }: Page, tagName: string, holding = ''): Element[] =>
  elements.filter((element) => element.tagName === tagName && textOf(element).includes(holding))
