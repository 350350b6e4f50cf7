import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { precompressFolder } from '../deploy/precompress.ts'
import { createSiteServer } from '../server/site-server.ts'
import { hasNginx, startNginx } from './nginx.ts'

const SITE = 'dist'
const REFERENCE = 'bench/reference'
const HOST = '127.0.0.1'

/** The built site and the bare reference page, both served by the same program in the same way. */
export interface Served {
  /** What serves, in words for the report. */
  by: string
  siteUrl: string
  referenceUrl: string
  /** The site without encryption, for measures of the server alone. */
  plainSiteUrl: string
  /** The site from the project's own local server, which is always there. */
  localSiteUrl: string
  stop: () => void
}

/**
 * Serves `dist/` and the reference page: with nginx over HTTP/2 and TLS, compressed with brotli,
 * where nginx, its brotli module and openssl are installed, else with the local server.
 */
export async function serve(): Promise<Served> {
  if (!existsSync(join(SITE, 'index.html')))
    throw new Error(`There is no site in ${SITE}/ yet: run 'npm run build:preview' first.`)

  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const reference = join(folder, 'reference')
  cpSync(REFERENCE, reference, { recursive: true })
  await precompressFolder(reference)

  const servers = [await listen(SITE), await listen(reference)]
  const [localSiteUrl, localReferenceUrl] = servers.map(urlOf) as [string, string]
  const closeAll = () => {
    for (const server of servers) server.close()
    rmSync(folder, { recursive: true, force: true })
  }
  if (!hasNginx()) {
    return {
      by: 'the local server over HTTP/1.1 without encryption (nginx with brotli is not installed)',
      siteUrl: localSiteUrl,
      referenceUrl: localReferenceUrl,
      plainSiteUrl: localSiteUrl,
      localSiteUrl,
      stop: closeAll,
    }
  }

  const [site, bare, plain] = await freePorts(3)
  const stopNginx = await startNginx(folder, [
    { folder: SITE, port: site!, plainPort: plain! },
    { folder: reference, port: bare! },
  ])
  return {
    by: `${nginxVersion()} over HTTP/2 and TLS with brotli`,
    siteUrl: `https://${HOST}:${site}`,
    referenceUrl: `https://${HOST}:${bare}`,
    plainSiteUrl: `http://${HOST}:${plain}`,
    localSiteUrl,
    stop() {
      stopNginx()
      closeAll()
    },
  }
}

const nginxVersion = () =>
  spawnSync('nginx', ['-v'], { encoding: 'utf8' }).stderr.trim().split(': ')[1]

async function listen(folder: string): Promise<Server> {
  const formService = (_: unknown, response: { end: () => void }) => response.end()
  const server = createSiteServer({ folder, formService })
  await new Promise<void>((listening) => server.listen(0, HOST, listening))
  return server
}

const portOf = (server: Server) => (server.address() as AddressInfo).port
const urlOf = (server: Server) => `http://${HOST}:${portOf(server)}`

/** Ports that nobody listens on now. */
async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer())
  for (const server of servers)
    await new Promise<void>((listening) => server.listen(0, HOST, listening))
  const ports = servers.map(portOf)
  for (const server of servers) await new Promise((closed) => server.close(closed))
  return ports
}
