import { parseDocument } from 'yaml'

/**
 * The data of one file of content/, by its name without the ending. A file that is no YAML
 * throws an error that shows the place and says what mostly helps.
 */
export function parseContent(name: string, text: string): Record<string, unknown> {
  const document = parseDocument(text)
  const [mistake] = document.errors
  if (!mistake) return document.toJS()
  throw new Error(
    `content/${name}.yaml cannot be read: ${mistake.message}\n` +
      'Wanted: each field on a line of its own, as far indented (with spaces) as its neighbours, ' +
      'and quotes around a text that holds a colon or begins with a sign.',
  )
}
