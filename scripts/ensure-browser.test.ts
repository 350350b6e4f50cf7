import { expect, test } from 'vitest'
import { shouldInstallPackages } from './ensure-browser.ts'

const ROOT = { isRoot: true, isCi: false, hasBrowser: false }

test.each([
  ['root without a Chromium', {}, true],
  ['root with a Chromium', { hasBrowser: true }, false],
  ['root in CI with a Chromium', { isCi: true, hasBrowser: true }, true],
  ['a user who isn’t root, without a Chromium', { isRoot: false }, false],
  ['a user who isn’t root, in CI', { isRoot: false, isCi: true }, false],
])('npm test for %s: %o installs missing packages: %s', (_, machine, isInstalled) => {
  expect(shouldInstallPackages({ ...ROOT, ...machine })).toBe(isInstalled)
})
