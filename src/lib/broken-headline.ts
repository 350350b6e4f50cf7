/** A word of a headline, and after which of the two layouts' lines it stands last. */
export interface HeadlineWord {
  word: string
  endsWideLine: boolean
  endsPhoneLine: boolean
}

const words = (lines: readonly string[]) => lines.flatMap((line) => line.split(' '))

/** Whether both ways of breaking a headline hold the same words in the same order. */
export const sameWords = (wide: readonly string[], phone: readonly string[]) =>
  words(wide).join(' ') === words(phone).join(' ')

/** One text with the breaks of two layouts. Both have to hold the same words (see `sameWords`). */
export function brokenHeadline(wide: readonly string[], phone: readonly string[] = wide): HeadlineWord[] {
  const ends = (lines: readonly string[]) => {
    let count = 0
    return new Set(lines.slice(0, -1).map((line) => (count += line.split(' ').length) - 1))
  }
  const wideEnds = ends(wide)
  const phoneEnds = ends(phone)
  return words(wide).map((word, index) => ({
    word,
    endsWideLine: wideEnds.has(index),
    endsPhoneLine: phoneEnds.has(index),
  }))
}
