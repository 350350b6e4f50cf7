import { spawn, type ChildProcess } from 'node:child_process'

/** What the journeys need of a browser. Positions and sizes are in CSS px. */
export interface Browser {
  resize: (width: number, height: number) => Promise<void>
  open: (url: string) => Promise<void>
  /** The value of an expression in the page, promises awaited. It has to be plain data. */
  read: <Value>(expression: string) => Promise<Value>
  press: (x: number, y: number) => Promise<void>
  type: (text: string) => Promise<void>
  close: () => Promise<void>
}

const START_LIMIT_MS = 60_000

/** Starts a program and waits for what it says when it is ready; answers that. */
export function start(
  file: string,
  args: string[],
  ready: RegExp,
  env: NodeJS.ProcessEnv = {},
): Promise<{ child: ChildProcess; said: RegExpExecArray }> {
  const child = spawn(file, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
    detached: true,
  })
  return new Promise((resolve, reject) => {
    let said = ''
    const limit = setTimeout(() => fail(`${file} was not ready in time`), START_LIMIT_MS)
    const fail = (reason: string) => reject(new Error(`${reason}: ${said}`))
    const hear = (text: string) => {
      said += text
      const match = ready.exec(said)
      if (!match) return
      clearTimeout(limit)
      resolve({ child, said: match })
    }
    child.stdout.setEncoding('utf8').on('data', hear)
    child.stderr.setEncoding('utf8').on('data', hear)
    child.on('error', () => fail(`${file} cannot be started`))
    child.on('exit', (code) => fail(`${file} ended with ${code}`))
  })
}

/** Ends a program with everything that it started. */
export function stop(child: ChildProcess) {
  try {
    process.kill(-child.pid!, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}

/** The presses and releases of keys that type a text, as both protocols of WebDriver want them. */
export const keysOf = (text: string) =>
  [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ])

/** The movements of a mouse that press at a point. */
export const pressAt = (x: number, y: number) => [
  { type: 'pointerMove', x: Math.round(x), y: Math.round(y), origin: 'viewport' },
  { type: 'pointerDown', button: 0 },
  { type: 'pointerUp', button: 0 },
]
