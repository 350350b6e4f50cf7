import { globSync } from 'node:fs'
import { relative } from 'node:path'
import react from '@astrojs/react'
import sitemap from '@astrojs/sitemap'
import { defineConfig, envField } from 'astro/config'
import packageFile from './package.json' with { type: 'json' }
import { finishSite } from './build/finish-site.ts'
import { guard } from './build/guard.ts'
import { readSettings } from './build/settings.ts'
import { fontSubset } from './build/font-subset.ts'

/** Stands in addresses until the company has one; the publishing guard refuses it. */
const PLACEHOLDER_SITE = 'https://dhruva-maritime.example'

/** Where native form posts end: nothing to find. The error pages Astro leaves out by itself. */
const NOT_IN_SITEMAP = /\/(not-)?sent$/

/** Of package.json, as Vite names them: `ios_saf >= 15.4` is `ios15.4`. Scripts and styles are lowered to what these understand. */
const OLDEST_BROWSERS = packageFile.browserslist.map((query) =>
  query.replace('ios_saf', 'ios').replace(' >= ', ''),
)

const STYLE_SHEETS = globSync('src/**/*.module.css').toSorted()
/** A class or animation in the built site, such as `h2`: a letter for its style sheet, a number for its place there. Half a kilobyte a page. */
function shortName(name: string, file: string, styles: string) {
  const sheet = STYLE_SHEETS.indexOf(relative(process.cwd(), file))
  const names = [...new Set(styles.match(/(?<=\.|@keyframes )[a-z][\w-]*/gi))]
  return `${String.fromCharCode(97 + (sheet % 26))}${Math.floor(sheet / 26) * 100 + names.indexOf(name)}`
}

const settings = readSettings(process.cwd())
// Astro reads variables by itself, too: those of the process, before what a file holds.
Object.assign(process.env, settings)

export default defineConfig({
  site: settings.SITE_URL || PLACEHOLDER_SITE,
  trailingSlash: 'never',
  // Not among the packages, which `npm ci` takes away.
  cacheDir: '.cache/astro',
  build: { format: 'file', inlineStylesheets: 'always' },
  vite: {
    css: { modules: { generateScopedName: shortName } },
    build: {
      target: OLDEST_BROWSERS,
      // Pages name a hundred files, and no compression shortens a hash.
      rollupOptions: { output: { assetFileNames: '_astro/[name].[hash:5][extname]' } },
    },
    server: { proxy: { '/submit': `http://127.0.0.1:${settings['INBOX_PORT'] || 4322}` } },
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
    guard(),
    fontSubset(),
    react(),
    sitemap({ filter: (page) => !NOT_IN_SITEMAP.test(page) }),
    finishSite(),
  ],
})
