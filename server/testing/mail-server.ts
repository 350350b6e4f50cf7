import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { onTestFinished, vi } from 'vitest'
import { listenOnFreePort } from '../run-hono-app.ts'
import { MAIL_SETTINGS } from './inbox.ts'

/** With `hangs up`, the server stores the mail and closes the connection without confirming receipt. */
export type MailServerBehaviour = 'takes' | 'refuses' | 'keeps waiting' | 'hangs up'
type Mail = { from: unknown; to: string[]; headers: Record<string, string>; body: string }

export async function startMailServer(behaviour: MailServerBehaviour = 'takes') {
  const state = { behaviour, mails: [] as Mail[] }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    async onData(stream, { envelope: { mailFrom, rcptTo } }, done) {
      const received = await text(stream).catch(() => '')
      if (!received) return
      const [head, ...paragraphs] = received.split('\r\n\r\n')
      await vi.waitUntil(() => state.behaviour !== 'keeps waiting', { timeout: 60_000 })
      if (state.behaviour === 'refuses') return done(new Error(`5.7.1 Not now: ${received}`))
      const lines = head!.replaceAll(/\r\n(?=[ \t])/g, '').split('\r\n')
      const headers = Object.fromEntries(lines.map((line) => line.split(/: (.*)/)))
      const [from, to] = [mailFrom && mailFrom.address, rcptTo.map(({ address }) => address)]
      state.mails.push({ from, to, headers, body: paragraphs.join('\n\n') })
      if (state.behaviour === 'takes') return done()
      for (const connection of server.connections) connection.close()
    },
  })
  server.on('error', () => {})
  const origin = await listenOnFreePort(server.server as Parameters<typeof listenOnFreePort>[0])
  onTestFinished(() => new Promise((closed) => server.close(() => closed())))
  const url = origin.replace('http:', 'smtp:')
  return { state, settings: { ...MAIL_SETTINGS, url } }
}
