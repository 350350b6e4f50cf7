import { chmodSync, existsSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../server/test-helpers.ts'
import { makeCertificate, missingForNginx, nginxIn } from './local-nginx.ts'
import { goBack, publish, type Server } from './publish-nginx.ts'
import { shellAt, type Shell } from './shell.ts'
import { builtProject, COMMON_FILE, fileOf } from './testing/built-project.ts'
import { ask } from './ask.ts'
import { freePorts } from './testing/free-ports.ts'
import { startVisitors } from './testing/visitors.ts'

const HOST = 'www.northernstar.test'
const SITE = `https://${HOST}`
const A_DAY_MS = 24 * 60 * 60 * 1000

const missing = missingForNginx()
if (missing.length > 0)
  console.warn(`Publishing with nginx is not tried out: it needs ${missing.join(', ')}.`)

/** A server with nginx, as Debian installs it: it answers something else, and there is no certificate. */
async function startServer() {
  const folder = temporaryFolder()
  const nginx = nginxIn(folder)
  const [port, plainPort, otherPort] = (await freePorts(3)) as [number, number, number]
  writeFileSync(
    join(nginx.configs, 'default.conf'),
    `server { listen 127.0.0.1:${otherPort}; return 404; }`,
  )
  const certified = join(folder, 'certified')
  makeCertificate(certified, HOST)
  const place = nginx.placeFor({
    plain: [`127.0.0.1:${plainPort}`],
    secure: [`127.0.0.1:${port} ssl http2`],
  })
  onTestFinished(await nginx.start(otherPort))
  // As certbot does: puts a proof where it is told to, and gives a certificate once it is read by http.
  const certbot = join(folder, 'certbot')
  writeFileSync(
    certbot,
    `#!${process.execPath}
const { cpSync, mkdirSync, writeFileSync } = require('node:fs')
const proof = '.well-known/acme-challenge/proof'
mkdirSync('${place.base}/acme/.well-known/acme-challenge', { recursive: true })
writeFileSync('${place.base}/acme/' + proof, process.argv.slice(2).join(' '))
fetch('http://127.0.0.1:${plainPort}/' + proof).then(async (answer) => {
  const asked = await answer.text()
  if (!asked.startsWith('certonly --webroot -w ${place.base}/acme --cert-name ${HOST} -d ${HOST} ')) throw asked
  cpSync('${certified}', '${place.certificates}', { recursive: true })
})`,
  )
  chmodSync(certbot, 0o755)
  const server: Server = {
    place,
    config: join(nginx.configs, 'site.conf'),
    nginx: nginx.command,
    certbot,
    asRoot: '',
  }
  const ca = readFileSync(join(certified, HOST, 'fullchain.pem'))
  const said: string[] = []
  const publishing = {
    shell: shellAt('local'),
    server,
    say: (line: string) => void said.push(line),
    connection: { hostname: '127.0.0.1', port, ca },
  }
  const origin = `https://127.0.0.1:${port}`
  return {
    folder,
    server,
    publishing,
    said,
    visited: { origin, host: HOST, ca },
    project: (build: string) => builtProject(build, SITE, place),
    put: async (build: string, changed = {}) => {
      const { root, release } = await builtProject(build, SITE, place)
      await publish(root, release, { ...publishing, ...changed })
      return release.id
    },
    /** Waits for it: until the old workers have ended, they answer, too. */
    expectServed: (build: string) =>
      expect.poll(async () => /<title>(.*?)</.exec((await get(origin, '/')).body)?.[1]).toBe(build),
    status: async (path: string) => (await get(origin, path)).status,
  }
}

const get = (origin: string, path: string) => ask(origin, path, { headers: { host: HOST } })

test.skipIf(missing.length > 0)(
  'publishes for the first time without a certificate, again, and goes back step by step',
  async () => {
    const { put, expectServed, said, publishing, status } = await startServer()
    const one = await put('one')
    await expectServed('one')
    expect(said).toEqual([
      `Release ${one} of ${SITE} takes the place of nothing:`,
      expect.stringMatching(/ {2}upload: to .*\/www\/releases\/[0-9a-f]{12}$/),
      '  certificate: by certbot, over port 80',
      expect.stringMatching(/ {2}switch: .*site\.conf names the release, and nginx reads it anew/),
      `${SITE}/ answers with release ${one}.`,
    ])
    await put('two')
    await put('three')
    await goBack(publishing)
    await expectServed('two')
    await put('four')
    await goBack(publishing)
    await expectServed('two')
    await goBack(publishing)
    await expectServed('one')
    await expect(goBack(publishing)).rejects.toThrow(`There is no release before ${one}`)
    expect(await status(fileOf('four'))).toBe(200)
  },
)

test.skipIf(missing.length > 0)(
  'while visitors load pages, every page comes with its own policy and every file is there',
  async () => {
    const { put, publishing, visited, expectServed } = await startServer()
    await put('one')
    const visitors = startVisitors(visited, fileOf('one'))
    for (const build of ['two', 'three', 'four']) await put(build)
    await goBack(publishing)
    const { requests, failures } = await visitors.stop()
    expect(failures).toEqual([])
    expect(requests).toBeGreaterThan(200)
    await expectServed('three')
    console.log(`${requests} requests during three switches and a step back, failures: 0`)
  },
)

test.skipIf(missing.length > 0)(
  'a run that breaks off anywhere leaves the site as it was, and the next one finishes it',
  async () => {
    const { put, expectServed, publishing } = await startServer()
    await put('first')
    /** A connection that breaks off with a command of a run; upload and script may have arrived in half. */
    const breakingAt = (number: number): Shell => {
      let count = 0
      return (command, asked = {}) => {
        count++
        if (count < number) return publishing.shell(command, asked)
        const half = asked.input?.slice(0, asked.input.length / 2)
        return publishing.shell(half ? command : 'exit 1', { input: half })
      }
    }
    let served = 'first'
    for (let number = 1; number <= 3; number++) {
      const build = `build-${number}`
      await expect(put(build, { shell: breakingAt(number) })).rejects.toThrow('Stopped on local')
      await expectServed(served)
      await put(build)
      served = build
      await expectServed(served)
    }
  },
)

test.skipIf(missing.length > 0)(
  'a switch that breaks off before nginx reads it anew is finished by the next run',
  async () => {
    const { put, expectServed, server, folder, publishing } = await startServer()
    const nginx = join(folder, 'nginx-without-reload')
    writeFileSync(nginx, `#!/bin/sh\ncase "$*" in *reload) exit 1 ;; esac\n${server.nginx} "$@"`)
    chmodSync(nginx, 0o755)
    const broken = { server: { ...server, nginx } }
    await put('one')
    await put('two')
    await expect(put('three', broken)).rejects.toThrow('Stopped on local')
    await expectServed('two')
    await put('three')
    await expectServed('three')
    await expect(goBack({ ...publishing, ...broken })).rejects.toThrow('Stopped on local')
    await expectServed('three')
    await goBack(publishing)
    await expectServed('two')
  },
)

test.skipIf(missing.length > 0)(
  'what nginx refuses changes nothing, and a server without nginx is told what to install',
  async () => {
    const { put, expectServed, server } = await startServer()
    await put('one')
    const config = readFileSync(server.config, 'utf8')
    const mistake = join(server.config, '../mistake.conf')
    writeFileSync(mistake, 'no such directive;')
    await expect(put('two')).rejects.toThrow('Stopped on local')
    expect(readFileSync(server.config, 'utf8')).toBe(config)
    rmSync(mistake)
    await put('two')
    await expectServed('two')
    await expect(put('three', { server: { ...server, nginx: 'no-nginx' } })).rejects.toThrow(
      'The server lacks no-nginx: apt-get install nginx',
    )
  },
)

test.skipIf(missing.length > 0)(
  'releases and their files go thirty days after they were replaced',
  async () => {
    const { put, status, server } = await startServer()
    const folderOf = (id: string) => join(server.place.base, 'releases', id)
    const replaced = (id: string, days: number) => {
      const at = new Date(Date.now() - days * A_DAY_MS)
      utimesSync(folderOf(id), at, at)
    }
    const [one, two] = [await put('one'), await put('two')]
    // However long it was served: the days are counted from when another took its place.
    replaced(two, 400)
    const three = await put('three')
    replaced(one, 32)
    const four = await put('four')
    expect([one, two, three, four].map((id) => existsSync(folderOf(id)))).toEqual([
      false,
      true,
      true,
      true,
    ])
    const files = ['one', 'two', 'three', 'four'].map(fileOf)
    const statuses = await Promise.all([...files, COMMON_FILE].map(status))
    expect(statuses).toEqual([404, 200, 200, 200, 200])
    // The one before stays, however long ago it was replaced.
    replaced(three, 400)
    await put('four')
    expect(existsSync(folderOf(three))).toBe(true)
  },
)
