import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import { join } from 'node:path'
import { createServer, getCACertificates, setDefaultCACertificates } from 'node:tls'
import { expect, onTestFinished, test } from 'vitest'
import { listenLocally } from '../run-server.ts'
import { startFolder } from '../testing/inbox.ts'
import { startMailServer } from '../testing/mail-server.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { certificateFindings } from './check.ts'

test('report: mails a finding once while it lasts, again when it comes back, and until a mail is taken', async () => {
  const { folder, run } = startFolder({})
  const { state, settings } = await startMailServer('refuses')
  const mail = { SMTP_URL: settings.url, MAIL_TO: settings.to, MAIL_FROM: settings.from }
  await run('backup')
  const [copy = ''] = fs.readdirSync(join(folder, 'data/backups'))
  const setAge = (hours: number) => {
    const time = new Date(Date.now() - hours * 3_600_000)
    fs.utimesSync(join(folder, 'data/backups', copy), time, time)
  }
  const reports = async () => {
    const ended = await run('report', mail)
    return [ended.slice(0, 1), state.mails.length]
  }
  setAge(47)
  expect(await reports()).toEqual(['0', 0])
  setAge(49)
  expect(await reports()).toEqual(['1', 0])
  state.behaviour = 'takes'
  expect(await reports()).toEqual(['0', 1])
  expect(state.mails[0]!.headers['Subject']).toBe('To be done for the website: 1')
  expect(state.mails[0]!.body).toMatch(
    /^The newest backup is older than 48 h: .*\n[^]*check' lists/,
  )
  expect(await reports()).toEqual(['0', 1])
  setAge(1)
  expect(await reports()).toEqual(['0', 1])
  setAge(49)
  expect(await reports()).toEqual(['0', 2])
  // Without mail, the log of the timer has the finding.
  setAge(1)
  await reports()
  setAge(49)
  expect(await run('report')).toMatch(/^1 The newest backup is older.*\nSMTP_URL, .*not set/s)
})

/** Starts a TLS server whose certificate is valid for some days. Returns its URL. */
async function startTls(days: number, name = 'localhost') {
  const folder = temporaryFolder()
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const files = ['-keyout', key, '-out', cert, '-days', String(days)]
  const names = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`]
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  execFileSync('openssl', ['req', ...kind, ...files, ...names], { stdio: 'ignore' })
  const [before, own] = [getCACertificates('default'), fs.readFileSync(cert, 'utf8')]
  setDefaultCACertificates([...before, own])
  const server = createServer({ key: fs.readFileSync(key), cert: own })
  server.on('tlsClientError', () => {})
  onTestFinished(() => setDefaultCACertificates(before))
  onTestFinished(() => void server.close())
  return (await listenLocally(server)).replace('http://127.0.0.1', 'https://localhost')
}

test.each([
  [8, 'localhost', []],
  [6, 'localhost', [/^The TLS certificate of https:\S+ ends on 20\S+ and is not renewed\. See/]],
  [90, 'another.example', [/^The TLS certificate of https:\S+: .*not match.* See journalctl/]],
])('certificate that is valid for %i days, of %s: is reported as %j', async (days, name, texts) => {
  const findings = await certificateFindings(await startTls(days, name))
  expect(findings.map(({ text }) => text)).toEqual(texts.map((text) => expect.stringMatching(text)))
})

test('certificate of a server that is away: is reported', async () => {
  const [finding] = await certificateFindings('https://localhost:1')
  expect(finding!.text).toContain('ECONNREFUSED')
})
