import { readContent } from './read-content'

/** What a section says when it has failed, the link that loads the page again, and where to write to instead. */
export async function readFailure() {
  const { headline, failure } = await readContent('error')
  const { email } = await readContent('company')
  return { words: { headline, ...failure }, email }
}
