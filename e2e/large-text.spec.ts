import { chromium } from '@playwright/test'
import { launchOptions } from '../scripts/ensure-browser.ts'
import { brokenWords, cutTexts, sideways } from './readable.ts'
import { expect, saveData, test } from './test.ts'
import { PAGES, readToTheEnd, untilAtRest, visit } from './visit.ts'

// Who sets a larger font in the browser sees larger text, and queries in em answer as in a smaller window.

for (const { size, widths } of [
  { size: 24, widths: [320, 375] },
  { size: 32, widths: [320, 375, 768, 1280] },
])
  test(`a browser's font of ${size} px cuts nothing and widens nothing`, async ({ baseURL }) => {
    test.slow()
    const { args, ...options } = launchOptions()
    const browser = await chromium.launch({
      ...options,
      args: [...args, `--blink-settings=defaultFontSize=${size}`],
    })
    const page = await browser.newPage({ baseURL: baseURL!, reducedMotion: 'reduce' })
    await saveData(page.context())
    for (const path of [...PAGES, '/nowhere']) {
      await visit(page, path)
      await readToTheEnd(page)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        await untilAtRest(page)
        const where = `${path} at ${width} px`
        expect.soft(await sideways(page), where).toBe(0)
        expect.soft(await cutTexts(page), where).toEqual([])
        expect.soft(await brokenWords(page), where).toEqual([])
      }
    }
    await browser.close()
  })
