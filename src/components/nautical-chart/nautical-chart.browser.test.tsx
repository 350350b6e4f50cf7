import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { NauticalChart } from './nautical-chart'

test.each([
  [1023, 'arabian-sea-phone'],
  [1024, 'arabian-sea'],
])('chart at %i px: is %s, and decorative', async (width, drawing) => {
  await page.viewport(width, 900)
  const { container } = await render(<NauticalChart name="arabian-sea" className="" />)
  const image = container.querySelector('img')!
  await expect.poll(() => image.currentSrc).toContain(`/${drawing}.svg`)
  expect(image.alt).toBe('')
})

test('chart without a name: is nothing', async () => {
  const { container } = await render(<NauticalChart name="" className="" />)
  expect(container.innerHTML).toBe('')
})
