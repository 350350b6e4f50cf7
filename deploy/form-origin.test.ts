import { expect, test } from 'vitest'
import { temporaryFolder } from '../server/test-helpers.ts'
import { findFormOrigin } from './form-origin.ts'

test.each([
  ['https://forms.host/submit?a=b', 'https://forms.host'],
  ['http://localhost:4000/submit', 'http://localhost:4000'],
  ['/submit', undefined],
])('a form that posts to %s makes the origin %s', (action, origin) => {
  const page = `<main><form action="${action}" method="post"></form></main>`
  expect(findFormOrigin(temporaryFolder({ 'contact.html': page }))).toBe(origin)
})

test('pages without a form have none', () => {
  expect(findFormOrigin(temporaryFolder({ 'index.html': '<a href="https://other.host">' }))).toBe(
    undefined,
  )
})
