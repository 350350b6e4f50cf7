import type { IncomingMessage, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import type { AstroIntegration } from 'astro'
import { readEnvironment } from '../build/settings.ts'
import { openInbox } from './inbox/node.ts'
import { inboxSettings } from './inbox/settings.ts'
import { misbehaving } from './form-faults.ts'

const FORM_PATH = '/submit'
/** Above what one visitor or a whole test run sends, below what would fill a disk unnoticed. */
const REQUESTS_PER_MINUTE = 600

/** The inbox as a part of a server that only this computer reaches; with `FORM_FAULTS=on` it can misbehave. */
export function openEmbeddedInbox(env: NodeJS.ProcessEnv) {
  const settings = inboxSettings(env, { requestsPerMinute: REQUESTS_PER_MINUTE })
  const { fetch, close } = openInbox(settings)
  const listener = getRequestListener(env['FORM_FAULTS'] === 'on' ? misbehaving(fetch) : fetch)
  return { listener, close, file: settings.file }
}

/** Puts the inbox at /submit of `astro dev`. It is no part of any build. */
export function embeddedInbox(): AstroIntegration {
  let root = ''
  return {
    name: 'embedded-inbox',
    hooks: {
      'astro:config:setup': ({ config }) => {
        root = fileURLToPath(config.root)
      },
      'astro:server:setup': ({ server }) => {
        const { listener, close } = openEmbeddedInbox(readEnvironment(root, server.config.mode))
        server.middlewares.use((req: IncomingMessage, res: ServerResponse, next: () => void) =>
          req.url?.split('?')[0] === FORM_PATH ? void listener(req, res) : next(),
        )
        server.httpServer?.once('close', () => void close())
      },
    },
  }
}
