import { spawnSync } from 'node:child_process'

/** Runs a program that speaks for itself. Throws where it fails. */
export function runLoudly(program: string, args: string[]) {
  const { status } = spawnSync(program, args, { stdio: 'inherit' })
  if (status !== 0) throw new Error(`Stopped: '${program} ${args.join(' ')}' has failed.`)
}

/** Builds anew, so that what is published is never older than the project, and the guard has seen it. */
export const buildForPublishing = () => runLoudly('npm', ['run', '--silent', 'build'])

/** Does something; where that fails, says why, without the place in the code, and ends with status 1. */
export async function orGiveUp(act: () => Promise<void> | void) {
  try {
    await act()
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}
