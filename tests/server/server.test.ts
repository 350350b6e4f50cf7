import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { createInquiryBody } from '../../server/testing/inbox.ts'
import {
  bootMachine,
  receivedMails,
  pointDomain,
  LOCAL_PROJECT_COPY,
  runLocalScript,
  runInTerminal,
  startSupportServers,
  waitForSsh,
} from './machines.ts'

const SETTINGS = readFileSync(join(LOCAL_PROJECT_COPY, '.env'), 'utf8')
const HOST = /^SITE_URL=https:\/\/(.*)$/m.exec(SETTINGS)![1]!
const KEEPER = 'keeper@storage'

/** Returns a guide's code block that begins with `beginning`, with the test's values instead of placeholders. */
function commandsIn(guide: string, beginning: string) {
  const page = readFileSync(join(LOCAL_PROJECT_COPY, 'docs/how-to', guide), 'utf8')
  const block = page.split(/\n *```(?:sh)?\n */).find((code) => code.startsWith(beginning))
  if (!block) throw new Error(`${guide} has no commands that begin with '${beginning}'.`)
  return block
    .replaceAll('www.your-company.com', HOST)
    .replaceAll('USER@HOST', KEEPER)
    .replaceAll('2027-01-31', '2027-01-30')
}

const onServer = (script: string) => runLocalScript(`ssh root@${HOST} bash`, `exec 2>&1; ${script}`)
const publish = (args = '') => runLocalScript(`npm run --silent publish -- root@${HOST} ${args}`)
const inquiries = () => onServer("inquiries list | cut -d ' ' -f 1-5")
const answeringRelease = () => runLocalScript(`curl -sS https://${HOST}/healthz && echo`)
const publishedRelease = () => onServer('basename $(readlink /srv/site/public)')
const backUp = () => onServer('systemctl start site-backup && inquiries check')
const addSettings = (...lines: string[]) =>
  onServer(
    `sed -i '/^BACKUP_/d' /etc/site.env && printf '%s\\n' ${lines.join(' ')} >>/etc/site.env`,
  )
const copies = () => runLocalScript(`ssh root@storage ls /home/keeper/site-backups`)
/** Returns all mails that aren't inquiries. */
const tasks = () => receivedMails.filter((mail) => !mail.includes('Subject: New Contact'))

/** Returns the reference of the sent inquiry, or an error message. */
async function sendInquiry() {
  const curl = `curl -sS -m 30 https://${HOST}/submit --json @-`
  const answer = await runLocalScript(curl, JSON.stringify(createInquiryBody()))
  return /"success":true.*"reference":"(MS-\w{6})"/.exec(answer)?.[1] ?? answer
}

/** Sends requests until `commandOutput` resolves. Returns the command's output and the output of failed requests. */
async function visitDuring(commandOutput: Promise<string>) {
  const faults: string[] = []
  const visiting = new AbortController()
  const output = commandOutput.finally(() => visiting.abort())
  while (!visiting.signal.aborted) {
    const page = await runLocalScript(`curl -sSf -m 30 https://${HOST}/ -o /dev/null`)
    faults.push(page, await sendInquiry())
  }
  return [await output, faults.filter((text) => !/^(exit 0\n|MS-\w{6})$/.test(text)).join('')]
}

let key = ''
beforeAll(async () => {
  await startSupportServers()
  pointDomain(HOST, 'first')
  await Promise.all([bootMachine('first'), bootMachine('storage')])
  await runLocalScript(
    `ssh root@storage bash`,
    `apt-get update && apt-get install -y rsync
    useradd -m keeper && echo keeper:secret | chpasswd`,
  )
  await runLocalScript(`age-keygen -o site-backup.key`)
  key = (await runLocalScript('age-keygen -y site-backup.key')).split('\n')[0]!
})

test('new server: serves the first release, stores inquiries and mails them', async () => {
  expect(await runLocalScript(`npm run --silent server:setup -- root@${HOST}`)).toMatch(
    /is ready.*\nexit 0/s,
  )
  // Node trusts the test's certificate authority only with the option `--use-system-ca`.
  await addSettings(
    'SMTP_URL=smtp://mail.test:2525 MAIL_TO=desk@ships.test MAIL_FROM=site@ships.test',
    'FORM_REFERENCE_PREFIX=MS- FORM_REQUESTS_PER_MINUTE=100000 NODE_OPTIONS=--use-system-ca',
  )
  expect(await publish()).toMatch(/is published\.\nexit 0/)
  expect(await runLocalScript(`curl -sSI https://${HOST.replace('www.', '')}`)).toContain(
    `https://${HOST}/`,
  )
  const reference = await sendInquiry()
  expect(await inquiries()).toContain(reference)
  await expect.poll(() => receivedMails.join()).toContain(reference)
  const exported = onServer('inquiries export all.csv && cat /var/lib/site/all.csv')
  expect(await exported).toContain(reference)
})

test('publish and --back: switch releases without a failed request', async () => {
  const first = await publishedRelease()
  const [published, faults] = await visitDuring(publish())
  expect(published).toMatch(/is published\.\nexit 0/)
  expect(faults).toBe('')
  const second = await publishedRelease()
  expect(second).not.toBe(first)
  expect(await answeringRelease()).toBe(second)
  expect(await visitDuring(publish('--back'))).toEqual([expect.stringMatching(/exit 0/), ''])
  expect(await answeringRelease()).toBe(first)
})

test('release that crashes at its start: the old release stays, and inquiries wait for it', async () => {
  const release = await publishedRelease()
  const activating = onServer(`cd /srv/site/releases && cp -al ../current/. broken
    sed -i '1i if (process.argv[2] === "serve") process.exit(3)' broken/server.js && sh /srv/site/activate.sh broken`)
  const [output, faults] = await visitDuring(activating)
  expect(output).toMatch(/Back on releases.*\nexit 1/s)
  expect(faults).toBe('')
  expect(await answeringRelease()).toBe(release)
})

test('inbox that is killed: the next inquiry waits for its restart', async () => {
  await onServer('systemctl kill -s KILL site')
  expect(await sendInquiry()).toMatch(/^MS-/)
})

test('server:setup again: keeps settings, releases and inquiries', async () => {
  const state = async () => [await inquiries(), await onServer('cat /etc/site.env')]
  const before = await state()
  expect(await runLocalScript(`npm run --silent server:setup -- root@${HOST}`)).toMatch(
    /is ready.*\nexit 0/s,
  )
  await expect.poll(answeringRelease).toBe(await publishedRelease())
  expect(await state()).toEqual(before)
})

test('encrypted copies: reach a mounted folder and another computer, and a failed copy is mailed', async () => {
  receivedMails.length = 0
  await onServer('mkdir /mnt/backups && mount -t tmpfs -o mode=755 none /mnt/backups')
  await addSettings('BACKUP_TO=/mnt/backups', `BACKUP_KEY=${key}`)
  await backUp()
  await expect
    .poll(tasks)
    .toEqual([expect.stringContaining('Subject: site-backup.service has failed')])
  expect(await onServer('journalctl -u site-backup')).toContain('Permission denied')
  await onServer('chown site /mnt/backups')
  await backUp()
  expect(await onServer('ls /mnt/backups')).toMatch(/^inquiries-\d\d\.db\.age\nexit 0/)

  await addSettings(`BACKUP_TO=${KEEPER}:site-backups`, `BACKUP_KEY=${key}`)
  const [create, copyKey] = commandsIn('back-up-and-restore.md', 'runuser').split('\n')
  await onServer(create!)
  await runInTerminal(`root@${HOST}`, copyKey!, [
    [/\(yes\/no.*\)\? $/, 'yes'],
    [/password: $/, 'secret'],
  ])
  await backUp()
  expect(await copies()).toMatch(/^inquiries-\d\d\.db\.age\nexit 0/)
})

test('daily check: mails each finding once', async () => {
  // The test's certificates are valid for only twelve hours, so the daily check reports the site's certificate.
  receivedMails.length = 0
  await onServer('systemctl start site-check')
  const finding = `The TLS certificate of https://${HOST}: it ends on`
  expect(tasks()).toEqual([expect.stringContaining(finding)])
  await onServer('systemctl start site-check')
  expect(tasks()).toHaveLength(1)
})

test('server that was off for days: answers after the boot, and makes up for the backup and check without false alarms', async () => {
  const before = await inquiries()
  receivedMails.length = 0
  await runLocalScript('ssh root@storage rm -r /home/keeper/site-backups')
  await onServer(`touch -d '5 days ago' /var/lib/systemd/timers/stamp-site-* /var/lib/site/backups/*
    systemctl reboot`)
  await waitForSsh(HOST)
  const timers = `systemctl list-timers --all 'site-*'; systemctl is-system-running --wait`
  await expect
    .poll(() => onServer(timers), { timeout: 60_000 })
    .toMatch(/ago +site-backup.* ago +site-check.*\nrunning\nexit 0/s)
  expect(tasks()).toEqual([])
  expect(await copies()).toMatch(/^inquiries-\d\d\.db\.age\n/)
  expect(await inquiries()).toBe(before)
  expect(await sendInquiry()).toMatch(/^MS-/)
})

test('empty second server: gets the inquiries of the lost server back from the encrypted copy', async () => {
  const guide = 'back-up-and-restore.md'
  await backUp()
  const before = await inquiries()
  const settings = await onServer('grep -v ^BACKUP_ /etc/site.env')
  await runLocalScript(`scp -r root@storage:/home/keeper/site-backups copies`)
  const copy = readdirSync(join(LOCAL_PROJECT_COPY, 'copies'))[0]!
  await onServer('systemctl poweroff')

  await bootMachine('second')
  pointDomain(HOST, 'second')
  expect(await runLocalScript(commandsIn(guide, 'ssh-keygen -R'))).toMatch(/is ready.*\nexit 0/s)
  await runLocalScript(`ssh root@${HOST} 'cat >/etc/site.env'`, settings.replace(/exit 0\n$/, ''))
  expect(await publish()).toMatch(/is published\.\nexit 0/)
  expect(await inquiries()).toBe('exit 0\n')
  const sendCopy = commandsIn(guide, 'ssh root').replace('inquiries-03.db.age', `copies/${copy}`)
  expect(await runLocalScript(`set -e; ${sendCopy}`)).toMatch(/exit 0\n$/)
  await onServer(commandsIn(guide, 'systemctl stop site'))
  expect(await inquiries()).toBe(before)
  expect(await sendInquiry()).toMatch(/^MS-/)
})
