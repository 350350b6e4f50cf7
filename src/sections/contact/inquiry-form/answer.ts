export type Outcome = 'success' | 'error'

/**
 * What the form service's answer means, whatever its status code: only a JSON object whose `success`
 * is `true` is a success. Anything else, also what is no JSON, is an error.
 */
export function readAnswer(text: string): Outcome {
  try {
    const answer: unknown = JSON.parse(text)
    const isObject = typeof answer === 'object' && answer !== null
    return isObject && 'success' in answer && answer.success === true ? 'success' : 'error'
  } catch {
    return 'error'
  }
}
