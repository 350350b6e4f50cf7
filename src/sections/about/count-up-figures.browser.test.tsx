import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { CountUpFiguresIsland } from './count-up-figures'

const failure = { headline: '', text: '', reload: '', email: '' }
const figures = [{ number: 150, label: 'Countries Reached' as const, countUpMs: 300 }]

test('figures in a section that scrolls into view: show their final value until they count up', async () => {
  await render(
    <section style={{ marginBlockStart: 1000, blockSize: 4000 }}>
      <CountUpFiguresIsland failure={failure} figures={figures} note="" />
    </section>,
  )
  const figure = document.querySelector('li [aria-hidden] > span')!
  const texts: string[] = []
  const record = () => texts.at(-1) === figure.textContent || texts.push(figure.textContent)
  new MutationObserver(record).observe(figure, { subtree: true, characterData: true })
  scrollTo({ top: 700, behavior: 'instant' })
  await new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body))
  expect(figure.textContent).toBe('150')
  expect(figure.checkVisibility({ opacityProperty: true })).toBe(true)
  await expect.element(page.getByRole('list')).toBeInViewport()
  scrollTo({ top: 1000, behavior: 'instant' })
  await expect.poll(() => texts.at(-1)).toBe('150')
  expect(texts[0]).toBe('0')
})
