import { expect, test } from 'vitest'
import { shareToStart } from './visible-share'

test('a quarter of a section that the viewport can show a quarter of', () => {
  expect(shareToStart(2000, 900)).toBe(0.25)
  expect(shareToStart(300, 900)).toBe(0.25)
})

test('as much as the viewport can show of a longer section', () => {
  expect(shareToStart(4000, 401)).toBe(0.1)
})
