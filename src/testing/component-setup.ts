import { afterEach, expect } from 'vitest'
import { page } from 'vitest/browser'
import '../styles/layers.css'
import '../styles/index.css'

const errors: unknown[][] = []
const { error } = console
console.error = (...values) => {
  errors.push(values)
  error(...values)
}
afterEach(() => expect(errors.splice(0)).toEqual([]))

afterEach(() => scrollTo({ top: 0, behavior: 'instant' }))
afterEach(() => page.viewport(1280, 800))
