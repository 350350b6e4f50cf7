import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { browserLaunchOptions } from './scripts/ensure-browser.ts'

export default defineConfig({
  test: {
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        logLevel: 'error',
        test: { name: 'unit', include: ['{src,server,scripts,editor}/**/*.test.ts'] },
      },
      { extends: true, test: { name: 'publishing', include: ['deploy/*.publishing.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/server/*.test.ts'],
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
      { extends: true, test: { name: 'browsers', include: ['tests/browsers/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'components',
          include: ['src/**/*.browser.test.tsx'],
          setupFiles: 'src/testing/component-setup.ts',
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: browserLaunchOptions() }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
          },
        },
      },
    ],
  },
})
