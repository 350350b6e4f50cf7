import { isNewVisit } from './is-new-visit'

/** A typeface shares the line with nothing that is seen first, the page's first picture included. */
const HEAD_START_MS = 100
/** What is laid out by itself: section by section, so that no frame has the whole page to set anew. */
const PARTS = 'body > :not(main), main > *'

/**
 * Sets the page after its first frame: lays out what lies below the window, and then sets everything
 * in the typeface, which it asks for only now. Without the typeface the page stays in its stand-ins.
 * `src/styles/base.css` and `src/styles/fonts.css` say what the two attributes do.
 */
export function typesetAfterFirstFrame() {
  // Until it has loaded, the browser looks for the place that the address names or the visitor left: no line may move after that.
  if (location.hash || !isNewVisit()) {
    document.body.dataset['laidOut'] = ''
    document.body.dataset['typeset'] = ''
  } else addEventListener('DOMContentLoaded', () => requestAnimationFrame(typeset))
}

async function typeset() {
  const headStart = new Promise((then) => setTimeout(then, HEAD_START_MS))
  await eachPart('laidOut')
  await headStart
  try {
    await document.fonts.load('1em Archivo')
  } catch {
    return
  }
  await eachPart('typeset')
}

async function eachPart(mark: string) {
  for (const part of document.querySelectorAll<HTMLElement>(PARTS)) {
    await new Promise(requestAnimationFrame)
    part.dataset[mark] = ''
  }
}
