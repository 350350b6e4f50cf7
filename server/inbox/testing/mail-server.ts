import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'
import { listenLocally } from '../../listen-locally.ts'

interface ReceivedMail {
  from: string
  to: string[]
  /** Names and values, folded lines joined. */
  headers: [string, string][]
  /** As it came, still encoded. */
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
    onData(stream, session, done) {
      let text = ''
      stream.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
      stream.on('end', () => {
        if (state.manner === 'refuses') return done(new Error('Not now'))
        const { mailFrom, rcptTo } = session.envelope
        const from = mailFrom ? mailFrom.address : ''
        state.mails.push({ from, to: rcptTo.map(({ address }) => address), ...parsed(text) })
        if (state.manner === 'takes') return done()
        for (const connection of server.connections) connection.close()
      })
    },
  })
  server.on('error', () => {})
  const origin = await listenLocally(server.server as Parameters<typeof listenLocally>[0])
  onTestFinished(() => new Promise((closed) => server.close(() => closed())))
  const url = origin.replace('http:', 'smtp:')
  return { state, settings: { url, to: 'desk@ships.test', from: 'site@ships.test' } }
}

function parsed(mail: string): Pick<ReceivedMail, 'headers' | 'body'> {
  const end = mail.indexOf('\r\n\r\n')
  const lines = mail
    .slice(0, end)
    .replaceAll(/\r\n(?=[ \t])/g, '')
    .split('\r\n')
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon), line.slice(colon + 1).trim()]
  })
  return { headers, body: mail.slice(end + 4) }
}
