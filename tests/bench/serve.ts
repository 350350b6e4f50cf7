import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createSecureServer } from 'node:http2'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { getCertificate } from '@vitejs/plugin-basic-ssl'
import { writeHostingFiles } from '../../scripts/build/after-build.ts'
import { listenOnFreePort } from '../../server/run-hono-app.ts'
import { createSiteServer } from '../../server/site-server.ts'

/** The path `/bare` leads to the bare HTML page with which the benchmark compares the site. */
export async function servePages(folder: string): Promise<string> {
  const dist = mkdtempSync(join(tmpdir(), 'bench-'))
  process.once('exit', () => rmSync(dist, { recursive: true }))
  // Published builds don't contain /states, whose script would add a hash to the security headers of every page.
  const filter = (path: string) => !basename(path).startsWith('states')
  cpSync(folder, dist, { recursive: true, filter })
  cpSync('tests/bench/bare.html', join(dist, 'bare.html'))
  await writeHostingFiles(dist, false)
  const pem = await getCertificate(dist)
  const site = createSiteServer({ dist })
  const server = createSecureServer({ cert: pem, key: pem }, (request, response) =>
    site.emit('request', request, response),
  )
  return (await listenOnFreePort(server)).replace('http:', 'https:')
}
