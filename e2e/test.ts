import { test as base, type BrowserContext } from '@playwright/test'

export { expect, type Page } from '@playwright/test'

interface Options {
  hasFilm: boolean
}

/** Lets a visitor save data, for whom no film is fetched. */
export const saveData = (context: BrowserContext) =>
  context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true },
      configurable: true,
    }),
  )

/**
 * Fetching, decoding and drawing the hero's film costs a machine without a graphics card more than the
 * rest of a visit. So it comes only to tests that ask for it, `test.use({ hasFilm: true })`: wherever the
 * film, its control, or all that a page asks for, holds or says is looked at.
 */
export const test = base.extend<Options>({
  hasFilm: [false, { option: true }],
  context: async ({ context, hasFilm }, use) => {
    if (!hasFilm) await saveData(context)
    await use(context)
  },
})
