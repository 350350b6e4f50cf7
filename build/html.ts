import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes } from 'parse5'
import { filesIn } from './files.ts'

type Node = DefaultTreeAdapterTypes.Node
export type Element = DefaultTreeAdapterTypes.Element

/** Every element of a page in document order, including those in templates and `<noscript>`. */
export const elementsOf = (html: string): Element[] =>
  nodesIn(parse(html, { scriptingEnabled: false })).filter(tree.isElementNode)

function nodesIn(node: Node): Node[] {
  const inTemplate = 'content' in node ? nodesIn(node.content) : []
  const inside = 'childNodes' in node ? node.childNodes.flatMap(nodesIn) : []
  return [node, ...inTemplate, ...inside]
}

/** The names of the HTML files in a folder and the folders below it, sorted. */
export const pagesIn = (folder: string): string[] => filesIn(folder, /\.html$/)

/** An attribute's value, undefined if the element lacks it. */
export const attributeOf = (element: Element, name: string): string | undefined =>
  element.attrs.find((attribute) => attribute.name === name)?.value

/** The text inside a script or style element, as the browser hashes it. */
export const textOf = (element: Element): string =>
  element.childNodes.map((node) => (tree.isTextNode(node) ? node.value : '')).join('')
