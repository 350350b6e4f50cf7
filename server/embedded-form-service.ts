import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { readEnvironment } from '../deploy/environment.ts'
import { createFormService } from './form-service.ts'
import { formServiceSettings } from './form-service-settings.ts'

/** Puts the form service at /submit of `astro dev`. It is no part of any build. */
export function embeddedFormService(): AstroIntegration {
  let root = ''
  return {
    name: 'embedded-form-service',
    hooks: {
      'astro:config:setup': ({ config }) => {
        root = fileURLToPath(config.root)
      },
      'astro:server:setup': ({ server }) => {
        const settings = formServiceSettings(readEnvironment(root, server.config.mode))
        server.middlewares.use('/submit', createFormService(settings))
      },
    },
  }
}
