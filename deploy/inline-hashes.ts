import { createHash } from 'node:crypto'
import { attributeOf, elementsOfPages, textOf } from './built-pages.ts'
import type { PageFacts } from './headers.ts'

// Types a browser executes, or that steer what it loads; any other type is a block of data.
const EXECUTABLE_TYPE =
  /^(|module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script)$/i

/**
 * The hashes a Content-Security-Policy needs for the inline scripts and style sheets of all pages
 * in a folder, each once and sorted. Scripts with `src` and data blocks such as JSON-LD need none.
 */
export function collectInlineHashes(
  folder: string,
): Pick<PageFacts, 'scriptHashes' | 'styleHashes'> {
  const elements = elementsOfPages(folder)
  const scripts = elements.filter(
    (element) =>
      element.tagName === 'script' &&
      attributeOf(element, 'src') === undefined &&
      EXECUTABLE_TYPE.test((attributeOf(element, 'type') ?? '').trim()),
  )
  const styles = elements.filter((element) => element.tagName === 'style')
  return { scriptHashes: hashesOf(scripts), styleHashes: hashesOf(styles) }
}

function hashesOf(elements: Parameters<typeof textOf>[0][]): string[] {
  return [...new Set(elements.map((element) => sha256(textOf(element))))].toSorted()
}

function sha256(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
