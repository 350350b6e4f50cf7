import { spawn, type StdioOptions } from 'node:child_process'
import { once } from 'node:events'
import { onTestFinished, vi } from 'vitest'

type Run = { cwd: string; args?: string[]; env?: object; stdio?: StdioOptions }

export function spawnProgram(program: string, { cwd, args = [], env = {}, stdio = 'pipe' }: Run) {
  const options = { cwd, env: { PATH: process.env['PATH'], ...env }, stdio }
  const child = spawn(process.execPath, [program, ...args], options)
  onTestFinished(() => void child.kill('SIGKILL'))
  const printed = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const)
    child[name]!.setEncoding('utf8').on('data', (text: string) => (printed[name] += text))
  const ended = once(child, 'close').then(([code]) => `${code} ${printed.stdout}${printed.stderr}`)
  return { child, printed, ended }
}

export async function startServerProgram(program: string, { env, ...options }: Run) {
  const running = spawnProgram(program, { ...options, env: { PORT: '0', INBOX_PORT: '0', ...env } })
  const find = () => /http:\/\/\S+/.exec(running.printed.stdout)?.[0]
  return { ...running, url: await vi.waitUntil(find, { timeout: 60_000, interval: 20 }) }
}
