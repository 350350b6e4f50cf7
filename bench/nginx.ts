import { spawn, spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pageHeaders } from '../deploy/headers.ts'
import { nginxConfig } from '../deploy/nginx.ts'
import { readPageFacts } from '../deploy/page-facts.ts'

const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
const MIME_TYPES = '/etc/nginx/mime.types'
const START_TIMEOUT_MS = 5000
const POLL_INTERVAL_MS = 50

interface Site {
  folder: string
  /** HTTP/2 over TLS. */
  port: number
  /** HTTP/1.1 without encryption. */
  plainPort?: number
}

/** Whether nginx can serve as a host would: with the brotli files of the build, over TLS. */
export const hasNginx = () =>
  existsSync(BROTLI_MODULE) &&
  spawnSync('nginx', ['-v']).status === 0 &&
  spawnSync('openssl', ['version']).status === 0

/** Serves the sites with one nginx, whose files stand in `folder`. Returns what stops it. */
export async function startNginx(folder: string, sites: readonly Site[]): Promise<() => void> {
  makeCertificate(folder)
  mkdirSync(join(folder, 'temp'))
  copyFileSync(MIME_TYPES, join(folder, 'mime.types'))
  writeFileSync(join(folder, 'nginx.conf'), configuration(sites))
  const nginx = spawn('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  process.once('exit', () => nginx.kill())
  await Promise.all(sites.map(({ port }) => untilListening(port)))
  return () => nginx.kill()
}

function makeCertificate(folder: string) {
  const args = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2'.split(' ')
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1']
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')]
  const { status, stderr } = spawnSync('openssl', ['req', ...args, ...names, ...files])
  if (status !== 0) throw new Error(`openssl made no certificate: ${stderr}`)
}

const configuration = (sites: readonly Site[]) => `
load_module ${BROTLI_MODULE};
daemon off;
pid nginx.pid;
worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
  default_type application/octet-stream;
  access_log off;
  sendfile on;
  tcp_nopush on;
  client_body_temp_path temp;
  proxy_temp_path temp;
  fastcgi_temp_path temp;
  uwsgi_temp_path temp;
  scgi_temp_path temp;
  ssl_certificate certificate.pem;
  ssl_certificate_key key.pem;
  ssl_protocols TLSv1.3;
  ${sites.map(serverBlock).join('\n  ')}
}
`

/** The server that the build writes for hosts, as the local one sends its headers. */
const serverBlock = ({ folder, port, plainPort }: Site) =>
  nginxConfig({
    headers: pageHeaders(readPageFacts(folder)),
    serverName: '_',
    root: resolve(folder),
    listen: [`127.0.0.1:${port} ssl http2`, ...(plainPort ? [`127.0.0.1:${plainPort}`] : [])],
  })

async function untilListening(port: number) {
  for (let waited = 0; waited < START_TIMEOUT_MS; waited += POLL_INTERVAL_MS) {
    const isThere = await new Promise<boolean>((done) => {
      const socket = connect(port, '127.0.0.1', () => done(true))
      socket.once('error', () => done(false))
      socket.once('connect', () => socket.destroy())
    })
    if (isThere) return
    await pause(POLL_INTERVAL_MS)
  }
  throw new Error('nginx did not start; what it says stands above.')
}
