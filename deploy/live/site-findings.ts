import { elementsOf, attributeOf } from '../../build/html.ts'
import { SECURITY_TXT_PATH } from '../../src/lib/security-txt.ts'
import { ask, type Reply } from '../ask.ts'
import { cacheControl, HASHED_FOLDER } from '../../build/headers.ts'
import { formOf, headerFindings, listedPageFindings, pageFindings } from './page-findings.ts'
import { redirectFindings } from './redirect-findings.ts'
import { securityTxtFileFindings } from './security-txt-findings.ts'

/** Requests at a time: a check is no load test. */
const AT_ONCE = 6
const MISSING_PAGE = '/no-page-has-this-address'
/** Pages that no list names. */
const UNLISTED = ['/sent', '/not-sent']
const FILE = /\/(?:_astro|previews)\/[\w.~-]+/g
const LOCATION = /<loc>(.+?)<\/loc>/g
/** The key of builds that are no releases. */
const PREVIEW_KEY = 'embedded'

/** What is wrong at a path, one line each: `/about: status 500, wanted 200`. */
type Findings = string[]

interface Visited {
  findings: Findings
  /** The pages that search engines are told of, by their paths. */
  pages: string[]
  /** How many files the pages name. */
  files: number
}

/** Looks at all that a published site answers with; `now` is for what ends at some day. */
export async function siteFindings(origin: string, now: Date): Promise<Visited> {
  const listed = await listedPages(origin)
  const html = new Map<string, string>()
  const pages = await eachOf(listed.pages, async (path) => {
    const reply = await ask(origin, path)
    html.set(path, reply.body)
    const findings = pageFindings(reply, origin)
    if (reply.status === 200) findings.push(...listedPageFindings(reply.body, origin + path))
    return at(path, findings)
  })
  const unlisted = await eachOf(UNLISTED, async (path) => {
    const reply = await ask(origin, path)
    const findings = pageFindings(reply, origin)
    if (!isKeptFromSearch(reply.body)) findings.push('is not kept from search engines')
    return at(path, findings)
  })
  const missing = at(MISSING_PAGE, pageFindings(await ask(origin, MISSING_PAGE), origin, 404))

  const named = [...html.values()].flatMap((text) => text.match(FILE) ?? [])
  const files = [...new Set(named)]
  const wrongFiles = await eachOf(files, async (path) =>
    at(path, fileFindings(path, await ask(origin, path, { method: 'HEAD' }), origin)),
  )
  const aPage = listed.pages.find((path) => path !== '/')
  const security = await ask(origin, SECURITY_TXT_PATH)
  const findings = [
    ...listed.findings,
    ...pages,
    ...unlisted,
    ...missing,
    ...wrongFiles,
    ...(await formFindings(origin, [...html.values()])),
    ...(aPage === undefined ? [] : await redirectFindings(origin, aPage)),
    ...at(SECURITY_TXT_PATH, securityTxtFileFindings(security, origin + SECURITY_TXT_PATH, now)),
  ]
  return { findings, pages: listed.pages, files: files.length }
}

const at = (path: string, findings: string[]): Findings =>
  findings.map((finding) => `${path}: ${finding}`)

/** Looks at each path, a few at a time. One that gives no answer keeps nobody from looking at the next. */
async function eachOf(paths: readonly string[], look: (path: string) => Promise<Findings>) {
  const tryToLook = (path: string) => look(path).catch((error) => at(path, [String(error)]))
  const findings: Findings = []
  for (let first = 0; first < paths.length; first += AT_ONCE)
    findings.push(...(await Promise.all(paths.slice(first, first + AT_ONCE).map(tryToLook))).flat())
  return findings
}

/** The pages of the sitemap that robots.txt names. */
async function listedPages(origin: string): Promise<{ pages: string[]; findings: Findings }> {
  const robots = await ask(origin, '/robots.txt')
  const sitemap = /^Sitemap: (.+)$/m.exec(robots.body)?.[1]
  if (sitemap === undefined)
    return { pages: ['/'], findings: at('/robots.txt', ['names no sitemap']) }
  const [part] = locationsOf(await ask(origin, pathOf(sitemap)))
  const addresses = part === undefined ? [] : locationsOf(await ask(origin, pathOf(part)))
  const foreign = [sitemap, ...addresses].filter((address) => URL.parse(address)?.origin !== origin)
  return {
    pages: addresses.map(pathOf),
    findings: [
      ...(addresses.length > 0 ? [] : at(pathOf(sitemap), ['lists no pages'])),
      ...at(
        '/robots.txt, sitemap',
        foreign.map((address) => `${address} is not of ${origin}`),
      ),
    ],
  }
}

const locationsOf = ({ body }: Reply) => [...body.matchAll(LOCATION)].map(([, address]) => address!)
const pathOf = (address: string) => URL.parse(address)?.pathname ?? address

const isKeptFromSearch = (html: string) =>
  elementsOf(html).some(
    (one) => attributeOf(one, 'name') === 'robots' && attributeOf(one, 'content') === 'noindex',
  )

function fileFindings(path: string, { status, headers }: Reply, origin: string): string[] {
  if (status !== 200) return [`status ${status}, wanted 200`]
  if (!path.startsWith(HASHED_FOLDER)) return headerFindings(headers, origin)
  const wanted = {
    'Cache-Control': cacheControl(HASHED_FOLDER),
    'X-Content-Type-Options': 'nosniff',
  }
  return Object.entries(wanted).flatMap(([name, value]) => {
    const found = headers[name.toLowerCase()]?.join() ?? 'missing'
    return found === value ? [] : [`${name} is ${found}`]
  })
}

/** Whether inquiries are taken where the pages send them to, as far as can be told without sending one. */
async function formFindings(origin: string, pages: string[]): Promise<Findings> {
  const form = pages.map(formOf).find((found) => found !== undefined)
  if (!form) return ['form: no page has one']
  if (form.key === PREVIEW_KEY)
    return ['form: this is a preview, which sends to the computer that serves it']
  if (form.key === '') return ['form: has no access key']
  const { origin: service, pathname } = new URL(form.action, origin)
  if (service !== origin) return []
  const { status } = await ask(origin, pathname)
  return status === 405
    ? []
    : [`form: ${pathname} answers with ${status}, so nobody takes inquiries`]
}
