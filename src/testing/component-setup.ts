import { afterEach, expect } from 'vitest'
import { page } from 'vitest/browser'
import '../styles/layers.css'
import '../styles/index.css'

/** React's development warnings that a test doesn't expect */
const errors: unknown[][] = []
const { error } = console
console.error = (...texts) => {
  errors.push(texts)
  error(...texts)
}
afterEach(() => expect(errors.splice(0)).toEqual([]))

afterEach(() => scrollTo({ top: 0, behavior: 'instant' }))
afterEach(() => page.viewport(1280, 800))
