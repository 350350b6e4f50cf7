import { expect, test } from 'vitest'
import { styleSheet } from '../../testing/style-sheets'
import { CSS_REVEAL_DELAY_MS, PORTRAIT } from './use-background-video'

const styles = styleSheet('src/sections/hero/hero.module.css')

test('style sheet: shows the portrait video’s horizon where the script shows the portrait video', () => {
  const conditions: string[] = []
  styles.walkAtRules('media', ({ params, nodes }) => {
    if (String(nodes).includes('--hero-horizon-y:')) conditions.push(params)
  })
  expect(conditions).toEqual(['(--portrait)'])
  expect(styleSheet('src/styles/breakpoints.css').toString()).toContain(
    `@custom-media --portrait ${PORTRAIT};`,
  )
})

test('figures: are shown by the style sheet at the time that the hook expects', () => {
  const delays: (string | undefined)[] = []
  styles.walkDecls('animation', ({ value }) => {
    if (value.startsWith('shown')) delays.push(value.match(/ (\d+ms) forwards$/)?.[1])
  })
  expect(delays).toEqual([`${CSS_REVEAL_DELAY_MS}ms`])
})
