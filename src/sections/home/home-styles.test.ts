import { expect, test } from 'vitest'
import { inRanges, styleSheet } from '../../lib/testing/style-sheets'
import { PORTRAIT } from './portrait'
import { CSS_REVEAL_DELAY_MS } from './use-background-video'

const styles = styleSheet('src/sections/home/home.module.css')

test('logo: uses the portrait video’s horizon where the portrait video is shown', () => {
  const conditions: unknown[] = []
  styles.walkDecls('--ratio', ({ value, parent }) => {
    if (value === 'var(--portrait-ratio)') conditions.push(parent)
  })
  expect(conditions).toEqual([expect.objectContaining({ params: inRanges(PORTRAIT) })])
})

test('figures: are shown by the style sheet at the time that the hook expects', () => {
  const delays: (string | undefined)[] = []
  styles.walkDecls('animation', ({ value }) => {
    if (value.startsWith('shown')) delays.push(value.match(/ (\d+ms) forwards$/)?.[1])
  })
  expect(delays).toEqual([`${CSS_REVEAL_DELAY_MS}ms`])
})
