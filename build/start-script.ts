import { AFTER_LOAD, SCRIPTS } from '../src/page-start/names.ts'
import { attributeOf, textOf, type Element } from './html.ts'
import { elementsNamed, placeOf, refuse, remove, type Page } from './page.ts'
import { endOfFirstView } from './first-view.ts'
import type { Site } from './site.ts'

/** The event by which Astro's script for a client directive says that it is there. */
const DIRECTIVE = `astro:${AFTER_LOAD}`
/** What Astro's script for islands does. */
const RUNTIME_CALL = 'customElements.define("astro-island"'
const ADDRESSES = ['before-hydration-url', 'component-url', 'renderer-url']

/**
 * Leaves a page with islands of ours one script of those that Astro wrote: that of `client:after-load`,
 * which draws the page in steps, at the end of the first view. Astro's script for islands goes into a
 * file that the first one fetches after load, and so do the page's modules; scripts of other directives
 * and classic scripts stay where they are. Refuses a page where one of the two is missing.
 */
export async function startScript(page: Page, site: Site) {
  const islands = elementsNamed(page, 'astro-island').filter(
    (island) => attributeOf(island, 'client') === AFTER_LOAD,
  )
  if (islands.length === 0) return
  const only = (text: string, what: string) => {
    const [script, another] = elementsNamed(page, 'script', text)
    if (!script || another) refuse(page, `wanted one ${what}, which has ${text} in it`)
    return script
  }
  const directive = only(DIRECTIVE, `script for client:${AFTER_LOAD}`)
  const runtime = only(RUNTIME_CALL, 'script for islands')
  const modules = elementsNamed(page, 'script').filter(
    (script) => attributeOf(script, 'type') === 'module',
  )

  const ownModules = await Promise.all(modules.map((module) => addressOf(module, site)))
  // They come before the islands; one that fails does not keep islands from hydrating.
  const imports = ownModules.map((address) => `await import("${address}").catch(console.error);`)
  const src = await site.write('islands', 'js', imports.join('') + textOf(runtime))
  const named = islands.flatMap((island) => {
    const addresses = ADDRESSES.flatMap((name) => attributeOf(island, name) ?? [])
    return addresses.length > 0 ? addresses : refuse(page, 'an island names no script of its own')
  })
  const scripts = [src, ...withImports([...named, ...ownModules], site)].join(' ')
  for (const script of [directive, runtime, ...modules]) remove(page, script)
  const place = endOfFirstView(page)?.end ?? placeOf(directive).start
  page.text.appendLeft(place, `<script ${SCRIPTS}="${scripts}">${textOf(directive)}</script>`)
}

/** The address of a page's module; one that stands in the page moves to a file. */
const addressOf = async (module: Element, site: Site) =>
  attributeOf(module, 'src') ?? (await site.write('module', 'js', textOf(module)))

/** The addresses, and those of all that they import in turn, each once. */
function withImports(addresses: string[], site: Site): string[] {
  const all = new Set(addresses)
  // What is added on the way is gone through, too.
  for (const address of all) for (const imported of site.importsOf(address)) all.add(imported)
  return [...all]
}
