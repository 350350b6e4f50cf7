/** The largest fraction of letters in which similar words may differ. */
const MAX_DIFFERENCE = 0.4

/** Returns the link whose URL or text is most similar to a misspelt path, or undefined. */
export function findSimilarLink<Link extends Pick<HTMLAnchorElement, 'href' | 'textContent'>>(
  path: string,
  links: Iterable<Link>,
): Link | undefined {
  let nearest: Link | undefined
  let maxSimilarity = 0
  for (const link of links) {
    const linkWords = wordsOf(`${link.href.replace(/^\w+:\/\/[^/]+/, '')} ${link.textContent}`)
    const similarity = wordsOf(path)
      .map((word) => Math.max(0, ...linkWords.map((other) => similarityOf(word, other))))
      .reduce((sum, value) => sum + value, 0)
    if (similarity > maxSimilarity) [nearest, maxSimilarity] = [link, similarity]
  }
  return nearest
}

/** Ignores words of one or two letters, which resemble too many other words. */
const wordsOf = (text: string) => text.toLowerCase().match(/[a-z]{3,}/g) ?? []

function similarityOf(word: string, other: string) {
  const difference = editDistance(word, other) / Math.max(word.length, other.length)
  return difference > MAX_DIFFERENCE ? 0 : 1 - difference
}

function editDistance(word: string, other: string) {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [index, letter] of [...word].entries()) {
    const next = [index + 1]
    for (const [column, otherLetter] of [...other].entries()) {
      const replaced = row[column]! + Number(letter !== otherLetter)
      next.push(Math.min(replaced, row[column + 1]! + 1, next[column]! + 1))
    }
    row = next
  }
  return row.at(-1)!
}
