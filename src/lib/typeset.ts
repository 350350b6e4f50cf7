/** A typeface shares the line with nothing that is seen first, the page's first picture included. */
const HEAD_START_MS = 100
/** What is laid out by itself: section by section, so that no frame has the whole page to set anew. */
const PARTS = 'body > :not(main), main > *'

/**
 * Sets the page in its typeface, which it asks for a moment after the first frame. Without the
 * typeface it stays in its stand-ins; `src/styles/fonts.css` has both.
 */
export function typesetAfterFirstFrame() {
  // The browser finds the place that an address names until the page has loaded: no line may break anew after that.
  if (location.hash) setInTypeface(document.body)
  else
    addEventListener('DOMContentLoaded', () =>
      requestAnimationFrame(() => setTimeout(typeset, HEAD_START_MS)),
    )
}

async function typeset() {
  try {
    await document.fonts.load('1em Archivo')
  } catch {
    return
  }
  for (const part of document.querySelectorAll<HTMLElement>(PARTS)) {
    await new Promise(requestAnimationFrame)
    setInTypeface(part)
  }
}

const setInTypeface = (part: HTMLElement) => part.setAttribute('data-typeset', '')
