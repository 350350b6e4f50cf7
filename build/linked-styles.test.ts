import { expect, test } from 'vitest'
import { linkedStyles } from './linked-styles.ts'
import { finished } from './testing/finished.ts'

const page = (id: string, head: string) => `<html data-page="${id}"><head>${head}</head></html>`
const STYLE = '<style>a{b:c}</style>'

test('links the styles of a page that few come to, where they stood', async () => {
  const { html, written } = await finished(linkedStyles, page('privacy', STYLE))
  expect(html).toBe(page('privacy', '<link rel="stylesheet" href="/page.css">'))
  expect(written).toEqual({ '/page.css': 'a{b:c}' })
})

test.each(['home', 'error'])('leaves the styles of %s in the page', async (id) => {
  expect((await finished(linkedStyles, page(id, STYLE))).html).toBe(page(id, STYLE))
})
