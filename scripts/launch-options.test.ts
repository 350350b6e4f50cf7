import { chromium } from 'playwright'
import { expect, test } from 'vitest'
import { launchOptions } from './launch-options.ts'

const SWITCH = '--disable-features='

/** The lists of features that the browser is started without, in their order. */
async function switchedOff(): Promise<string[][]> {
  // What cannot be started fails with the words it would have been started with.
  const failure = await chromium
    .launch({ ...launchOptions(), executablePath: process.execPath })
    .then((browser) => browser.close())
    .catch((error: Error) => error.message)
  return [...String(failure).matchAll(new RegExp(`${SWITCH}(\\S+)`, 'g'))].map(([, list]) =>
    list!.split(','),
  )
}

test('everything that Playwright switches off in the browser stays off', async () => {
  const lists = await switchedOff()
  const [theirs, ours] = [lists.at(0)!, lists.at(-1)!]
  expect(theirs).not.toEqual(ours)
  expect(ours).toEqual(expect.arrayContaining(theirs))
})
