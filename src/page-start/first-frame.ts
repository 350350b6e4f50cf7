import { isNewVisit } from '../lib/is-new-visit'

/** So long nothing shares line or processor with what is seen first, the page's first picture included. */
export const HEAD_START_MS = 100
const BELOW_WINDOW = 'main > section ~ section > *, [data-page=about] > section > * ~ *'
const PARTS = 'body > :not(main, script), main > :not(link, script)'
/** So many elements a slow phone can set anew in one frame. */
const MOST_ELEMENTS = 40

/**
 * Sets the page after its first frame: a moment later it lays out what lies below the window, and
 * then sets everything in the typeface, which it asks for only now. Without the typeface the page
 * stays in its stand-ins. Answers once everything is laid out, in whatever typeface.
 * `src/styles/base.css` and `src/page-start/fonts.css` say what the marks do.
 */
export async function typesetAfterFirstFrame(): Promise<void> {
  // Until it has loaded, the browser looks for the place that the address names or the visitor left:
  // no line may move after that. A page in the background has no frames to wait for.
  if (location.hash || !isNewVisit() || document.hidden) return mark(document.body, 'typeset')

  mark(document.body, 'firstFrame')
  await new Promise((parsed) => addEventListener('DOMContentLoaded', parsed))
  await new Promise(requestAnimationFrame)
  await new Promise((rested) => setTimeout(rested, HEAD_START_MS))
  const isThere = document.fonts.load('1em Archivo').then(
    () => true,
    () => false,
  )
  for (const part of document.querySelectorAll<HTMLElement>(BELOW_WINDOW)) {
    await new Promise(requestAnimationFrame)
    mark(part, 'laidOut')
  }
  setInTypeface(isThere)
}

async function setInTypeface(isThere: Promise<boolean>) {
  if (!(await isThere)) return
  for (const part of document.querySelectorAll<HTMLElement>(PARTS)) {
    for (const piece of piecesOf(part)) {
      await new Promise(requestAnimationFrame)
      mark(piece, 'typeset')
    }
    // For what React adds between the pieces.
    mark(part, 'typeset')
  }
}

/** The largest pieces that one frame can set anew: the part itself, or pieces of what it holds. */
function piecesOf(part: HTMLElement): HTMLElement[] {
  return part.querySelectorAll('*').length > MOST_ELEMENTS
    ? ([...part.children] as HTMLElement[]).flatMap(piecesOf)
    : [part]
}

function mark(part: HTMLElement, name: string) {
  part.dataset[name] = ''
}
