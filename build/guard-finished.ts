import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { placeholderIn, rejectBuild } from './guard.ts'
import { attributeOf, elementsOfPages, type Element } from './html.ts'
import type { Settings } from './settings.ts'

/** What visitors, search engines and social networks read. Scripts contain figures of their own. */
const READ_FILE = /\.(html|xml|txt|json|webmanifest|svg)$/
/** Licences name anybody. */
const LICENCES = 'licences.txt'

/** What is wrong with a finished build, read from its pages and headers. An empty list lets it be published. */
export function finishedProblems(
  folder: string,
  headers: Record<string, string>,
  { SITE_URL, FORM_ENDPOINT }: Settings,
): string[] {
  const elements = elementsOfPages(folder)
  const policy = headers['Content-Security-Policy'] ?? ''
  return [
    ...formProblems(elements, policy, FORM_ENDPOINT, SITE_URL),
    ...addressProblems(elements, new URL(SITE_URL).origin),
    ...placeholderProblems(folder),
  ]
}

function formProblems(elements: Element[], policy: string, endpoint: string, site: string) {
  const actions = elements
    .filter(({ tagName }) => tagName === 'form')
    .map((form) => attributeOf(form, 'action') ?? '')
  const { origin } = new URL(endpoint, site)
  const source = origin === new URL(site).origin ? "'self'" : origin
  const sourcesOf = (directive: string) =>
    (policy.split('; ').find((part) => part.startsWith(`${directive} `)) ?? '').split(' ')
  return [
    ...actions
      .filter((action) => action !== endpoint)
      .map((action) => `A form sends to '${action}', and FORM_ENDPOINT is '${endpoint}'.`),
    ...['connect-src', 'form-action']
      .filter((name) => !sourcesOf(name).includes(source))
      .map((name) => `The policy's ${name} does not allow ${source}, which the form sends to.`),
  ]
}

/** What has to be an absolute address, because it is read apart from its page. */
function addressProblems(elements: Element[], origin: string): string[] {
  return elements.flatMap((element) => {
    const isCanonical = attributeOf(element, 'rel') === 'canonical'
    const name = attributeOf(element, 'property') ?? attributeOf(element, 'name') ?? ''
    if (!isCanonical && !/^(og:url|(og|twitter):image)$/.test(name)) return []
    const address = attributeOf(element, isCanonical ? 'href' : 'content') ?? ''
    if (`${address}/`.startsWith(`${origin}/`)) return []
    return [`${isCanonical ? 'canonical' : name} is '${address}' and not on ${origin}.`]
  })
}

const placeholderProblems = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .toSorted()
    .filter((name) => READ_FILE.test(name) && name !== LICENCES)
    .flatMap((name) => {
      const text = readFileSync(join(folder, name), 'utf8')
      const found = placeholderIn(text)
      return found ? [`/${name} holds the placeholder '${found.match}'.`] : []
    })

/** Stops a build whose result must not be published. Throws with all of its problems. */
export const rejectUnfinished = (...args: Parameters<typeof finishedProblems>) =>
  rejectBuild('Not published:', [...new Set(finishedProblems(...args))])
