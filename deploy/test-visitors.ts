import { setTimeout as pause } from 'node:timers/promises'
import { expect, vi } from 'vitest'
import { postJson } from '../server/inbox/testing/contract.ts'

const VISITORS = 6
const READING_MS = 200

// Caddy's certificates are its own.
process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0'

/** A page and its script have to be of one release, and the inquiry has to be accepted. */
async function visit(origin: string) {
  const page = await fetch(origin)
  const release = page.headers.get('x-release')
  const script = `/_astro/app.${release}.js`
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(script)])
  await pause(Math.random() * READING_MS)
  expect(await (await fetch(origin + script)).text()).toContain(`'${release}'`)
  expect(await (await postJson(`${origin}/submit`)).json()).toMatchObject({ success: true })
}

/** Has visitors load a page, read it and send an inquiry, again and again, before, during and after an event. */
export async function visitDuring(origin: string, event: () => Promise<void>) {
  const failures: string[] = []
  let inquiries = 0
  const leaving = new AbortController()
  const count = () => inquiries++
  const report = ({ message }: Error) => failures.push(message)
  async function visitAgain() {
    while (!leaving.signal.aborted) await visit(origin).then(count, report)
  }
  async function makeRound() {
    const enough = inquiries + VISITORS
    await vi.waitUntil(() => inquiries >= enough || failures.length > 0, { timeout: 30_000 })
  }
  const visits = Array.from({ length: VISITORS }, visitAgain)
  try {
    await makeRound()
    await event()
    await makeRound()
  } finally {
    leaving.abort()
    await Promise.all(visits)
  }
  return { failures, inquiries }
}
