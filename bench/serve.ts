import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PREVIEW_FOLDER } from '../build/settings.ts'
import { missingForNginx } from '../deploy/local-nginx.ts'
import { freePorts } from '../deploy/testing/free-ports.ts'
import { writeHeaders } from '../build/headers.ts'
import { precompressFolder } from '../build/precompress.ts'
import { listenLocally } from '../server/listen-locally.ts'
import { createSiteServer } from '../server/site-server.ts'
import { startNginx } from './nginx.ts'

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
 * Serves `dist-preview/` and the reference page: with nginx over HTTP/2 and TLS, compressed with brotli,
 * where nginx, its brotli module and openssl are installed, else with the local server.
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

  const servers = [PREVIEW_FOLDER, reference].map((dist) => createSiteServer({ dist }))
  const [localSite, localReference] = await Promise.all(servers.map(listenLocally))
  const closeAll = () => {
    for (const server of servers) {
      server.close()
      server.closeAllConnections()
    }
    rmSync(folder, { recursive: true, force: true })
  }
  if (missingForNginx().length > 0) {
    return {
      by: 'the local server over HTTP/1.1 without encryption (nginx with brotli is not installed)',
      siteUrl: localSite!,
      referenceUrl: localReference!,
      plainSiteUrl: localSite!,
      localSiteUrl: localSite!,
      stop: closeAll,
    }
  }

  const [site, bare, plainSite, plainBare, ...redirects] = await freePorts(6)
  const stopNginx = await startNginx(folder, HOST, [
    { folder: PREVIEW_FOLDER, port: site!, plainPort: plainSite!, redirectPort: redirects[0]! },
    { folder: reference, port: bare!, plainPort: plainBare!, redirectPort: redirects[1]! },
  ])
  return {
    by: `${nginxVersion()} over HTTP/2 and TLS with brotli`,
    siteUrl: `https://${HOST}:${site}`,
    referenceUrl: `https://${HOST}:${bare}`,
    plainSiteUrl: `http://${HOST}:${plainSite}`,
    localSiteUrl: localSite!,
    stop() {
      stopNginx()
      closeAll()
    },
  }
}

const nginxVersion = () =>
  spawnSync('nginx', ['-v'], { encoding: 'utf8' }).stderr.trim().split(': ')[1]
