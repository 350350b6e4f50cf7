import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { watchMode } from '../deploy/build-mode.ts'
import { refuseUnfinished } from '../deploy/finished-guard.ts'
import { writeHeaders } from '../deploy/host-files.ts'
import { writeRelease } from '../deploy/release.ts'
import { bringsInbox, readSettings } from '../deploy/settings.ts'
import { AFTER_LOAD } from '../src/page-start/names.ts'
import { finishPages } from './finish-pages.ts'
import { shortenPictureNames } from './picture-names.ts'
import { precompressFolder } from './precompress.ts'
import { scopedNamesOf } from './scoped-names.ts'
import { siteIn, type ScriptImports } from './site.ts'

const NAME = 'finish-site'
const DIRECTIVE = './src/page-start/hydrate-after-load.ts'

type SetupOptions = Parameters<NonNullable<AstroIntegration['hooks']['astro:config:setup']>>[0]

/**
 * What this site adds to Astro's build, from its settings to the finished folder. Has to be the last
 * integration, because it works on what all others have written, and says so where it is not.
 */
export function finishSite(): AstroIntegration {
  let root = ''
  let site = ''
  let isForPublishing = () => true
  let imports: ScriptImports = new Map()
  return {
    name: NAME,
    hooks: {
      'astro:config:setup': ({ command, config, addClientDirective, updateConfig }) => {
        root = fileURLToPath(config.root)
        site = config.site ?? ''
        isForPublishing = watchMode(updateConfig)
        addClientDirective({ name: AFTER_LOAD, entrypoint: DIRECTIVE })
        if (command !== 'build') return
        // Short names in builds; while developing, the long ones that tell where they come from.
        updateConfig({ vite: { css: { modules: { generateScopedName: scopedNamesOf(root) } } } })
        imports = watchImports(updateConfig)
      },
      'astro:config:done': ({ config }) => {
        if (config.integrations.at(-1)?.name !== NAME)
          throw new Error(`astro.config.ts: ${NAME} has to stand last among the integrations`)
      },
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir)
        shortenPictureNames(folder)
        await finishPages(folder, siteIn(folder, imports))
        const headers = await writeHeaders(folder, isForPublishing())
        await precompressFolder(folder)
        if (!isForPublishing()) return
        const settings = readSettings(root)
        refuseUnfinished(folder, headers, settings)
        await writeRelease({ root, site, headers, withInbox: bringsInbox(settings, 'nginx') })
      },
    },
  }
}

/** Fills with the imports of the scripts for browsers as they are built. */
function watchImports(updateConfig: SetupOptions['updateConfig']): ScriptImports {
  const imports = new Map<string, readonly string[]>()
  const plugin = {
    name: 'watch-imports',
    applyToEnvironment: ({ name }: { name: string }) => name === 'client',
    generateBundle(_: unknown, bundle: Record<string, { type: string; imports?: string[] }>) {
      for (const [file, chunk] of Object.entries(bundle))
        if (chunk.type === 'chunk')
          imports.set(
            `/${file}`,
            (chunk.imports ?? []).map((imported) => `/${imported}`),
          )
    },
  }
  updateConfig({ vite: { plugins: [plugin] } })
  return imports
}
