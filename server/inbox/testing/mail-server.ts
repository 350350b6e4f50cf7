import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'
import { listenLocally } from '../../run-server.ts'

interface ReceivedMail {
  from: string | false
  to: string[]
  /** By name, unfolded. */
  headers: Record<string, string>
  body: string
}

/** How the server treats a mail: takes it, refuses it, or takes it and hangs up before it says so. */
export type Manner = 'takes' | 'refuses' | 'hangs up'

/** A mail server on this computer until the test is over. */
export async function startMailServer(manner: Manner = 'takes') {
  const state = { manner, mails: [] as ReceivedMail[] }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    async onData(stream, { envelope: { mailFrom, rcptTo } }, done) {
      const [head, ...paragraphs] = (await text(stream)).split('\r\n\r\n')
      if (state.manner === 'refuses') return done(new Error('Not now'))
      const lines = head!.replaceAll(/\r\n(?=[ \t])/g, '').split('\r\n')
      state.mails.push({
        from: mailFrom && mailFrom.address,
        to: rcptTo.map(({ address }) => address),
        headers: Object.fromEntries(lines.map((line) => line.split(/: (.*)/))),
        body: paragraphs.join('\n\n'),
      })
      if (state.manner === 'takes') return done()
      for (const connection of server.connections) connection.close()
    },
  })
  server.on('error', () => {})
  const origin = await listenLocally(server.server as Parameters<typeof listenLocally>[0])
  onTestFinished(() => new Promise((closed) => server.close(() => closed())))
  const url = origin.replace('http:', 'smtp:')
  return { state, settings: { url, to: 'desk@ships.test', from: 'site@ships.test' } }
}
