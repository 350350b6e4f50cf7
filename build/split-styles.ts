import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { parse, type AtRule, type ChildNode, type Container } from 'postcss'
import {
  attributeOf,
  elementsOf,
  rewritePages,
  textOf,
  writeHashed,
  type Element,
} from './built-pages.ts'
import { moduleOf } from './scoped-names.ts'

/** Stands in a page where its first view ends. */
const MARKER = '<!-- first view ends -->'
/** Fetches what islands need, after load; see `defer-islands.ts`. */
const ISLANDS_SCRIPT = /<script data-runtime=.*?<\/script>/s
/** Nobody prints before the rest is there. */
const FOR_PRINT = 'print'
/** At-rules that hold rules, each of which goes its own way. */
const GROUPS = new Set(['media', 'supports', 'layer', 'container'])

const CLASS_NAME = /\.([\w-]+)/g

/**
 * Parts a style sheet in two. Rules for print, and rules whose names all come from CSS Modules that
 * `isFirst` refuses, go to the rest; everything else, global rules included, stays first. Each rule
 * is in exactly one of the two, in the order it had.
 */
export function splitStyles(css: string, isFirst: (module: string) => boolean) {
  const staysFirst = (node: ChildNode) => {
    if (isForPrint(node)) return false
    const modules = namesIn(node).map(moduleOf)
    return modules.length === 0 || modules.some((module) => module === undefined || isFirst(module))
  }
  return {
    first: filtered(css, staysFirst),
    rest: filtered(css, (node) => !staysFirst(node)),
  }
}

function filtered(css: string, keeps: (node: ChildNode) => boolean): string {
  const root = parse(css)
  prune(root, keeps)
  return root.toString()
}

function prune(container: Container, keeps: (node: ChildNode) => boolean) {
  container.each((node) => {
    if (isGroup(node)) {
      prune(node, keeps)
      if (node.nodes?.length === 0) node.remove()
    } else if (!keeps(node)) node.remove()
  })
}

const isForPrint = ({ parent }: ChildNode) =>
  parent?.type === 'atrule' &&
  (parent as AtRule).name === 'media' &&
  (parent as AtRule).params === FOR_PRINT

const isGroup = (node: ChildNode): node is AtRule =>
  node.type === 'atrule' && GROUPS.has(node.name) && (node.nodes?.length ?? 0) > 0

/** The classes that a rule's own and nested selectors name, or the name of keyframes. */
function namesIn(node: ChildNode): string[] {
  if (node.type === 'atrule' && node.name === 'keyframes') return [node.params]
  if (node.type === 'rule') {
    const own = [...node.selector.matchAll(CLASS_NAME)].map(([, name]) => name!)
    return [...own, ...node.nodes.flatMap(namesIn)]
  }
  return node.type === 'atrule' ? (node.nodes ?? []).flatMap(namesIn) : []
}

/** Menus are seen when they are opened; until their styles are there, base.css keeps them out of sight. */
function isInPopover(element: Element): boolean {
  if (attributeOf(element, 'popover') !== undefined) return true
  const { parentNode } = element
  return parentNode !== null && 'tagName' in parentNode && isInPopover(parentNode)
}

/**
 * Takes the styles that a page needs only below its first view out of its head: `rest`, for a
 * file that the page loads at its marker. What stands above the marker is painted meanwhile.
 * Undefined for a page without a marker, which keeps its styles.
 */
export function splitPage(
  html: string,
): { rest: string; withLink: (href: string) => string } | undefined {
  const end = html.indexOf(MARKER)
  if (end === -1) return undefined

  const above = elementsOf(html.slice(0, end))
  const classes = above
    .filter((element) => !isInPopover(element))
    .flatMap((element) => (attributeOf(element, 'class') ?? '').split(/\s+/))
  const modules = new Set(classes.map(moduleOf))

  let head = html.slice(0, end)
  const rests: string[] = []
  for (const style of above.filter(({ tagName }) => tagName === 'style')) {
    const whole = textOf(style)
    const { first, rest } = splitStyles(whole, (module) => modules.has(module))
    head = head.replace(`>${whole}</style>`, () => `>${first}</style>`)
    rests.push(rest)
  }
  // A script waits for the styles before it, and what follows waits for the script: not every
  // browser holds that back by itself. The islands' own will do; nothing above needs it earlier.
  const [script] = head.match(ISLANDS_SCRIPT) ?? []
  if (!script) throw new Error(`No inline script stands above ${MARKER}`)
  head = head.replace(ISLANDS_SCRIPT, '')
  // Asked for together, the first picture is to have the line first.
  const link = (href: string) =>
    `<link rel="stylesheet" fetchpriority="low" href="${href}">${script}`
  return {
    rest: rests.join(''),
    withLink: (href) => head + link(href) + html.slice(end + MARKER.length),
  }
}

/** Splits the styles of all pages of a folder that have a marker. Throws when none has. */
export async function splitFolder(folder: string): Promise<void> {
  let pages = 0
  await rewritePages(folder, async (html) => {
    const page = splitPage(html)
    if (!page) return html
    pages += 1
    return page.withLink(await writeHashed(folder, ['below', 'css'], page.rest))
  })
  if (pages === 0) throw new Error(`No page says where its first view ends: ${MARKER}`)
}

/** Splits the styles of built pages. Stands before what packs or reads the finished pages. */
export function splitPageStyles(): AstroIntegration {
  return {
    name: 'split-styles',
    hooks: {
      'astro:build:done': ({ dir }) => splitFolder(fileURLToPath(dir)),
    },
  }
}
