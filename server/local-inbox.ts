import { getRequestListener } from '@hono/node-server'
import type { ViteDevServer } from 'vite'
import { inboxSettings } from './inbox/settings.ts'
import { startInbox } from './inbox/start-inbox.ts'

/**
 * Locally, all visitors share an IP address and the site isn't at SITE_URL, so the rate limit is high and origins
 * aren't checked.
 */
export function openLocalInbox() {
  const env = { FORM_REQUESTS_PER_MINUTE: '600', ...process.env, SITE_URL: '' }
  const settings = inboxSettings(env)
  return { ...startInbox(settings), file: settings.file }
}

export function addInboxMiddleware({ middlewares, httpServer }: ViteDevServer) {
  const { routes, close, file } = openLocalInbox()
  console.log(`Inquiries go to ${file}`)
  const respond = getRequestListener(routes.fetch, { overrideGlobalObjects: false })
  for (const path of ['/submit', '/failures'])
    middlewares.use(path, (request, response) => {
      request.url = request.originalUrl
      return respond(request, response)
    })
  httpServer?.once('close', close)
}
