import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'

const PROJECT = join(import.meta.dirname, '..')

/** Writes the inbox into a folder as one program, with its migrations and what systemd is told of it. */
export async function bundleInbox(folder: string) {
  await build({
    entryPoints: [join(PROJECT, 'server/inbox/main.ts')],
    outfile: join(folder, 'main.js'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    logLevel: 'error',
  })
  cpSync(join(PROJECT, 'server/inbox/migrations'), join(folder, 'migrations'), { recursive: true })
  cpSync(join(PROJECT, 'deploy/inbox'), folder, { recursive: true })
}
