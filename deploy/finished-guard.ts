import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { attributeOf, elementsOfPages, type Element } from '../build/html.ts'
import { EXAMPLE_ADDRESS, FICTIONAL_NAME, PLACEHOLDER_PHONE } from './placeholders.ts'
import { withoutStack } from './publishing-guard.ts'
import type { Settings } from './settings.ts'

/** What visitors, search engines and social networks read. Scripts are full of figures of their own. */
const READ_FILE = /\.(html|xml|txt|json|webmanifest|svg)$/
/** Licences name whom they please. */
const LICENCES = 'licences.txt'

/**
 * Everything that keeps a finished build from being published, read from its pages and headers: the
 * guard before it can only know what they were made from. An empty list means: go ahead.
 */
export function finishedProblems(
  folder: string,
  headers: Record<string, string>,
  { SITE_URL, FORM_ENDPOINT }: Settings,
): string[] {
  const elements = elementsOfPages(folder)
  return [
    ...formProblems(elements, headers['Content-Security-Policy'] ?? '', FORM_ENDPOINT, SITE_URL),
    ...addressProblems(elements, new URL(SITE_URL).origin),
    ...placeholderProblems(folder),
  ]
}

function formProblems(
  elements: Element[],
  policy: string,
  endpoint: string,
  site: string,
): string[] {
  const actions = elements
    .filter(({ tagName }) => tagName === 'form')
    .map((form) => attributeOf(form, 'action') ?? '')
  const { origin } = new URL(endpoint, site)
  const source = origin === new URL(site).origin ? "'self'" : origin
  return [
    ...actions
      .filter((action) => action !== endpoint)
      .map((action) => `A form sends to '${action}', and FORM_ENDPOINT is '${endpoint}'.`),
    ...['connect-src', 'form-action']
      .filter((name) => !sourcesOf(policy, name).includes(source))
      .map((name) => `The policy's ${name} does not allow ${source}, which the form sends to.`),
  ]
}

const sourcesOf = (policy: string, directive: string): string[] =>
  (policy.split('; ').find((part) => part.startsWith(`${directive} `)) ?? '').split(' ')

/** What has to be absolute, because others than the page's visitors read it. */
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

function placeholderProblems(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()
  return names
    .filter((name) => READ_FILE.test(name) && name !== LICENCES)
    .flatMap((name) => {
      const text = readFileSync(join(folder, name), 'utf8')
      const found =
        EXAMPLE_ADDRESS.exec(text)?.[0] ??
        PLACEHOLDER_PHONE.exec(text)?.[0] ??
        (text.includes(FICTIONAL_NAME) ? FICTIONAL_NAME : undefined)
      return found === undefined ? [] : [`/${name} holds the placeholder '${found}'.`]
    })
}

/** Stops a build whose result must not be published. Throws with all of its problems. */
export function refuseUnfinished(
  ...[folder, headers, settings]: Parameters<typeof finishedProblems>
) {
  const problems = [...new Set(finishedProblems(folder, headers, settings))]
  if (problems.length > 0)
    throw withoutStack(`Not published:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
}
