import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node
export type Element = DefaultTreeAdapterTypes.Element
export type Comment = DefaultTreeAdapterTypes.CommentNode

/**
 * Pages are read by the rules of the HTML standard, not with patterns: comments, attributes that
 * hold `>`, and line ends have to come out exactly as they do in a browser.
 */
function nodesOf(html: string): Node[] {
  const document = parse(html, { scriptingEnabled: false, sourceCodeLocationInfo: true })
  return nodesIn(document)
}

function nodesIn(node: Node): Node[] {
  const inTemplate = 'content' in node ? nodesIn(node.content) : []
  const inside = 'childNodes' in node ? node.childNodes.flatMap(nodesIn) : []
  return [node, ...inTemplate, ...inside]
}

/** Every element of a page in document order, templates and `<noscript>` included, and every comment. */
export function contentsOf(html: string): { elements: Element[]; comments: Comment[] } {
  const nodes = nodesOf(html)
  return { elements: nodes.filter(tree.isElementNode), comments: nodes.filter(tree.isCommentNode) }
}

/** The names of a folder's pages, in every folder below it, in the order of their names. */
export const pagesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .toSorted()

/** Every element of every page of a folder. */
export const elementsOfPages = (folder: string): Element[] =>
  pagesIn(folder).flatMap((name) => contentsOf(readFileSync(join(folder, name), 'utf8')).elements)

/** An attribute's value, undefined where the element lacks it. */
export function attributeOf(element: Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value
}

/** The text inside a script or style element, as the browser hashes it. */
export function textOf(element: Element): string {
  return element.childNodes.map((node) => (tree.isTextNode(node) ? node.value : '')).join('')
}
