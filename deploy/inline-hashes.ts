import { createHash } from 'node:crypto'
import { attributeOf, elementsOfPages, textOf, type Element } from '../build/html.ts'
import type { PageFacts } from './headers.ts'

// Types a browser executes, or that steer what it loads; any other type is a block of data.
const EXECUTABLE_TYPE =
  /^(|module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script)$/i

/**
 * The hashes a Content-Security-Policy needs for the inline scripts and style sheets of a page, each
 * once and sorted. Scripts with `src` and data blocks such as JSON-LD need none.
 */
export function inlineHashesOf(elements: readonly Element[]): Omit<PageFacts, 'formOrigin'> {
  const scripts = elements.filter(
    (element) =>
      element.tagName === 'script' &&
      attributeOf(element, 'src') === undefined &&
      EXECUTABLE_TYPE.test((attributeOf(element, 'type') ?? '').trim()),
  )
  const styles = elements.filter((element) => element.tagName === 'style')
  return {
    scriptHashes: hashesOf(scripts.map(textOf)),
    styleHashes: hashesOf(styles.map(textOf)),
  }
}

/** The same for all pages in a folder. */
export const collectInlineHashes = (folder: string) => inlineHashesOf(elementsOfPages(folder))

function hashesOf(texts: string[]): string[] {
  return [...new Set(texts.map(sha256))].toSorted()
}

function sha256(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
