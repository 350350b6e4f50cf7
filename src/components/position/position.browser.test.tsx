import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../styles/tokens.css'
import { Position } from './position'

test.each([
  [767, '13px'],
  [768, '14px'],
])('at %i px a position is set as an instrument’s reading, %s high', async (width, fontSize) => {
  await page.viewport(width, 600)
  const screen = await render(<Position position="18°51′N 072°42′E" note="Pilot on board" />)
  expect(getComputedStyle(screen.container.querySelector('p')!)).toMatchObject({
    fontSize,
    fontStretch: '80%',
    letterSpacing: `${0.03 * Number.parseInt(fontSize)}px`,
  })
})
