import { attributeOf, elementsOf, textOf, type Element } from '../../build/html.ts'
import type { Reply } from '../ask.ts'
import { pageFactsOf, pageHeaders, publishedHeaders } from '../../build/headers.ts'

const POLICY = 'Content-Security-Policy'
const UNSAFE = ["'unsafe-inline'", "'unsafe-eval'", '*', 'http:', 'https:', 'data:']
const NO_FACTS = { scriptHashes: [], styleHashes: [] }

/** What is wrong with the headers that every answer of the site has, the policy left aside. */
export function headerFindings(headers: Reply['headers'], origin: string): string[] {
  const wanted = origin.startsWith('https:') ? publishedHeaders(NO_FACTS) : pageHeaders(NO_FACTS)
  return Object.entries(wanted)
    .filter(([name]) => name !== POLICY)
    .flatMap(([name, value]) => {
      const found = headers[name.toLowerCase()] ?? []
      if (found.length === 1 && found[0] === value) return []
      return [`${name} is ${found.join(' and ') || 'missing'}, wanted ${value}`]
    })
}

/** What a page holds that its policy does not let it do, as with the policy of another build, and what no policy may allow. */
function policyFindings(headers: Reply['headers'], elements: readonly Element[]): string[] {
  const found = headers[POLICY.toLowerCase()] ?? []
  if (found.length !== 1) return [`${POLICY} is there ${found.length} times, wanted once`]
  const allowed = directivesOf(found[0]!)
  const facts = pageFactsOf(elements)
  const needed = directivesOf(pageHeaders(facts)[POLICY]!)
  const lacking = [...needed].flatMap(([directive, sources]) => {
    const given = allowed.get(directive)
    if (!given) return [`the policy has no ${directive}`]
    return sources
      .filter((source) => source !== "'none'" && !given.includes(source))
      .map((source) => `the policy's ${directive} lacks ${source}, which the page needs`)
  })
  const unsafe = UNSAFE.filter((source) => allowed.get('script-src')?.includes(source))
  return [...lacking, ...unsafe.map((source) => `the policy's script-src allows ${source}`)]
}

const directivesOf = (policy: string) =>
  new Map(
    policy.split(';').map((directive) => {
      const [name, ...sources] = directive.trim().split(/\s+/)
      return [name!, sources]
    }),
  )

/** What is wrong with an answer that has to be an HTML page: status, type, cache time, headers, policy. */
export function pageFindings(reply: Reply, origin: string, status = 200): string[] {
  const { headers } = reply
  const type = headers['content-type']?.join() ?? 'missing'
  const cache = headers['cache-control']?.join() ?? 'missing'
  if (reply.status !== status) return [`status ${reply.status}, wanted ${status}`]
  return [
    ...(/^text\/html; ?charset=utf-8$/i.test(type) ? [] : [`Content-Type is ${type}`]),
    ...(/^no-cache$|max-age=0, must-revalidate/.test(cache) ? [] : [`Cache-Control is ${cache}`]),
    ...headerFindings(headers, origin),
    ...policyFindings(headers, elementsOf(reply.body)),
  ]
}

/** What is wrong with a page that search engines are to find: its address, and what it says to machines. */
export function listedPageFindings(html: string, address: string): string[] {
  const elements = elementsOf(html)
  const withAttribute = (tag: string, name: string, value: string) =>
    elements.find((one) => one.tagName === tag && attributeOf(one, name) === value)
  const canonical = withAttribute('link', 'rel', 'canonical')
  const href = canonical && attributeOf(canonical, 'href')
  const data = withAttribute('script', 'type', 'application/ld+json')
  return [
    ...(href === address ? [] : [`names ${href ?? 'no address'} as its own, wanted ${address}`]),
    ...(withAttribute('meta', 'name', 'robots') ? ['is kept from search engines'] : []),
    ...structuredDataFindings(data && textOf(data), new URL(address).origin),
  ]
}

function structuredDataFindings(text: string | undefined, origin: string): string[] {
  if (text === undefined) return ['has no structured data']
  try {
    const { '@context': context, url } = JSON.parse(text) as Record<string, unknown>
    if (context !== 'https://schema.org') return ['its structured data is not of schema.org']
    return url === `${origin}/` ? [] : [`its structured data is of ${String(url)}`]
  } catch {
    return ['its structured data cannot be read']
  }
}

/** Where a page's form sends to and by which key, undefined for a page without one. */
export function formOf(html: string): { action: string; key: string } | undefined {
  const elements = elementsOf(html)
  const form = elements.find(({ tagName }) => tagName === 'form')
  const key = elements.find((one) => attributeOf(one, 'name') === 'access_key')
  if (!form) return undefined
  return {
    action: attributeOf(form, 'action') ?? '',
    key: (key && attributeOf(key, 'value')) ?? '',
  }
}
