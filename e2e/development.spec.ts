import { dev } from 'astro'
import { consoleErrors, PAGES, scrollThrough, visit } from './page-helpers.ts'
import { expect, test } from './test.ts'

test('npm run dev: neither pages nor scrolling log an error', async ({ page }) => {
  test.slow()
  const server = await dev({
    logLevel: 'error',
    server: { port: 0 },
    devToolbar: { enabled: false },
  })
  // The server makes pictures when they are asked for, which takes most of a minute.
  const picture = '<svg xmlns="http://www.w3.org/2000/svg" />'
  await page.route(/\/_image\?/, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: picture }),
  )
  // Services come last, to be scrolled through.
  for (const path of [...PAGES, '/services'])
    await visit(page, `http://localhost:${server.address.port}${path}`)
  await scrollThrough(page, 'down')
  expect(await consoleErrors(page)).toEqual([])
  await server.stop()
})
