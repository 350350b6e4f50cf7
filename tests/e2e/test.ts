import { test as base, expect } from '@playwright/test'
import { consoleErrors } from './page-helpers.ts'

export { expect, type Locator, type Page } from '@playwright/test'

const NOT_FOUND = /status of 404 .*\/nowhere$/
/** React logs error 418 if a translator or an extension has changed the page before hydration. */
export const HYDRATION_MISMATCH = /React error #418/

interface Options {
  /** The video is off by default, because decoding the video without a graphics card slows tests down. */
  hasVideo: boolean
  expectedErrors: RegExp | undefined
}
export const test = base.extend<Options>({
  hasVideo: [false, { option: true }],
  expectedErrors: [undefined, { option: true }],
  context: async ({ context, hasVideo }, use) => {
    if (!hasVideo)
      await context.addInitScript(() => {
        const value = { saveData: true }
        Object.defineProperty(navigator, 'connection', { value, configurable: true })
      })
    await use(context)
  },
  page: async ({ page, expectedErrors }, use) => {
    await use(page)
    const isExpected = (text: string) => NOT_FOUND.test(text) || expectedErrors?.test(text)
    expect((await consoleErrors(page)).filter((text) => !isExpected(text))).toEqual([])
  },
})
