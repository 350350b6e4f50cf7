import react from '@astrojs/react'
import sitemap from '@astrojs/sitemap'
import { defineConfig, envField } from 'astro/config'
import { readEnvironment } from './deploy/environment.ts'
import { hostFiles } from './deploy/host-files.ts'
import { deferIslandsIntegration } from './build/defer-islands.ts'
import { earlyPreloads } from './build/early-preloads.ts'
import { precompress } from './build/precompress.ts'
import { publishingGuard } from './deploy/publishing-guard.ts'
import { scopedNamesIntegration } from './build/scoped-names.ts'
import { splitPageStyles } from './build/split-styles.ts'
import { cutFontsIntegration } from './build/cut-fonts.ts'
import { embeddedFormService } from './server/embedded-form-service.ts'

/** Stands in addresses until the company has one; the publishing guard refuses it. */
const PLACEHOLDER_SITE = 'https://dhruva-maritime.example'

const { SITE_URL } = readEnvironment(process.cwd(), 'production')

export default defineConfig({
  site: SITE_URL || PLACEHOLDER_SITE,
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  vite: {
    build: {
      // Pages name a hundred files, and no packing shortens a hash.
      rollupOptions: { output: { assetFileNames: '_astro/[name].[hash:5][extname]' } },
    },
    environments: {
      client: {
        build: {
          rollupOptions: {
            // One file for what several islands need, not a dozen that ask for one another.
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
    publishingGuard(),
    cutFontsIntegration(),
    scopedNamesIntegration(),
    react(),
    sitemap(),
    {
      name: 'hydrate-after-load',
      hooks: {
        'astro:config:setup': ({ addClientDirective }) =>
          addClientDirective({
            name: 'after-load',
            entrypoint: './src/page-start/hydrate-after-load.ts',
          }),
      },
    },
    embeddedFormService(),
    deferIslandsIntegration(),
    splitPageStyles(),
    earlyPreloads(),
    hostFiles(),
    precompress(),
  ],
})
