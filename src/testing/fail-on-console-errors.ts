import { afterEach, expect } from 'vitest'

/** What React says in development, where a test does not expect it. */
const errors: unknown[][] = []
const { error } = console
console.error = (...texts) => {
  errors.push(texts)
  error(...texts)
}
afterEach(() => expect(errors.splice(0)).toEqual([]))
