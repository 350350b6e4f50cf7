import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { writeHeaders } from './headers.ts'
import { precompressFolder } from './precompress.ts'
import { watchMode } from './settings.ts'

/**
 * Adds to the built site what hosts need: security headers and precompressed files. Must be the last
 * integration, since it works on what the others write.
 */
export function finishSite(): AstroIntegration {
  let purpose = () => ({ isPublishing: true })
  return {
    name: 'finish-site',
    hooks: {
      'astro:config:setup': ({ addClientDirective, updateConfig }) => {
        purpose = watchMode(updateConfig)
        addClientDirective({ name: 'after-load', entrypoint: './src/client/after-load.ts' })
      },
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir)
        await writeHeaders(folder, purpose().isPublishing)
        await precompressFolder(folder)
      },
    },
  }
}
