import { TYPESET } from './names'

const PARTS = 'body > :not(main), main > *'
/** So many elements a slow phone can set anew in one frame. */
const MOST_ELEMENTS = 40

/**
 * Fetches the site's typeface. Answers whether it is there; true in a browser that cannot tell, which
 * takes it by itself when it comes.
 */
export const loadTypeface = async () =>
  document.fonts?.load('1em Archivo').then(
    () => true,
    () => false,
  ) ?? true

/** Sets the page in its typeface, piece by piece, a `frame` each. Without the typeface it stays in its stand-ins. */
export async function setInTypeface(typeface: Promise<boolean>, frame: () => Promise<unknown>) {
  if (!(await typeface)) return
  for (const part of document.querySelectorAll(PARTS)) {
    for (const piece of piecesOf(part)) {
      await frame()
      piece.setAttribute(TYPESET, '')
    }
    // For what React adds between the pieces.
    part.setAttribute(TYPESET, '')
  }
}

/** The largest pieces that one frame can set anew: the part itself, or pieces of what it holds. */
const piecesOf = (part: Element): Element[] =>
  part.querySelectorAll('*').length > MOST_ELEMENTS ? [...part.children].flatMap(piecesOf) : [part]
