import './scripts/build/set-node-env.ts'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@astrojs/react'
import sitemap from '@astrojs/sitemap'
import type { AstroIntegration } from 'astro'
import { defineConfig, envField } from 'astro/config'
import { writeHostingFiles, deleteUnusedAssets } from './scripts/build/after-build.ts'
import { parseBuildArgs, loadEnvSettings } from './scripts/build/build-target.ts'
import { writeFontSubset } from './scripts/build/font-subset.ts'
import { checkReadyToPublish, rejectPagePlaceholders } from './scripts/build/publish-check.ts'
import { addInboxMiddleware } from './server/local-inbox.ts'
import { REDIRECTS } from './src/build/redirects.ts'
import { checkBrandFiles } from './src/content/brand.ts'

const PLACEHOLDER_SITE = 'https://dhruva-maritime.example'

const OLDEST_BROWSERS = ['chrome103', 'edge103', 'firefox102', 'safari15.4', 'ios15.4']

const generateClassName = (name: string, file: string) => `${basename(file, '.module.css')}_${name}`

/** Removes Astro's inline island script, because `client/after-load-directive.ts` imports the same script. */
const islandScriptAsFile = {
  name: 'island-script-as-file',
  apply: 'build',
  load: (id: string) => (id.endsWith('/astro-island.prebuilt.js') ? 'export default ""' : null),
} as const

const target = parseBuildArgs(process.argv.slice(2))
const settings = loadEnvSettings(import.meta.dirname)

const projectSteps: AstroIntegration = {
  name: 'project',
  hooks: {
    'astro:config:setup': async ({ addClientDirective, command, injectRoute }) => {
      addClientDirective({ name: 'after-load', entrypoint: './src/client/after-load-directive.ts' })
      if (command === 'dev' || !target.isPublishing)
        injectRoute({
          pattern: '/states/[...state]',
          entrypoint: './src/testing/states/[...state].astro',
        })
      checkBrandFiles()
      await writeFontSubset(import.meta.dirname)
    },
    'astro:server:setup': ({ server }) => addInboxMiddleware(server),
    'astro:build:start': ({ logger }) => {
      if (!target.isPublishing) return
      const warnings = checkReadyToPublish(import.meta.dirname, settings, target.hasInbox)
      for (const warning of warnings) logger.warn(warning)
    },
    'astro:build:done': async ({ dir }) => {
      const folder = fileURLToPath(dir)
      if (target.isPublishing) rejectPagePlaceholders(folder)
      deleteUnusedAssets(folder)
      await writeHostingFiles(folder, target.isPublishing, REDIRECTS)
    },
  },
}

export default defineConfig({
  site: settings['SITE_URL'] || PLACEHOLDER_SITE,
  outDir: target.folder,
  trailingSlash: 'never',
  redirects: REDIRECTS,
  cacheDir: '.cache/astro',
  build: { format: 'file', inlineStylesheets: 'always' },
  // AVIF encoding with effort 3 is five times as fast as with 4, but files are 7 % larger.
  image: {
    service: { entrypoint: 'astro/assets/services/sharp', config: { avif: { effort: 3 } } },
  },
  vite: {
    plugins: [islandScriptAsFile],
    css: { modules: { generateScopedName: generateClassName } },
    build: {
      target: OLDEST_BROWSERS,
      // A page can refer to a hundred files, and hashes don't compress, so short hashes make pages smaller.
      rollupOptions: { output: { assetFileNames: '_astro/[name].[hash:5][extname]' } },
    },
    // Without `strictPort`, `npm run edit` could show another site that already uses Astro's port.
    server: { strictPort: true },
    environments: {
      client: {
        build: {
          rollupOptions: {
            // Without the group `shared`, the build would split shared code into a dozen files that import each other.
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
    // The sitemap omits the form's result pages, copies of the contact page, and component states.
    sitemap({ filter: (page) => !/\/(not-)?sent$|\/contact\/|\/states/.test(page) }),
    // `projectSteps` must be last, because it processes the files that the other integrations write.
    projectSteps,
  ],
})
