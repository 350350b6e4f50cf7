import { execFileSync } from 'node:child_process'
import { lookup } from 'node:dns/promises'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PUBLISHING_FOLDER } from '../build/settings.ts'
import { untilLive, type Connection } from './until-live.ts'
import { otherNameOf, plainServer, SERVER_PLACE, type Place } from './nginx.ts'
import { HOSTING_FOLDER, INBOX_FOLDER, NGINX_FILE, RELEASE_FILE, type Release } from './release.ts'
import { quoted, type Shell } from './shell.ts'

const STEPS = readFileSync(join(import.meta.dirname, 'on-server.sh'), 'utf8')
const PACKAGES = 'nginx libnginx-mod-http-brotli-static certbot'

/** A server with nginx, as far as publishing has to know it. */
export interface Server {
  place: Place
  /** The file by which nginx reads the site's configuration. */
  config: string
  /** nginx and certbot, as commands. */
  nginx: string
  certbot: string
  /** What stands before a command, and makes it root's. */
  asRoot: string
}

/** Debian's. */
const SERVER: Server = {
  place: SERVER_PLACE,
  config: '/etc/nginx/conf.d/site.conf',
  nginx: 'nginx',
  certbot: 'certbot',
  asRoot: '$([ "$(id -u)" = 0 ] || echo sudo -n) ',
}

interface Publishing {
  shell: Shell
  server?: Server
  /** Takes a line for whoever publishes. */
  say: (line: string) => void
  /** How the site is reached afterwards, where its name does not lead there. */
  connection?: Connection
}

/**
 * Publishes a project's release on a server with nginx. Whatever was done before is not done again, so a
 * run that broke off is finished by another. Throws at the first step that fails; up to the last one,
 * nginx serves what it has served before.
 */
export async function publish(root: string, release: Release, publishing: Publishing) {
  const { say, server = SERVER } = publishing
  const { id, site } = release
  const host = new URL(site).hostname
  const { run, state } = await look(publishing)
  const isUploaded = state.releases.includes(id)
  const isCertified = state.certificates.includes(host)
  say(`Release ${id} of ${site} takes the place of ${state.current ?? 'nothing'}:`)
  say(`  upload: ${isUploaded ? 'is done already' : `to ${server.place.base}/releases/${id}`}`)
  say(`  certificate: ${isCertified ? 'is there' : 'by certbot, over port 80'}`)
  say(`  switch: ${server.config} names the release, and nginx reads it anew`)

  if (!isUploaded) await run('receive', [id], packed(root))
  if (!isCertified) {
    await certify(host, publishing, run)
    if (!(await look(publishing)).state.certificates.includes(host))
      throw new Error(`certbot left no certificate for ${host}. Run the command again.`)
  }
  await run('inbox', [id])
  await run('activate', [id])
  await verify(release, publishing, run)
}

/** Goes one release back. Throws where there is none. */
export async function goBack(publishing: Publishing) {
  const { run, state } = await look(publishing)
  const { current, before } = state
  if (!before) throw new Error(`There is no release before ${current ?? 'the first one'}.`)
  const release = JSON.parse(await run('show', [before, RELEASE_FILE])) as Release
  publishing.say(`From release ${current} of ${release.site} back to ${before}.`)
  await run('inbox', [before])
  await run('activate', [before, 'back'])
  await verify(release, publishing, run)
}

type Run = (step: string, args?: string[], input?: string | Buffer) => Promise<string>

/** What there is on the server, and what runs a step there. Throws where a program is missing. */
async function look({ shell, server = SERVER }: Publishing) {
  const { place, config, nginx, certbot, asRoot } = server
  const run: Run = (step, args = [], input) => {
    const words = [STEPS, 'on-server', step, place.base, config, nginx, ...args]
    return shell(`${asRoot}sh -c ${words.map(quoted).join(' ')}`, { input })
  }
  const lines = (await run('state', [place.certificates, certbot])).split('\n')
  const valuesOf = (name: string) =>
    lines.flatMap((line) => (line.startsWith(`${name}=`) ? line.slice(name.length + 1) : []))
  const missing = valuesOf('missing')
  if (missing.length > 0)
    throw new Error(`The server lacks ${missing.join(', ')}: apt-get install ${PACKAGES}`)
  const state = {
    current: valuesOf('current')[0] || undefined,
    before: valuesOf('before')[0] || undefined,
    certificates: valuesOf('certificate'),
    releases: valuesOf('release'),
  }
  return { run, state }
}

/** The pages and what belongs to them, the file that says so at the end. */
const packed = (root: string): Buffer =>
  execFileSync(
    'tar',
    [
      '-cf',
      '-',
      '-C',
      root,
      PUBLISHING_FOLDER,
      '-C',
      HOSTING_FOLDER,
      ...inboxIn(root),
      NGINX_FILE,
      RELEASE_FILE,
    ],
    { maxBuffer: Infinity, env: { ...process.env, COPYFILE_DISABLE: '1' } },
  )

const inboxIn = (root: string) =>
  existsSync(join(root, HOSTING_FOLDER, INBOX_FOLDER)) ? [INBOX_FOLDER] : []

/** Lets certbot ask for the first certificate; it renews it by itself from then on. */
async function certify(host: string, { shell, server = SERVER }: Publishing, run: Run) {
  await run('challenge', [], plainServer(host, server.place))
  const other = otherNameOf(host)
  const isOtherThere = await lookup(other).then(
    () => true,
    () => false,
  )
  const names = isOtherThere ? [host, other] : [host]
  const folder = quoted(`${server.place.base}/acme`)
  const domains = names.map((name) => `-d ${quoted(name)}`).join(' ')
  const renewed = quoted(`${server.nginx} -s reload`)
  await shell(
    `${server.asRoot}${server.certbot} certonly --webroot -w ${folder} --cert-name ${quoted(host)} ${domains} --deploy-hook ${renewed}`,
    { isTalk: true },
  )
}

async function verify({ id, site }: Release, { say, connection }: Publishing, run: Run) {
  const file = (name: string) => run('show', [id, `${PUBLISHING_FOLDER}/${name}`])
  const expected = { page: await file('index.html'), headersFile: await file('_headers') }
  await untilLive(site, expected, connection).catch((error: Error) => {
    throw new Error(`Release ${id} is in its place, but ${error.message}`)
  })
  say(`${site}/ answers with release ${id}.`)
}
