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

/** Without a graphics card, the hero's film costs more than the rest of a visit. So only a few tests ask for it. */
export const test = base.extend<Options>({
  hasFilm: [false, { option: true }],
  context: async ({ context, hasFilm }, use) => {
    if (!hasFilm) await saveData(context)
    await use(context)
  },
})
