import { parse, type AtRule, type ChildNode, type Container } from 'postcss'
import { endOfFirstView } from './first-view.ts'
import { attributeOf, textOf, type Element } from './html.ts'
import { elementsNamed, placeOf, refuse, type Page } from './page.ts'
import { moduleOf } from './scoped-names.ts'
import type { Site } from './site.ts'

/** Nobody prints before the rest is there, and what goes with the scroll stands at its beginning. */
const FOR_LATER = [
  { name: 'media', params: /^print$/ },
  { name: 'supports', params: /^(not )?\(animation-timeline:/ },
]
/** Early enough for all of the page to be there at SHOWN_AT_THE_LATEST_MS. */
const LATE_AFTER_MS = 2000
/** At-rules that hold rules, each of which goes its own way. */
const GROUPS = new Set(['media', 'supports', 'layer', 'container'])

const CLASS_NAME = /\.([\w-]+)/g

/**
 * Parts a style sheet in two. Rules for print or for what goes with the scroll, and rules whose names all come from CSS Modules that
 * `isFirst` refuses, go to the rest; everything else, global rules included, stays first. Each rule
 * is in exactly one of the two, in the order it had.
 */
export function splitStyles(css: string, isFirst: (module: string) => boolean) {
  const staysFirst = (node: ChildNode) => {
    if (isForLater(node)) return false
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

function isForLater({ parent }: ChildNode): boolean {
  if (parent?.type !== 'atrule') return false
  const { name, params } = parent as AtRule
  return (
    FOR_LATER.some((later) => later.name === name && later.params.test(params)) ||
    isForLater(parent as AtRule)
  )
}

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
 * Browsers hold back what follows a link until its styles are there. Those that are late are asked for once
 * more, by a link that holds nothing back: until they come, the rest is plain, and readable.
 */
const DO_NOT_WAIT = `<script>setTimeout(()=>{let a=document.querySelector("body link");a.sheet||a.replaceWith(a.cloneNode())},${LATE_AFTER_MS})</script>`

/**
 * Leaves a page that says where its first view ends the critical CSS: the styles of what stands above.
 * The rest goes into a file that is linked at that place; what stands above is painted meanwhile. A
 * page that says nothing keeps its styles. Refuses a page without styles, or with nothing to part.
 */
export async function criticalCss(page: Page, site: Site) {
  const end = endOfFirstView(page)
  if (!end) return

  const isAbove = (element: Element) =>
    element.sourceCodeLocation !== null && placeOf(element).start < end.start
  const classes = page.elements
    .filter((element) => isAbove(element) && !isInPopover(element))
    .flatMap((element) => (attributeOf(element, 'class') ?? '').split(/\s+/))
  const modules = new Set(classes.map(moduleOf))

  let rest = ''
  for (const style of elementsNamed(page, 'style').filter(isAbove)) {
    const parts = splitStyles(textOf(style), (module) => modules.has(module))
    const { startTag, endTag } = style.sourceCodeLocation!
    page.text.overwrite(startTag!.endOffset, endTag!.startOffset, parts.first)
    rest += parts.rest
  }
  if (rest === '') refuse(page, 'no styles are needed only where its first view has ended')
  // Asked for together, the first picture is to have the line first.
  const href = await site.write('below', 'css', rest)
  page.text.overwrite(
    end.start,
    end.end,
    `${DO_NOT_WAIT}<link rel="stylesheet" fetchpriority="low" href="${href}">`,
  )
}
