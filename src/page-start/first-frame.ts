import { asksForPlace, isNewVisit } from '../lib/is-new-visit'
import { PAGE_PARTS, FIRST_FRAME, LAID_OUT, SHOWN_AT_THE_LATEST_MS, TYPESET } from './names'
import { loadTypeface, setInTypeface } from './typeface'

/** So long nothing shares line or processor with what is seen first, the page's first picture included. */
export const HEAD_START_MS = 100

/**
 * Draws the page in steps: the first window alone, a moment later what lies below it, part by part,
 * then everything in the site's typeface, which is asked for only now. Answers once everything is
 * laid out, in whatever typeface. Frames are waited for until SHOWN_AT_THE_LATEST_MS; a step that
 * fails rejects, with everything laid out all the same.
 */
export async function drawInSteps(): Promise<void> {
  const { body } = document
  // Until it has loaded, the browser looks for the place that the address names or the visitor left:
  // no line may move after that. A page in the background has no frames to wait for.
  if (asksForPlace() || !isNewVisit() || document.hidden) return body.setAttribute(TYPESET, '')

  const latest = pause(SHOWN_AT_THE_LATEST_MS)
  const frame = () => Promise.race([new Promise(requestAnimationFrame), latest])
  body.setAttribute(FIRST_FRAME, '')
  try {
    await new Promise((parsed) => addEventListener('DOMContentLoaded', parsed))
    await frame()
    await pause(HEAD_START_MS)
    const typeface = loadTypeface()
    for (const part of document.querySelectorAll(PAGE_PARTS)) {
      await frame()
      part.setAttribute(LAID_OUT, '')
    }
    void setInTypeface(typeface, frame)
  } finally {
    body.removeAttribute(FIRST_FRAME)
  }
}

export const pause = (ms: number) => new Promise((over) => setTimeout(over, ms))
