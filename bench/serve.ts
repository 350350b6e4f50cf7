import { spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { writeHeaders } from '../build/headers.ts'
import { precompressFolder } from '../build/precompress.ts'
import { PREVIEW_FOLDER } from '../build/settings.ts'
import { listenLocally } from '../server/listen-locally.ts'
import { createSiteServer } from '../server/site-server.ts'

const REFERENCE = 'bench/reference'
const CADDYFILE = 'deploy/Caddyfile'
const HOST = 'localhost'
const START_LIMIT_MS = 15_000

/** The built site and the bare reference page, both served by the same program in the same way. */
export interface Served {
  /** What serves, in words for the report. */
  by: string
  siteUrl: string
  referenceUrl: string
  stop: () => void
}

/**
 * Serves `dist-preview/` and the reference page as an own server does, over HTTP/2 and TLS, if Caddy is installed,
 * and without it otherwise.
 */
export async function serve(): Promise<Served> {
  if (!existsSync(join(PREVIEW_FOLDER, 'index.html')))
    throw new Error(
      `There is no site in ${PREVIEW_FOLDER}/ yet: run 'npm run build:preview' first.`,
    )

  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const reference = join(folder, 'reference')
  cpSync(REFERENCE, reference, { recursive: true })
  await writeHeaders(reference, false)
  await precompressFolder(reference)

  const folders = [PREVIEW_FOLDER, reference]
  const servers = folders.map((dist) => createSiteServer({ dist }))
  const origins = await Promise.all(servers.map(listenLocally))
  const version = spawnSync('caddy', ['version'], { encoding: 'utf8' }).stdout
  const proxies = version
    ? await Promise.all(
        folders.map((assets, index) => startCaddy(folder, resolve(assets), origins[index]!)),
      )
    : []
  const [siteUrl = '', referenceUrl = ''] = version ? proxies.map(({ url }) => url) : origins
  return {
    by: version
      ? `Caddy ${version.split(' ')[0]} over HTTP/2 and TLS, and Node`
      : 'Node over HTTP/1.1 without encryption (Caddy is not installed)',
    siteUrl,
    referenceUrl,
    stop() {
      for (const { stop } of proxies) stop()
      for (const server of servers) {
        server.close()
        server.closeAllConnections()
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Starts the published proxy in front of one server, with a certificate of its own. */
async function startCaddy(folder: string, assets: string, app: string) {
  const [plain, secure] = [await freePort(), await freePort()]
  const config = join(folder, `${secure}.Caddyfile`)
  const options = `local_certs\nskip_install_trust\nadmin off\nhttp_port ${plain}\nhttps_port ${secure}`
  writeFileSync(config, `{\n${options}\n}\nimport ${resolve(CADDYFILE)}`)
  const caddy = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', config], {
    env: {
      PATH: process.env['PATH'],
      HOME: folder,
      SITE_HOST: HOST,
      OTHER_HOST: `www.${HOST}`,
      APP: new URL(app).host,
      ASSETS: assets,
    },
    stdio: 'ignore',
  })
  const stop = () => void caddy.kill()
  process.once('exit', stop)
  const url = `https://${HOST}:${secure}`
  const startedAt = performance.now()
  while (spawnSync('curl', ['-sk', '-m', '5', '-o', '/dev/null', url]).status !== 0) {
    if (performance.now() - startedAt > START_LIMIT_MS) throw new Error('Caddy did not start.')
    await pause(100)
  }
  return { url, stop }
}

async function freePort(): Promise<number> {
  const server = createServer()
  const origin = await listenLocally(server)
  await new Promise((closed) => server.close(closed))
  return Number(new URL(origin).port)
}
