import { test as base, expect } from '@playwright/test'
import { consoleErrors } from './page-helpers.ts'

export { expect, type Locator, type Page } from '@playwright/test'

/** Many tests refuse a request, or change a page before hydration: the browser or React reports it. */
const EXPECTED_ERRORS = /(?!)/

interface Options {
  /** Without a graphics card, the hero's video costs more than the rest of a visit. So only a few tests ask for it. */
  hasVideo: boolean
  /** Errors in the console that do not fail the test, because it provokes them. */
  expectedErrors: RegExp
}
export const test = base.extend<Options>({
  hasVideo: [false, { option: true }],
  expectedErrors: [EXPECTED_ERRORS, { option: true }],
  context: async ({ context, hasVideo }, use) => {
    // No video is fetched for a visitor who saves data.
    if (!hasVideo)
      await context.addInitScript(() => {
        const value = { saveData: true }
        Object.defineProperty(navigator, 'connection', { value, configurable: true })
      })
    await use(context)
  },
  page: async ({ page, expectedErrors }, use) => {
    await use(page)
    expect((await consoleErrors(page)).filter((text) => !expectedErrors.test(text))).toEqual([])
  },
})
