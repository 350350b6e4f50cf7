import { pathToFileURL } from 'node:url'
import { vi } from 'vitest'
import { temporaryFolder } from '../../server/test-helpers.ts'
import { publishingGuard } from '../publishing-guard.ts'

/** Starts a build for the public of a project of these files; answers what the guard has warned of. */
export function startBuild(files: Record<string, string>) {
  const root = temporaryFolder(files)
  const { hooks } = publishingGuard()
  const run = (hook: keyof typeof hooks, options: object) =>
    (hooks[hook] as (options: object) => void)(options)
  const warn = vi.fn<(text: string) => void>()
  const config = { root: pathToFileURL(root), outDir: pathToFileURL(root) }
  run('astro:config:setup', { config, updateConfig() {} })
  return { warn, start: () => run('astro:build:start', { logger: { warn } }) }
}
