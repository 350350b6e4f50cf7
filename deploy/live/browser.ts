import type { Browser } from 'playwright'
import { findBrowser } from '../../scripts/ensure-browser.ts'
import { launchOptions } from '../../scripts/ensure-browser.ts'

const HYDRATED_MS = 15_000

/** The project's browser; undefined on a machine that has none. */
export async function openBrowser(): Promise<Browser | undefined> {
  if (findBrowser() === undefined) return undefined
  const { chromium } = await import('playwright')
  return chromium.launch(launchOptions())
}

/** What a browser complains of while it shows the pages, down to a file that cannot be fetched. */
export async function browserFindings(
  browser: Browser,
  origin: string,
  paths: readonly string[],
): Promise<string[]> {
  const findings: string[] = []
  for (const path of paths) {
    const page = await browser.newPage()
    const say = (what: string) => void findings.push(`${path}, in a browser: ${what}`)
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) say(message.text())
    })
    page.on('pageerror', (error) => say(error.message))
    page.on('response', (response) => {
      if (response.status() >= 400) say(`${response.url()} answers with ${response.status()}`)
    })
    try {
      await page.goto(origin + path, { waitUntil: 'load' })
      await page.waitForFunction(() => !document.querySelector('astro-island[ssr]'), undefined, {
        timeout: HYDRATED_MS,
      })
    } catch (error) {
      say(String(error).split('\n')[0]!)
    }
    await page.close()
  }
  return findings
}

interface Answer {
  status: number
  text: string
}

/**
 * Sends one inquiry from the page with the form, as a visitor's browser does: services refuse calls
 * from elsewhere. Answers what came back, or rejects with what the browser says of the call.
 */
export async function sendTestInquiry(browser: Browser, address: string): Promise<Answer> {
  const page = await browser.newPage()
  await page.goto(address)
  try {
    return await page.evaluate(async () => {
      const form = document.querySelector('form')!
      const { value: key } = form.elements.namedItem('access_key') as HTMLInputElement
      const response = await fetch(form.action, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
        body: JSON.stringify({
          access_key: key,
          subject: 'Test inquiry',
          name: 'Test inquiry',
          email: 'test@example.com',
          phone: '',
          company: '',
          service: '',
          message: `Sent by the check of ${location.origin}. Nobody waits for an answer.`,
        }),
        credentials: 'omit',
      })
      return { status: response.status, text: await response.text() }
    })
  } finally {
    await page.close()
  }
}
