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
  for (const path of [...PAGES, '/services'])
    await visit(page, `http://localhost:${server.address.port}${path}`)
  await scrollThrough(page, 'down')
  expect(await consoleErrors(page)).toEqual([])
  await server.stop()
})
