import { expect, test } from 'vitest'
import { inRanges, mediaQueries, styleSheet } from '../../lib/testing/style-sheets'
import { PORTRAIT } from './poster'
import { SHOWN_WITHOUT_SCRIPT_MS } from './use-film'

const styles = styleSheet('src/sections/home/hero.module.css')

test('the logo stands on the upright film’s horizon where that film is shown', () => {
  const conditions: unknown[] = []
  styles.walkDecls('--ratio', ({ value, parent }) => {
    if (value === 'var(--portrait-ratio)') conditions.push(parent)
  })
  expect(conditions).toEqual([expect.objectContaining({ params: inRanges(PORTRAIT) })])
})

test('a tablet’s own place for the upright film is one where that film is shown', () => {
  const upright = mediaQueries(styles).filter((query) => query.includes('orientation: portrait'))
  expect(upright).toHaveLength(2)
  const [, tablet] = upright
  expect(tablet?.replace('(768px <= width', '(width')).toBe(inRanges(PORTRAIT))
})

test('the style sheet shows figures and foot row when the code believes it', () => {
  const delays: (string | undefined)[] = []
  styles.walkDecls('animation', ({ value }) => {
    if (value.startsWith('shown')) delays.push(value.match(/ (\d+ms) forwards$/)?.[1])
  })
  expect(delays).toEqual([`${SHOWN_WITHOUT_SCRIPT_MS}ms`])
})
