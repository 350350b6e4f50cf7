import { spawn, type StdioOptions } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished, vi } from 'vitest'
import { listenLocally } from './run-server.ts'

/** The arguments of npx for Cloudflare's tool. No dependency: it weighs more than all of them together. */
export const WRANGLER = ['--yes', 'wrangler@4.164.0']

const page = (title: string) => `<!doctype html><title>${title}</title>${'<p>Words</p>'.repeat(99)}`

export const POLICY = "default-src 'none'; script-src 'self'"

/** A small built site in `dist`, beside files that nobody may get. */
export const SITE: Record<string, string> = {
  'dist/_headers': `/*\n  Content-Security-Policy: ${POLICY}\n  X-Content-Type-Options: nosniff\n/_astro/*\n  X-Of-Hashed: 1\n`,
  'dist/index.html': page('Home'),
  'dist/index.html.br': 'by brotli',
  'dist/index.html.gz': 'by gzip',
  'dist/about.html': page('About'),
  'dist/services/crew.html': page('Crew'),
  'dist/404.html': page('Not found'),
  'dist/_astro/app.abc123.js': 'export {}',
  'dist/_astro/film.abc123.mp4': '0123456789',
  'dist/preview.jpg': 'a picture',
  'dist/favicon.ico': 'an icon',
  'dist/.well-known/security.txt': 'Contact: mailto:desk@site.example',
  'dist/.env': 'SECRET=1',
  'dist/.git/config': 'SECRET=1',
  'secret.txt': 'SECRET=1',
}

/** A film of which no connection's buffers hold all. */
export const LONG_FILM = { 'dist/film.mp4': 'x'.repeat(32 * 1024 * 1024) }

/** Splits a list that is long for one item a line. */
export const words = (text: string) => text.trim().split(/\s+/)

/** A folder with these files in it, by relative path; removed when the test is over. */
export function temporaryFolder(files: Record<string, string | Buffer> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  return folder
}

/** Starts a server on a free port of this computer until the test is over; answers its origin. */
export async function listen(server: Server & { closeAllConnections?: () => void }) {
  const origin = await listenLocally(server)
  onTestFinished(() => {
    server.close()
    server.closeAllConnections?.()
  })
  return origin
}

/** Sends bytes as they are, which `fetch` would tidy up first; answers all that comes back. */
export function sendRaw(origin: string, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let response = ''
    const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => socket.write(request))
    socket.setEncoding('latin1')
    socket.on('data', (chunk: string) => (response += chunk))
    socket.on('end', () => resolve(response))
    socket.on('error', reject)
  })
}

/** Runs a program of the project in a folder, on a free port if it serves. */
export function runProgram(
  program: string,
  folder: string,
  args: string[],
  env: Record<string, string> = {},
  stdio: StdioOptions = 'pipe',
) {
  const child = spawn(process.execPath, [program, ...args], {
    cwd: folder,
    env: { PATH: process.env['PATH'], PORT: '0', INBOX_PORT: '0', ...env },
    stdio,
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const printed = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const)
    child[name]!.setEncoding('utf8').on('data', (text: string) => (printed[name] += text))
  const ended = once(child, 'close').then(([code]) => ({ code: code as number, ...printed }))
  return { child, printed, ended }
}

/** Runs a program until it listens; answers the URL that it prints. */
export async function startProgram(...program: Parameters<typeof runProgram>) {
  const running = runProgram(...program)
  const isOver = running.ended.then(() => true)
  for (;;) {
    const [url] = /http:\/\/\S+/.exec(running.printed.stdout) ?? []
    if (url) return { ...running, url }
    if ((await Promise.race([once(running.child.stdout!, 'data'), isOver])) === true)
      throw new Error(`The program does not listen: ${running.printed.stderr}`)
  }
}

/** Runs Cloudflare's engine until it has printed a text; returns what it printed and how to stop it. */
export async function startEngine(
  cwd: string,
  port: number,
  until: string,
  env: NodeJS.ProcessEnv,
  args: string[] = [],
) {
  const ports = ['--ip', '127.0.0.1', '--port', String(port), '--inspector-port', '0']
  const child = spawn('npx', [...WRANGLER, 'dev', ...ports, ...args], { cwd, env, detached: true })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text))
  const isOver = () => child.exitCode !== null
  await vi.waitUntil(() => isOver() || printed.includes(until), { timeout: 180_000 })
  if (!printed.includes(until)) throw new Error(printed)
  return { printed, stop: () => void (isOver() || process.kill(-child.pid!, 'SIGKILL')) }
}
