import { defineConfig, devices } from '@playwright/test'
import { browserLaunchOptions } from './scripts/ensure-browser.ts'
import { company } from './tests/e2e/content.ts'

const PORT = 4400
/** Each company has its own screenshots, because the numbers of slides and figures differ. */
const SCREENSHOTS = `tests/e2e/visual/${company.name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`

const LAPTOP = { viewport: { width: 1280, height: 800 } }
const PHONE = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } }
const SMALL_SCREEN = { width: 320, height: 568 }

const LIVE_URL = process.env['BASE_URL']

export default defineConfig({
  testDir: 'tests/e2e',
  ...(LIVE_URL ? {} : { globalSetup: './tests/e2e/assert-build-is-current.ts' }),
  globalTeardown: './tests/e2e/compress-screenshots.ts',
  testMatch: LIVE_URL ? 'smoke.spec.ts' : /(?<!smoke)\.spec\.ts$/,
  outputDir: 'test-results/playwright',
  fullyParallel: true,
  timeout: 60_000,
  workers: 4,
  forbidOnly: Boolean(process.env['CI']),
  snapshotPathTemplate: `${SCREENSHOTS}/{projectName}/{arg}{ext}`,
  expect: {
    timeout: 10_000,
    toHaveScreenshot: {
      stylePath: 'tests/e2e/visual/screenshot-styles.css',
      threshold: 0.25,
      maxDiffPixelRatio: 0.01,
    },
  },
  reporter: 'list',
  webServer: LIVE_URL
    ? undefined
    : {
        command: 'node server/main.ts dist-preview',
        env: { PORT: String(PORT), INQUIRIES_DB: 'test-results/inquiries.db' },
        url: `http://127.0.0.1:${PORT}/`,
      },
  use: {
    baseURL: LIVE_URL ?? `http://127.0.0.1:${PORT}`,
    launchOptions: browserLaunchOptions(),
  },
  projects: LIVE_URL
    ? [{ name: 'live' }]
    : [
        { name: 'laptop', grepInvert: /@phones/, use: LAPTOP },
        { name: 'phone', testMatch: 'visual.spec.ts', use: PHONE },
        {
          name: 'small phone',
          grep: /@small|@phones/,
          use: { ...PHONE, viewport: SMALL_SCREEN, screen: SMALL_SCREEN },
        },
      ],
})
