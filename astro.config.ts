import react from '@astrojs/react'
import { defineConfig, envField } from 'astro/config'

export default defineConfig({
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  env: {
    schema: {
      FORM_ENDPOINT: envField.string({ context: 'client', access: 'public', default: '/submit' }),
      FORM_ACCESS_KEY: envField.string({ context: 'client', access: 'public', default: 'local-development' }),
    },
  },
  integrations: [
    react(),
    {
      name: 'hydrate-after-load',
      hooks: {
        'astro:config:setup': ({ addClientDirective }) =>
          addClientDirective({ name: 'after-load', entrypoint: './src/lib/hydrate-after-load.ts' }),
      },
    },
  ],
})
