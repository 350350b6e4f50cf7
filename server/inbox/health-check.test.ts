import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import { join } from 'node:path'
import { createServer, getCACertificates, setDefaultCACertificates } from 'node:tls'
import { expect, onTestFinished, test } from 'vitest'
import { listenOnFreePort } from '../run-hono-app.ts'
import { createInboxFolder } from '../testing/inbox.ts'
import { startMailServer } from '../testing/mail-server.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import {
  tlsCertificateFindings,
  contentExpiryFindings,
  unreportedFindings,
} from './health-check.ts'

const LICENCE = { what: 'A licence', day: '2029-03-31' }
const timeOn = (day: string) => Date.parse(`${day}T06:00Z`)

test('expiring licence: is reported 30 and seven days before its end, and not again afterwards', () => {
  const reports: string[] = []
  let reported: string[] = []
  for (let now = timeOn('2029-02-01'); now < timeOn('2029-05-01'); now += 86_400_000) {
    const findings = contentExpiryFindings([LICENCE], now)
    const day = new Date(now).toJSON().slice(0, 10)
    reports.push(...unreportedFindings(findings, reported).map(({ text }) => `${day}: ${text}`))
    reported = findings.map(({ id }) => id)
  }
  const rest = 'on 2029-03-31. Renew it, correct the day and publish.'
  expect(reports).toEqual([
    `2029-03-01: A licence ends in 30 days, ${rest}`,
    `2029-03-24: A licence ends in 7 days, ${rest}`,
  ])
})

test('expired licence: is a finding that says when the licence ended', () => {
  const [finding] = contentExpiryFindings([LICENCE], timeOn('2029-04-01'))
  expect(finding!.text).toMatch(/^A licence ended on 2029-03-31\./)
})

test('renewed licence: is not reported until 30 days before its new end', () => {
  const ids = contentExpiryFindings([LICENCE], timeOn('2029-03-20')).map(({ id }) => id)
  const renewed = [{ ...LICENCE, day: '2030-03-31' }]
  expect(contentExpiryFindings(renewed, timeOn('2029-03-20'))).toEqual([])
  expect(
    unreportedFindings(contentExpiryFindings(renewed, timeOn('2030-03-20')), ids),
  ).toHaveLength(1)
})

test('report: mails a finding until the mail is accepted, and again only if the finding returns', async () => {
  const { folder, run } = createInboxFolder({})
  const { state, settings } = await startMailServer('refuses')
  const mail = { SMTP_URL: settings.url, MAIL_TO: settings.to, MAIL_FROM: settings.from }
  await run('backup')
  const [backup = ''] = fs.readdirSync(join(folder, 'data/backups'))
  const setAge = (hours: number) => {
    const time = new Date(Date.now() - hours * 3_600_000)
    fs.utimesSync(join(folder, 'data/backups', backup), time, time)
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
    /^The newest backup is older than 48 h\. See [^]*Run 'npm run inbox -- check'/,
  )
  expect(await reports()).toEqual(['0', 1])
  setAge(1)
  expect(await reports()).toEqual(['0', 1])
  setAge(49)
  expect(await reports()).toEqual(['0', 2])
  setAge(1)
  await reports()
  setAge(49)
  expect(await run('report')).toMatch(/^1 The newest backup is older.*\nSMTP_URL, .*not set/s)
})

async function startTls(days: number, name = 'localhost') {
  const folder = temporaryFolder()
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const files = ['-keyout', key, '-out', cert, '-days', String(days)]
  const names = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`]
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  execFileSync('openssl', ['req', ...kind, ...files, ...names], { stdio: 'ignore' })
  const [authorities, certificate] = [getCACertificates('default'), fs.readFileSync(cert, 'utf8')]
  setDefaultCACertificates([...authorities, certificate])
  const server = createServer({ key: fs.readFileSync(key), cert: certificate })
  server.on('tlsClientError', () => {})
  onTestFinished(() => setDefaultCACertificates(authorities))
  onTestFinished(() => void server.close())
  return (await listenOnFreePort(server)).replace('http://127.0.0.1', 'https://localhost')
}

test.each([
  [8, 'localhost', []],
  [
    6,
    'localhost',
    [
      /^The TLS certificate of https:\S+: it ends on 20\S+ and has not been renewed\. See: journalctl/,
    ],
  ],
  [90, 'another.example', [/^The TLS certificate of https:\S+: .*not match.* See: journalctl/]],
])('certificate that is valid for %i days for %s: is reported as %j', async (days, name, texts) => {
  const findings = await tlsCertificateFindings(await startTls(days, name))
  expect(findings.map(({ text }) => text)).toEqual(texts.map((text) => expect.stringMatching(text)))
})

test('certificate of an unreachable server: is reported', async () => {
  const [finding] = await tlsCertificateFindings('https://localhost:1')
  expect(finding!.text).toContain('ECONNREFUSED')
})
