import { expect, test } from 'vitest'
import { decidePackageInstall } from './ensure-browser.ts'

const ROOT = { isRoot: true, isCi: false, hasBrowser: false, isTerminal: false }

test.each([
  ['root with a Chromium', { hasBrowser: true, isTerminal: true }, 'no'],
  ['a script of root with a Chromium', { hasBrowser: true }, 'no'],
  ['root at a terminal without a Chromium', { isTerminal: true }, 'ask'],
  ['a script of root without a Chromium, where nobody can answer', {}, 'yes'],
  [
    'CI with a Chromium, because other packages are needed, too',
    { isCi: true, hasBrowser: true },
    'yes',
  ],
  ['CI at a terminal', { isCi: true, isTerminal: true }, 'yes'],
  ['a user who is not root, without a Chromium', { isRoot: false, isTerminal: true }, 'no'],
])('npm test for %s: %o leads to the installation of packages: %s', (_, machine, decision) => {
  expect(decidePackageInstall({ ...ROOT, ...machine })).toBe(decision)
})
