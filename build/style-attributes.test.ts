import { expect, test } from 'vitest'
import { styleAttributes } from './style-attributes.ts'
import { finished } from './testing/finished.ts'

const PAGE = '<html lang="en"><head><style>a{b:c}</style><style>d{e:f}</style></head></html>'
const styled = (page: string) => page.replace('"en"', '"en" style="--a:1;--b:2"')
const after = (page: string) => finished(styleAttributes, page)

test('puts what the root says into the first style sheet', async () => {
  expect((await after(styled(PAGE))).html).toBe(
    PAGE.replace('<style>', '<style>:root{--a:1;--b:2}'),
  )
})

test('leaves a page as it is that has no such attribute', async () => {
  expect((await after(PAGE)).html).toBe(PAGE)
})

test.each([
  ['it has no style sheet', styled(PAGE).replaceAll(/<style>.*?<\/style>/g, '')],
  ['style="--delay:0.1s" on a p is against', `${PAGE}<p style="--delay:0.1s">`],
])('refuses a page: %s', async (reason, page) => {
  await expect(after(page)).rejects.toThrow(`news/page.html: ${reason}`)
})
