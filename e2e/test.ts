import type { BrowserContext } from '@playwright/test'

export { expect, test, type Page } from '@playwright/test'

/** Lets a visitor save data, for whom no film is fetched. */
export const saveData = (context: BrowserContext) =>
  context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true },
      configurable: true,
    }),
  )
