import react from '@astrojs/react'
import { defineConfig } from 'astro/config'

export default defineConfig({
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
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
