import './integrations/node-env.ts'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@astrojs/react'
import sitemap from '@astrojs/sitemap'
import type { AstroIntegration } from 'astro'
import { defineConfig, envField } from 'astro/config'
import { addHostFiles, removeUnused } from './integrations/after-build.ts'
import { buildTarget, loadSettings } from './integrations/build-target.ts'
import { writeFontSubset } from './integrations/font-subset.ts'
import { checkContent, checkPages } from './integrations/publish-check.ts'
import packageFile from './package.json' with { type: 'json' }
import { addInbox } from './server/local-inbox.ts'
import { REDIRECTS } from './src/build/redirects.ts'
import { checkBrand } from './src/content/brand.ts'

/** Stands in addresses until the company has one; the publish check refuses it. */
const PLACEHOLDER_SITE = 'https://dhruva-maritime.example'

/** Scripts and styles are translated for these. Vite writes `ios_saf >= 15.4` of package.json as `ios15.4`. */
const OLDEST_BROWSERS = packageFile.browserslist.map((query) =>
  query.replace('ios_saf', 'ios').replace(' >= ', ''),
)

/** A class or animation in the built site: `hero_figures`, of `figures` in hero.module.css. */
const readableName = (name: string, file: string) => `${basename(file, '.module.css')}_${name}`

/** Astro writes its script for islands into each page; here client/after-load.ts fetches it, so that pages are smaller. */
const islandScriptAsFile = {
  name: 'island-script-as-file',
  apply: 'build',
  load: (id: string) => (id.endsWith('/astro-island.prebuilt.js') ? 'export default ""' : null),
} as const

const target = buildTarget(process.argv.slice(2))
const settings = loadSettings(import.meta.dirname)

const projectSteps: AstroIntegration = {
  name: 'project',
  hooks: {
    'astro:config:setup': async ({ addClientDirective, command, injectRoute }) => {
      addClientDirective({ name: 'after-load', entrypoint: './src/client/after-load.ts' })
      if (command === 'dev')
        injectRoute({
          pattern: '/states/[...state]',
          entrypoint: './src/testing/states/[...state].astro',
        })
      checkBrand()
      await writeFontSubset(import.meta.dirname)
    },
    'astro:server:setup': ({ server }) => addInbox(server),
    'astro:build:start': ({ logger }) => {
      if (!target.isPublishing) return
      const warnings = checkContent(import.meta.dirname, settings, target.hasInbox)
      for (const warning of warnings) logger.warn(warning)
    },
    'astro:build:done': async ({ dir }) => {
      const folder = fileURLToPath(dir)
      if (target.isPublishing) checkPages(folder)
      removeUnused(folder)
      await addHostFiles(folder, target.isPublishing, REDIRECTS)
    },
  },
}

export default defineConfig({
  site: settings['SITE_URL'] || PLACEHOLDER_SITE,
  outDir: target.folder,
  trailingSlash: 'never',
  redirects: REDIRECTS,
  // Not among the packages, which `npm ci` takes away.
  cacheDir: '.cache/astro',
  build: { format: 'file', inlineStylesheets: 'always' },
  // Highlighted code would need `style` attributes, which the security policy forbids.
  markdown: { syntaxHighlight: false },
  // A fifth of the time of the default, 4, for files that are 7 % larger.
  image: {
    service: { entrypoint: 'astro/assets/services/sharp', config: { avif: { effort: 3 } } },
  },
  vite: {
    plugins: [islandScriptAsFile],
    css: { modules: { generateScopedName: readableName } },
    build: {
      target: OLDEST_BROWSERS,
      // Pages name a hundred files, and no compression shortens a hash.
      rollupOptions: { output: { assetFileNames: '_astro/[name].[hash:5][extname]' } },
    },
    // At the next free one, `npm run edit` would show another site than the one beside the editor.
    server: { strictPort: true },
    environments: {
      client: {
        build: {
          rollupOptions: {
            // One file for what several islands need, instead of a dozen that request one another.
            output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 2 }] } },
          },
        },
      },
    },
  },
  env: {
    schema: {
      FORM_ENDPOINT: envField.string({ context: 'client', access: 'public', default: '' }),
      FORM_ACCESS_KEY: envField.string({ context: 'client', access: 'public', default: '' }),
    },
  },
  integrations: [
    react(),
    // The results of native posts answer one visitor alone, and /contact/crew repeats /contact. Error pages it leaves out by itself.
    sitemap({ filter: (page) => !/\/(not-)?sent$|\/contact\//.test(page) }),
    // Works on what the others write.
    projectSteps,
  ],
})
