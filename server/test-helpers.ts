import { spawn, type SpawnOptions, type StdioOptions } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { connect, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { onTestFinished, vi } from 'vitest'
import { listenLocally } from './run-server.ts'

/** Cloudflare's tool for npx. No dependency: it weighs more than all of them together. */
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

/** A folder with these files in it, by relative path; removed when the test is over, or all in its file. */
export function temporaryFolder(files?: Record<string, string>, onEnd = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-test-'))
  onEnd(() => rmSync(folder, { recursive: true, force: true }))
  writeFiles(folder, files)
  return folder
}

/** Writes files into a folder, by relative path. */
export function writeFiles(folder: string, files: Record<string, string> = {}) {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
}

export const PROJECT = join(import.meta.dirname, '..')

/** Links to parts of the project in a folder, as if it were the project. */
export function linkProject(folder: string, ...names: string[]) {
  for (const name of names) symlinkSync(join(PROJECT, name), join(folder, name))
}

const NOT_SOURCES =
  /^(\.git|\.env|\.astro|\.cache|node_modules|data|dist|dist-preview|test-results)$/

/** The project in a folder, without what builds and tests make. */
export function copyProject(folder: string) {
  const filter = (name: string) => !NOT_SOURCES.test(relative(PROJECT, name))
  cpSync(PROJECT, folder, { recursive: true, filter })
  linkProject(folder, 'node_modules', '.cache')
}

/** Starts a server on a free port of this computer until the test is over; returns its origin. */
export async function listen(server: Server & { closeAllConnections?: () => void }) {
  const origin = await listenLocally(server)
  onTestFinished(() => {
    server.close()
    server.closeAllConnections?.()
  })
  return origin
}

/** Sends bytes as they are, which `fetch` would tidy up first; the connection ends with the test. */
export function sendRaw(origin: string, request: string) {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1').setEncoding('latin1')
  onTestFinished(() => void socket.destroy())
  socket.write(request)
  return socket
}

/** Starts a command and collects what it prints. */
export function startCommand(command: string, args: string[], options: SpawnOptions) {
  const child = spawn(command, args, options)
  const printed = { stdout: '', stderr: '', output: '' }
  for (const name of ['stdout', 'stderr'] as const)
    child[name]!.setEncoding('utf8').on('data', (text: string) => {
      printed[name] += text
      printed.output += text
    })
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, ...printed }))
  return { child, printed, ended }
}

/** What a command has printed, as soon as it matches. Throws if the command ends before. */
async function untilPrinted(running: ReturnType<typeof startCommand>, pattern: RegExp) {
  const { child, printed } = running
  const find = () => pattern.exec(printed.output)?.[0]
  const isOver = () => child.exitCode !== null
  await vi.waitUntil(() => find() || isOver(), { timeout: 180_000, interval: 20 })
  return find() ?? Promise.reject(new Error(`${pattern} was not printed: ${printed.output}`))
}

/** Runs a program of the project in a folder, on a free port if it serves. */
export function runProgram(
  program: string,
  folder: string,
  args: string[],
  env: Record<string, string> = {},
  stdio: StdioOptions = 'pipe',
) {
  const ports = { PORT: '0', INBOX_PORT: '0' }
  const options = { cwd: folder, env: { PATH: process.env['PATH'], ...ports, ...env }, stdio }
  const running = startCommand(process.execPath, [program, ...args], options)
  onTestFinished(() => void running.child.kill('SIGKILL'))
  return running
}

/** Runs a program until it listens; returns the URL that it prints. */
export async function startProgram(...program: Parameters<typeof runProgram>) {
  const running = runProgram(...program)
  return { ...running, url: await untilPrinted(running, /http:\/\/\S+/) }
}

/** Runs Cloudflare's engine; returns what it printed and how to stop it. */
export async function startEngine(
  cwd: string,
  port: number,
  env: NodeJS.ProcessEnv,
  args: string[] = [],
) {
  const ports = ['--ip', '127.0.0.1', '--port', String(port), '--inspector-port', '0']
  const options = { cwd, env, detached: true }
  const engine = startCommand('npx', [...WRANGLER, 'dev', ...ports, ...args], options)
  await untilPrinted(engine, /Ready on/)
  return { ...engine, stop: () => void process.kill(-engine.child.pid!, 'SIGKILL') }
}
