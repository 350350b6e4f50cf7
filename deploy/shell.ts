import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** This computer as a target: for a site that is built on its server. */
const LOCAL = 'local'
/** A name for ssh: USER@HOST, or what stands in ssh's own settings. Never an option. */
const SSH_TARGET = /^\w[\w.@:-]*$/

interface Asked {
  input?: string | Buffer
  /** Whether somebody has to answer questions; then nothing is read from it. */
  isTalk?: boolean
}

/** Runs a command of POSIX sh, and answers what it prints. Throws where it fails. */
export type Shell = (command: string, asked?: Asked) => Promise<string>

/** A word of a command, whatever it holds. */
export const quoted = (word: string): string => `'${word.replaceAll("'", String.raw`'\''`)}'`

/** A shell on the target. Throws for what is neither a name for ssh nor `local`. */
export function shellAt(target: string): Shell {
  if (!SSH_TARGET.test(target))
    throw new Error(`'${target}' is no server: give USER@HOST, or '${LOCAL}' for this computer.`)
  return async (command, { input, isTalk = false } = {}) => {
    const [program, args] =
      target === LOCAL
        ? ['sh', ['-c', command]]
        : ['ssh', [...(isTalk ? ['-t'] : []), target, command]]
    const child = spawn(program, args, {
      stdio: isTalk ? 'inherit' : ['pipe', 'pipe', 'inherit'],
    })
    let printed = ''
    child.stdout?.setEncoding('utf8').on('data', (text: string) => (printed += text))
    // A command may end before it has read everything; its status tells whether that is a fault.
    child.stdin?.on('error', () => {}).end(input)
    const [status] = await once(child, 'close')
    if (status !== 0) throw new Error(`Stopped on ${target}; what it says stands above.`)
    return printed
  }
}
