import { createHash } from 'node:crypto'
import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

const EXECUTABLE_TYPE =
  /^(|module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script)$/i
/** Cloudflare ignores lines in `_headers` that have more than 2,000 characters. */
const MAX_LINE_LENGTH = 1900

/**
 * Throws for `style` attributes, which the Content Security Policy's hashes can't allow. `Cross-Origin-Resource-Policy`
 * is `cross-origin` because other sites show the social images and logos.
 */
export function createHeadersFile(
  pages: [name: string, html: string][],
  isPublishing: boolean,
): string {
  const policy = policyFor(pages.flatMap(([name, html]) => elementsOf(name, html)))
  if (policy.length > MAX_LINE_LENGTH)
    throw new Error(
      `_headers: found a policy of ${policy.length} characters, hosts accept ${MAX_LINE_LENGTH}`,
    )
  return `/*
  Content-Security-Policy: ${policy}
  Cross-Origin-Opener-Policy: same-origin
  Cross-Origin-Resource-Policy: cross-origin
  Permissions-Policy: camera=(), geolocation=(), microphone=()
  Referrer-Policy: strict-origin-when-cross-origin
  X-Content-Type-Options: nosniff
${isPublishing ? '  Strict-Transport-Security: max-age=31536000\n' : ''}/_astro/*
  Cache-Control: public, max-age=31536000, immutable
`
}

function policyFor(elements: readonly Element[]): string {
  const named = (tagName: string) => elements.filter((element) => element.tagName === tagName)
  const scripts = named('script').filter(
    (script) =>
      attributeOf(script, 'src') === undefined &&
      EXECUTABLE_TYPE.test((attributeOf(script, 'type') ?? '').trim()),
  )
  const formService = named('form')
    .map((form) => URL.parse(attributeOf(form, 'action') ?? '')?.origin)
    .find((origin) => origin?.startsWith('http'))
  const sending = ["'self'", formService].filter(Boolean).join(' ')
  return `default-src 'none'; script-src ${hashesOf(scripts)}; style-src ${hashesOf(named('style'))}; img-src 'self' data:; font-src 'self'; media-src 'self'; connect-src ${sending}; form-action ${sending}; manifest-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'`
}

function hashesOf(elements: readonly Element[]): string {
  const texts = elements.map(({ childNodes }) =>
    childNodes.map((node) => (tree.isTextNode(node) ? node.value : '')).join(''),
  )
  const inlineTexts = new Set(texts.filter((text) => text !== ''))
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  return ["'self'", ...[...inlineTexts].map(hash).toSorted()].join(' ')
}

function elementsOf(page: string, html: string): Element[] {
  const elements = nodesIn(parse(html, { scriptingEnabled: false })).filter(tree.isElementNode)
  for (const element of elements)
    if (attributeOf(element, 'style') !== undefined)
      throw new Error(
        `${page}: found <${element.tagName} style="${attributeOf(element, 'style')}">, which the Content-Security-Policy blocks. Use a class or a data attribute.`,
      )
  return elements
}

function nodesIn(node: Node): Node[] {
  const inTemplate = 'content' in node ? nodesIn(node.content) : []
  const inside = 'childNodes' in node ? node.childNodes.flatMap(nodesIn) : []
  return [node, ...inTemplate, ...inside]
}

const attributeOf = (element: Element, name: string) =>
  element.attrs.find((attribute) => attribute.name === name)?.value
