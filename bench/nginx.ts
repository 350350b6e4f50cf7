import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { publishedHeaders } from '../build/headers.ts'
import { makeCertificate, nginxIn } from '../deploy/local-nginx.ts'
import { nginxConfig } from '../deploy/nginx.ts'
import { readPageFacts } from '../build/headers.ts'

interface Site {
  folder: string
  /** HTTP/2 over TLS. */
  port: number
  /** HTTP/1.1 without encryption, which a published site only redirects. */
  plainPort: number
  /** What redirects to the site. */
  redirectPort: number
}

/**
 * Serves the sites with one nginx, whose files stand in `folder`, and with the configuration that is
 * published: only ports, folders and the certificate are others. Returns what stops it.
 */
export async function startNginx(
  folder: string,
  host: string,
  sites: readonly Site[],
): Promise<() => void> {
  const nginx = nginxIn(folder)
  for (const { folder: pages, port, plainPort, redirectPort } of sites) {
    const place = nginx.placeFor({
      plain: [`${host}:${redirectPort}`],
      secure: [`${host}:${port} ssl http2`, `${host}:${plainPort}`],
    })
    makeCertificate(place.certificates, host)
    const headers = publishedHeaders(readPageFacts(pages))
    const config = nginxConfig({ headers, host, pages: resolve(pages), place })
    writeFileSync(join(nginx.configs, `${port}.conf`), config)
  }
  return nginx.start(sites[0]!.port)
}
