import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { writeRelease } from '../deploy/release.ts'
import { writeHeaders } from './headers.ts'
import { precompressFolder } from './precompress.ts'
import { bringsInbox, readSettings, watchMode } from './settings.ts'

/**
 * Adds to the built site what hosts need: security headers and precompressed files. Must be the last
 * integration, since it works on what the others write.
 */
export function finishSite(): AstroIntegration {
  let root = ''
  let site = ''
  let isForPublishing = () => true
  return {
    name: 'finish-site',
    hooks: {
      'astro:config:setup': ({ config, addClientDirective, updateConfig }) => {
        root = fileURLToPath(config.root)
        site = config.site ?? ''
        isForPublishing = watchMode(updateConfig)
        addClientDirective({ name: 'after-load', entrypoint: './src/client/after-load.ts' })
      },
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir)
        const headers = await writeHeaders(folder, isForPublishing())
        await precompressFolder(folder)
        if (!isForPublishing()) return
        const withInbox = bringsInbox(readSettings(root), 'nginx')
        await writeRelease({ root, site, headers, withInbox })
      },
    },
  }
}
