import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

const PROGRAM = join(import.meta.dirname, '../main.ts')

/** Runs one of the desk's commands in a folder, as a process of its own. */
export const runInbox = (folder: string, args: string[], env?: Record<string, string>) =>
  runProgram(PROGRAM, folder, args, env)

/** The same by a program that was built. */
function runProgram(
  program: string,
  folder: string,
  args: string[],
  env: Record<string, string> = {},
) {
  const child = spawn(process.execPath, [program, ...args], {
    cwd: folder,
    env: { PATH: process.env['PATH'], INBOX_PORT: '0', ...env },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const printed = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const)
    child[name].setEncoding('utf8').on('data', (text: string) => (printed[name] += text))
  const ended = once(child, 'close').then(([code]) => ({ code: code as number, ...printed }))
  return { child, printed, ended }
}

/** Runs the inbox alone until it listens; answers where it takes inquiries. */
export async function serveInbox(folder: string, env: Record<string, string> = {}) {
  const process = runInbox(folder, ['serve'], { FORM_REQUESTS_PER_MINUTE: '100000', ...env })
  const isOver = process.ended.then(() => true)
  for (;;) {
    const [url] = /http:\/\/\S+/.exec(process.printed.stdout) ?? []
    if (url) return { ...process, url }
    if ((await Promise.race([once(process.child.stdout, 'data'), isOver])) === true)
      throw new Error(`The inbox does not listen: ${process.printed.stderr}`)
  }
}
