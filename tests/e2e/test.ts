import { test as base, expect } from '@playwright/test'
import { consoleErrors } from './page-helpers.ts'

export { expect, type Locator, type Page } from '@playwright/test'

/** The browser reports the status of the unknown page itself. */
const UNKNOWN_PAGE = /status of 404 .*\/nowhere$/
/** React reports that something has changed the page before hydration. */
export const CHANGED_PAGE = /React error #418/

interface Options {
  /** Without a graphics card, the hero's video costs more than the rest of a visit. So only a few tests ask for it. */
  hasVideo: boolean
  /** Errors in the console, also of the security policy, that do not fail the test, because it provokes them. */
  expectedErrors: RegExp | undefined
}
export const test = base.extend<Options>({
  hasVideo: [false, { option: true }],
  expectedErrors: [undefined, { option: true }],
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
    const isExpected = (text: string) => UNKNOWN_PAGE.test(text) || expectedErrors?.test(text)
    expect((await consoleErrors(page)).filter((text) => !isExpected(text))).toEqual([])
  },
})
