import { spawn, spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Place } from './nginx.ts'

const PROGRAMS = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx']
const NGINX = PROGRAMS.find((file) => existsSync(file))
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
const MIME_TYPES = '/etc/nginx/mime.types'
const START_TIMEOUT_MS = 5000
const POLL_INTERVAL_MS = 50

/** What an nginx of one's own needs and this machine lacks, as Debian's packages; empty where all is there. */
export const missingForNginx = (): string[] => [
  ...(NGINX && existsSync(MIME_TYPES) ? [] : ['nginx-light']),
  ...(existsSync(BROTLI_MODULE) ? [] : ['libnginx-mod-http-brotli-static']),
  ...(spawnSync('openssl', ['version']).status === 0 ? [] : ['openssl']),
]

/** Makes a certificate for a host that nobody vouches for. */
export function makeCertificate(certificates: string, host: string) {
  const folder = join(certificates, host)
  mkdirSync(folder, { recursive: true })
  const args = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2'.split(' ')
  const kind = /^[\d.]+$/.test(host) ? 'IP' : 'DNS'
  const names = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=${kind}:${host}`]
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')]
  const { status, stderr } = spawnSync('openssl', ['req', ...args, ...names, ...files])
  if (status !== 0) throw new Error(`openssl made no certificate: ${stderr}`)
}

/** An nginx of one's own, without any right of root, that stands in a folder. */
export interface LocalNginx {
  /** It as a command, as `nginx` is on a server. */
  command: string
  /** A folder whose `.conf` files it reads. */
  configs: string
  /** Where a site stands in its folder, given what it listens to. */
  placeFor: (listen: Place['listen']) => Place
  /** Starts it; what comes back stops it. Throws where it does not listen soon. */
  start: (port: number) => Promise<() => void>
}

/** Prepares nginx in a folder. */
export function nginxIn(folder: string): LocalNginx {
  const [configs, temp] = [join(folder, 'conf.d'), join(folder, 'temp')]
  mkdirSync(configs)
  mkdirSync(temp)
  copyFileSync(MIME_TYPES, join(folder, 'mime.types'))
  writeFileSync(join(folder, 'nginx.conf'), mainConfig(temp))
  const args = ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log']
  return {
    command: [NGINX, ...args].join(' '),
    configs,
    placeFor: (listen) => ({
      base: join(folder, 'www'),
      certificates: join(folder, 'certificates'),
      listen,
    }),
    async start(port) {
      const nginx = spawn(NGINX!, args, { stdio: ['ignore', 'inherit', 'inherit'] })
      const stop = () => void nginx.kill()
      process.once('exit', stop)
      await untilListening(port)
      return stop
    },
  }
}

const mainConfig = (temp: string) => `
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
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${temp};`).join(' ')}
  include conf.d/*.conf;
}
`

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
