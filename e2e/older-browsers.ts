import bcd, {
  type CompatStatement,
  type Identifier,
} from '@mdn/browser-compat-data' with { type: 'json' }
import type { Page } from '@playwright/test'
import { parse } from 'postcss'
import packageFile from '../package.json' with { type: 'json' }

// The page as the oldest browsers of package.json see it. What they lack is told by MDN's tables.

const BROWSERS = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
} as const

const OLDEST = packageFile.browserslist.map((query) => {
  const [name, version] = query.split(' >= ')
  return { browser: BROWSERS[name as keyof typeof BROWSERS], version: Number(version) }
})

/** Whether one of the oldest browsers lacks it, or has it only behind a flag or a prefix. What MDN does not list is not. */
function isNewer(feature: Identifier | undefined): boolean {
  const compat = feature?.['__compat']
  return compat !== undefined && OLDEST.some((oldest) => !isIn(compat, oldest))
}

const isIn = ({ support }: CompatStatement, { browser, version }: (typeof OLDEST)[number]) =>
  [support[browser] ?? []]
    .flat()
    .some(
      ({
        version_added: added,
        version_removed: removed,
        flags,
        prefix,
        alternative_name: other,
      }) =>
        added &&
        Number.parseFloat(added.replace('≤', '')) <= version &&
        !(removed || flags || prefix || other),
    )

type Tables = Record<string, Identifier | undefined>

const entries = (tables: unknown) =>
  Object.entries(tables as Tables).filter(([name]) => !name.startsWith('__'))

/** JavaScript's and the platform's interfaces and members that are newer, as paths from the global object. */
const newerApis = [...entries(bcd.javascript.builtins), ...entries(bcd.api)].flatMap(
  ([name, table]) =>
    isNewer(table)
      ? [name]
      : entries(table)
          .filter(([, member]) => isNewer(member))
          .map(([member]) => `${name}.${member.replace(/^(.*)_event$/, 'on$1')}`),
)

/** In the page, before anything else: takes them away. */
function takeAway(paths: string[]) {
  const global = globalThis as unknown as Record<string, { prototype?: object } | undefined>
  for (const path of paths) {
    const [name, member] = path.split('.') as [string, string | undefined]
    const holder = global[name]
    if (!member) Reflect.deleteProperty(global, name)
    else if (member.endsWith('_static')) {
      if (holder) Reflect.deleteProperty(holder, member.replace('_static', ''))
    } else if (name === 'Window') Reflect.deleteProperty(global, member)
    else if (holder?.prototype) Reflect.deleteProperty(holder.prototype, member)
  }
}

const { properties, selectors, types, ...css } = bcd.css as unknown as Record<
  'properties' | 'selectors' | 'types' | 'at-rules',
  Tables
>
const atRules = css['at-rules']
const inside = (table: Identifier | undefined, name: string) =>
  (table as unknown as Tables | undefined)?.[name]

/** By how a unit begins: its name in the tables. */
const UNITS: [pattern: RegExp, name: string][] = [
  [/(?<=[\d.])[sdl]v(?=[hwib])/g, 'viewport_percentage_units_small'],
  [/(?<=[\d.])cq(?=[whib])/g, 'container_query_length_units'],
  [/(?<=[\d.])lh\b/g, 'lh'],
]
/** Whose keywords stand in a shorthand, too. */
const LONGHANDS: Record<string, string> = { 'grid-template': 'grid-template-rows' }
/** Syntax of media queries of level 4: comparisons, \`not\` without a type, a ratio of one number. */
const LATER_QUERY = /[<>]|\bnot \(|aspect-ratio: ?[\d.]+\)/
const UNKNOWN = 'of-a-later-browser-'

/**
 * A style sheet in which everything newer has a name that no browser knows, so that every browser drops
 * it as the oldest do, and what that is.
 */
export function aged(css: string): { css: string; newer: Set<string> } {
  const newer = new Set<string>()
  /** The name, or an unknown one in its place. */
  const known = (name: string, feature: Identifier | undefined, label = name) => {
    if (!isNewer(feature)) return name
    newer.add(label)
    return UNKNOWN + name
  }
  const value = (text: string, property: string) => {
    const withUnits = UNITS.reduce(
      (result, [pattern, unit]) =>
        result.replace(pattern, (name) => known(name, inside(types['length'], unit), unit)),
      text,
    )
    const keywords = properties[LONGHANDS[property] ?? property]
    return withUnits.replace(/(?<![\w-.#"'])[a-z][\w-]*/g, (word) =>
      inside(keywords, word)
        ? known(word, inside(keywords, word), `${property}: ${word}`)
        : known(word, types[word] ?? inside(types['color'], word)),
    )
  }
  const selector = (text: string) =>
    text.replace(/(?<=:)[a-z-]+/g, (name) => known(name, selectors[name], `:${name}`))

  const root = parse(css)
  root.walkRules((rule) => {
    if (rule.parent?.type === 'rule' || rule.selector.includes('&')) newer.add('nesting')
    rule.selector = selector(rule.selector).replaceAll('&', `:${UNKNOWN}nesting`)
  })
  root.walkDecls((declaration) => {
    const { prop } = declaration
    declaration.prop = known(prop, properties[prop])
    if (declaration.prop === prop) declaration.value = value(declaration.value, prop)
  })
  root.walkAtRules((rule) => {
    const { name, params } = rule
    if (name === 'media') {
      if (LATER_QUERY.test(params)) newer.add(`@media ${params}`)
      rule.params = params
        .replace(LATER_QUERY, `${UNKNOWN}syntax`)
        .replace(/(?<=\()[a-z-]+/g, (feature) =>
          known(feature, inside(atRules['media'], feature), `@media ${feature}`),
        )
    } else if (name === 'supports')
      rule.params = selector(params).replace(
        /(?<=\()([a-z-]+):([^()]*)/g,
        (_, prop: string, wanted: string) =>
          `${isNewer(properties[prop]) ? UNKNOWN : ''}${prop}:${value(wanted, prop)}`,
      )
    else rule.name = known(name, atRules[name], `@${name}`)
  })
  return { css: root.toString(), newer }
}

const agedSheets = new Map<string, string>()

/** The style sheet as `aged` has it, made once for all pages that hold it. */
function agedSheet(css: string): string {
  const made = agedSheets.get(css) ?? aged(css).css
  agedSheets.set(css, made)
  return made
}

/** Popovers are the browser's own: attributes that it does not know take their place. */
const agedMarkup = (text: string) =>
  text.replace(/\bpopover(?=target="|="|\])/g, `${UNKNOWN}popover`)

/** In a browser without `until-found` whatever is hidden is not laid out, unless the page says otherwise. */
const HIDDEN = '@layer older{[hidden]{display:none;content-visibility:visible}}'

const newerMediaFeatures = entries(atRules['media'])
  .filter(([, feature]) => isNewer(feature))
  .map(([name]) => name)

/** In the page: its scripts are told of media what its styles are. */
function askAgedMedia({ features, unknown }: { features: string[]; unknown: string }) {
  const { matchMedia } = window
  window.matchMedia = (query) =>
    matchMedia(
      query.replace(/(?<=\()[a-z-]+/g, (name) => (features.includes(name) ? unknown : '') + name),
    )
}

/** From now on the page is what the oldest browsers make of it. Needs a context that bypasses the policy. */
export async function ageBrowser(page: Page) {
  await page.addInitScript(takeAway, newerApis)
  await page.addInitScript(askAgedMedia, { features: newerMediaFeatures, unknown: UNKNOWN })
  await page.route('**/*', async (route) => {
    const type = route.request().resourceType()
    if (type !== 'document' && type !== 'stylesheet') return route.fallback()
    const response = await route.fetch()
    const text = agedMarkup(await response.text())
    const body =
      type === 'stylesheet'
        ? agedSheet(text)
        : text.replace(
            /(<style>)(.*?)(<\/style>)/gs,
            (_, start: string, styles: string, end: string) =>
              start + HIDDEN + agedSheet(styles) + end,
          )
    await route.fulfill({ response, body })
  })
}
