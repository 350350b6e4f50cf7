import { join } from 'node:path'
import { runProgram, startProgram } from '../../test-helpers.ts'

const PROGRAM = join(import.meta.dirname, '../main.ts')

/** Runs one of the inbox's commands in a folder, as a process of its own, until it ends. */
export const runInbox = (folder: string, args: string[], env?: Record<string, string>) =>
  runProgram(PROGRAM, folder, args, env).ended

/** Runs the inbox alone until it listens; answers where it takes inquiries. */
export const serveInbox = (folder: string, env?: Record<string, string>) =>
  startProgram(PROGRAM, folder, ['serve'], { FORM_REQUESTS_PER_MINUTE: '100000', ...env })
