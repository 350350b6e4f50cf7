import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes } from 'parse5'
import { HASHED_FOLDER } from '../deploy/headers.ts'

type Node = DefaultTreeAdapterTypes.Node
export type Element = DefaultTreeAdapterTypes.Element

/** Puts what `rewrite` makes of it in the place of every built page of a folder. */
export async function rewritePages(
  folder: string,
  rewrite: (html: string) => string | Promise<string>,
): Promise<void> {
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.html'))) {
    const file = join(folder, name)
    await writeFile(file, await rewrite(await readFile(file, 'utf8')))
  }
}

/** Writes a file for pages to name, with a hash of what is in it in its name; answers its address. */
export async function writeHashed(
  folder: string,
  [name, extension]: readonly [string, string],
  text: string,
): Promise<string> {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8)
  const address = `${HASHED_FOLDER}${name}.${hash}.${extension}`
  await writeFile(join(folder, address), text)
  return address
}

/**
 * Every element of every built page, in document order, templates and `<noscript>` included.
 * Pages are read by the rules of the HTML standard, not with patterns: comments, attributes that
 * hold `>`, and line ends have to come out exactly as they do in a browser.
 */
export function elementsOfPages(folder: string): Element[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .toSorted()
    .flatMap((name) => elementsOf(readFileSync(join(folder, name), 'utf8')))
}

/** The same of one page, or of its beginning. */
export function elementsOf(html: string): Element[] {
  return elementsIn(parse(html, { scriptingEnabled: false }))
}

function elementsIn(node: Node): Element[] {
  const inside = 'childNodes' in node ? node.childNodes.flatMap(elementsIn) : []
  if (!tree.isElementNode(node)) return inside
  const inTemplate = 'content' in node ? elementsIn(node.content) : []
  return [node, ...inTemplate, ...inside]
}

/** An attribute's value, undefined where the element lacks it. */
export function attributeOf(element: Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value
}

/** The text inside a script or style element, as the browser hashes it. */
export function textOf(element: Element): string {
  return element.childNodes.map((node) => (tree.isTextNode(node) ? node.value : '')).join('')
}
