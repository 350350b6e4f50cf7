import { createHash } from 'node:crypto'
import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

const EXECUTABLE_TYPE =
  /^(|module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script)$/i

/** Returns the headers for all responses, with the hashes of the inline scripts in `pages`. */
export const createHeadersFile = (pages: readonly string[], isPublishing: boolean) => `/*
  Content-Security-Policy: ${policyFor(pages.flatMap(elementsOf))}
  Cross-Origin-Opener-Policy: same-origin
  Permissions-Policy: camera=(), geolocation=(), microphone=()
  Referrer-Policy: strict-origin-when-cross-origin
  X-Content-Type-Options: nosniff
${isPublishing ? '  Strict-Transport-Security: max-age=31536000\n' : ''}/_astro/*
  Cache-Control: public, max-age=31536000, immutable
`

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
  return `default-src 'none'; script-src ${hashesOf(scripts)}; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; media-src 'self'; connect-src ${sending}; form-action ${sending}; manifest-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'`
}

function hashesOf(elements: readonly Element[]): string {
  const texts = elements.map(({ childNodes }) =>
    childNodes.map((node) => (tree.isTextNode(node) ? node.value : '')).join(''),
  )
  const inlineTexts = new Set(texts.filter((text) => text !== ''))
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  return ["'self'", ...[...inlineTexts].map(hash).toSorted()].join(' ')
}

const elementsOf = (html: string) =>
  nodesIn(parse(html, { scriptingEnabled: false })).filter(tree.isElementNode)

function nodesIn(node: Node): Node[] {
  const inTemplate = 'content' in node ? nodesIn(node.content) : []
  const inside = 'childNodes' in node ? node.childNodes.flatMap(nodesIn) : []
  return [node, ...inTemplate, ...inside]
}

const attributeOf = (element: Element, name: string) =>
  element.attrs.find((attribute) => attribute.name === name)?.value
