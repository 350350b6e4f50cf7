import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { Icon } from '../components/icon'

afterEach(() => document.documentElement.removeAttribute('dir'))

test('telephone number on a right-to-left page: begins with its plus sign', async () => {
  document.documentElement.dir = 'rtl'
  await render(<a href="tel:+912200000001">+91 22 0000 0001</a>)
  const digits = page.getByRole('link').element().firstChild!
  const leftOf = (index: number) => {
    const range = new Range()
    range.setStart(digits, index)
    range.setEnd(digits, index + 1)
    return range.getBoundingClientRect().left
  }
  const positions = [0, 1, 4, 7, 12].map(leftOf)
  expect(positions).toEqual(positions.toSorted((a, b) => a - b))
})

test('address of several lines on a right-to-left page: ends at the right edge', async () => {
  document.documentElement.dir = 'rtl'
  const style = { display: 'inline-block', width: '9ch' }
  await render(
    <a href="#desk" translate="no" style={style}>
      desk@
      <br />
      company.example.org
    </a>,
  )
  const link = page.getByRole('link').element()
  const range = new Range()
  range.selectNodeContents(link.firstChild!)
  expect(range.getBoundingClientRect().right).toBeCloseTo(link.getBoundingClientRect().right, 0)
})

test('icons on a right-to-left page: only arrows to the left and right are mirrored', async () => {
  document.documentElement.dir = 'rtl'
  const names = ['arrow-left', 'arrow-right', 'arrow-down', 'pause'] as const
  const { container } = await render(names.map((name) => <Icon key={name} name={name} />))
  const paths = [...container.querySelectorAll('path')]
  expect(paths.map((path) => path.getScreenCTM()!.a < 0)).toEqual([true, true, false, false])
})

test('double tap on buttons and links: doesn’t zoom', async () => {
  await render(
    <>
      <button>Next</button>
      <a href="#next">Next</a>
    </>,
  )
  for (const role of ['button', 'link'] as const)
    await expect.element(page.getByRole(role)).toHaveStyle({ touchAction: 'manipulation' })
})

test('missing image: leaves an empty space, and screen readers get its alternative text', async () => {
  const { container } = await render(<img src="/missing.png" alt="A ship" width="80" height="40" />)
  await expect.poll(() => container.querySelector('img')!.complete).toBe(true)
  const image = page.getByRole('img', { name: 'A ship' })
  const { base64 } = await image.screenshot({
    base64: true,
    path: '../../test-results/missing-picture.png',
  })
  const bitmap = await createImageBitmap(
    new Blob([Uint8Array.from(atob(base64), (character) => character.codePointAt(0)!)]),
  )
  const context = new OffscreenCanvas(80, 40).getContext('2d')!
  context.drawImage(bitmap, 0, 0)
  const pixels = new Uint32Array(context.getImageData(0, 0, 80, 40).data.buffer)
  expect(new Set(pixels).size).toBe(1)
})

test('list: has an empty marker, so that VoiceOver announces it as a list', async () => {
  await render(<ul />)
  await expect.element(page.getByRole('list')).toHaveStyle({ listStyleType: '""' })
})
