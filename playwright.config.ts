import { defineConfig, devices } from '@playwright/test'
import { launchOptions } from './scripts/ensure-browser.ts'

const PORT = 4400
const SPECIFICATION = 'specification.spec.ts'

/** A published site, which only e2e/live.spec.ts tests. */
const LIVE_URL = process.env['BASE_URL']

/** Journeys that set their own sizes, or are the same in every size. */
const ON_LAPTOP_ONLY =
  /(specification|services|windows|measures|pages|security|faults|drafts|native-post|adaptation|large-text)\.spec/

/**
 * Visitors' journeys against the built site, on a laptop and on one phone: the small one, which has the
 * least room. A word in a test's title says otherwise: @once is the same in every size, @phones is for
 * what only a phone has, @not-small goes to the usual phone in place of the small one.
 */
export default defineConfig({
  testDir: 'e2e',
  testMatch: LIVE_URL ? 'live.spec.ts' : /(?<!live)\.spec\.ts$/,
  outputDir: 'test-results/playwright',
  fullyParallel: true,
  // An analysis by axe takes up to half a minute on two busy cores.
  timeout: 60_000,
  // Twice the two cores it has to run on: tests wait for timers and idle time, too.
  workers: 4,
  forbidOnly: Boolean(process.env['CI']),
  snapshotPathTemplate: 'e2e/looks/{projectName}/{arg}{ext}',
  expect: {
    timeout: 10_000,
    // Another machine draws letters' edges a little differently, and pictures by other decoders.
    toHaveScreenshot: {
      stylePath: 'e2e/looks/looks.css',
      threshold: 0.25,
      maxDiffPixelRatio: 0.01,
    },
  },
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  webServer: LIVE_URL
    ? undefined
    : {
        command: 'node server/main.ts dist-preview',
        env: { PORT: String(PORT), INQUIRIES_DB: 'test-results/inquiries.db' },
        url: `http://127.0.0.1:${PORT}/`,
      },
  use: {
    baseURL: LIVE_URL ?? `http://127.0.0.1:${PORT}`,
    launchOptions: launchOptions(),
  },
  projects: LIVE_URL
    ? [{ name: 'live' }]
    : [
        {
          name: 'specification, desktop',
          testMatch: SPECIFICATION,
          grepInvert: /@touch/,
          use: { viewport: { width: 1440, height: 900 } },
        },
        {
          name: 'specification, phone',
          testMatch: SPECIFICATION,
          grepInvert: /@mouse/,
          use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
        },
        {
          name: 'laptop',
          testIgnore: SPECIFICATION,
          grepInvert: /@phones/,
          use: { viewport: { width: 1280, height: 800 } },
        },
        {
          name: 'phone',
          testIgnore: ON_LAPTOP_ONLY,
          grep: /@not-small/,
          use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
        },
        {
          name: 'small phone',
          testIgnore: ON_LAPTOP_ONLY,
          grepInvert: /@once|@not-small/,
          use: {
            ...devices['Pixel 7'],
            viewport: { width: 320, height: 568 },
            screen: { width: 320, height: 568 },
          },
        },
      ],
})
