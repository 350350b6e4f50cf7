/** Words of a text up to a break, and whose of the two layouts' lines end there. */
export interface TextPiece {
  text: string
  endsWideLine: boolean
  endsPhoneLine: boolean
}

const words = (lines: readonly string[]) => lines.flatMap((line) => line.split(' '))

/** Whether both ways of breaking a text hold the same words in the same order. */
export const sameWords = (wide: readonly string[], phone: readonly string[]) =>
  words(wide).join(' ') === words(phone).join(' ')

/** One text with the breaks of two layouts. Both have to hold the same words (see `sameWords`). */
export function brokenText(wide: readonly string[], phone: readonly string[] = wide): TextPiece[] {
  const all = words(wide)
  const ends = (lines: readonly string[]) => {
    let count = 0
    return lines.map((line) => (count += line.split(' ').length))
  }
  const wideEnds = ends(wide)
  const phoneEnds = ends(phone)
  const breaks = all
    .map((_, index) => index + 1)
    .filter((end) => wideEnds.includes(end) || phoneEnds.includes(end))
  return breaks.map((end, index) => ({
    text: all.slice(breaks[index - 1] ?? 0, end).join(' '),
    endsWideLine: end < all.length && wideEnds.includes(end),
    endsPhoneLine: end < all.length && phoneEnds.includes(end),
  }))
}
