import { spawn, spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { listen, temporaryFolder } from '../server/test-helpers.ts'
import { publishedHeaders } from './headers.ts'
import { nginxConfig } from './nginx.ts'
import { readPageFacts } from './page-facts.ts'
import { precompressFolder } from '../build/precompress.ts'
import { expectSite } from './testing/expect-site.ts'

const NGINX = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx'].find((file) =>
  existsSync(file),
)
const MIME_TYPES = '/etc/nginx/mime.types'
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

const page = (title: string) =>
  `<!doctype html><title>${title}</title><script>go()</script><p style="--a:1">${'Words. '.repeat(400)}`

const FILES = {
  'dist/index.html': page('Home'),
  'dist/about.html': page('About'),
  'dist/404.html': page('Unexpected Application Error!'),
  'dist/500.html': page('Unexpected Application Error!'),
  'dist/_headers': '/*',
  'dist/.env': 'SECRET=1',
  'dist/site.webmanifest': '{}',
  'dist/_astro/app.abc123.js': 'export {}',
  'secret.txt': 'SECRET=1',
}

async function freePort() {
  const server = createServer()
  const { port } = new URL(await listen(server))
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Runs nginx with the site's own server, from a folder of its own and without any right of root. */
async function startNginx() {
  const folder = temporaryFolder(FILES)
  const root = join(folder, 'dist')
  await precompressFolder(root)
  const port = await freePort()
  const headers = publishedHeaders(readPageFacts(root))
  const site = nginxConfig({ headers, serverName: '_', root, listen: [`127.0.0.1:${port}`] })
  const hasBrotli = existsSync(BROTLI_MODULE)
  copyFileSync(MIME_TYPES, join(folder, 'mime.types'))
  writeFileSync(join(folder, 'site.conf'), hasBrotli ? site : site.replace(/.*brotli.*\n/g, ''))
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const main = [
    hasBrotli ? `load_module ${BROTLI_MODULE};` : '',
    `user ${userInfo().username}; daemon off; master_process off; pid ${folder}/pid;`,
    'events {}',
    `http { access_log off; ${paths.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}`,
    'default_type application/octet-stream; include site.conf; }',
  ]
  writeFileSync(join(folder, 'nginx.conf'), main.join('\n'))

  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr']
  const check = spawnSync(NGINX!, [...args, '-t'], { encoding: 'utf8' })
  expect(check.stderr).toMatch(/test is successful/)
  expect(check.stderr).not.toMatch(/\[(warn|emerg)\](?!.*"user" directive)/)
  const child = spawn(NGINX!, args, { stdio: 'ignore' })
  onTestFinished(() => void child.kill('SIGKILL'))
  const origin = `http://127.0.0.1:${port}`
  await expect
    .poll(() =>
      fetch(origin).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true)
  return { origin, headers, encodings: hasBrotli ? ['br', 'gzip'] : ['gzip'] }
}

if (!NGINX) console.warn('nginx is not installed: the server for it is not tried out.')

test.skipIf(!NGINX)('nginx serves the site with the server written for it', async () => {
  const { origin, ...expected } = await startNginx()
  await expectSite(origin, { ...expected, hashedFile: '/_astro/app.abc123.js' })

  const type = async (path: string) => (await fetch(origin + path)).headers.get('content-type')
  expect(await type('/site.webmanifest')).toContain('application/manifest+json')
  expect(await type('/_astro/app.abc123.js')).toContain('javascript')
  expect((await fetch(`${origin}/404`)).status).toBe(404)
  const lost = await fetch(`${origin}/_astro/lost.js`)
  expect([lost.status, lost.headers.get('cache-control')]).toEqual([404, 'no-cache'])
  const outside = await fetch(`${origin}//foreign.test/`, { redirect: 'manual' })
  expect(outside.headers.get('location')).toBe('/foreign.test')
})
