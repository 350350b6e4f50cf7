import { getRequestListener } from '@hono/node-server'
import type { ViteDevServer } from 'vite'
import { openInbox } from './inbox/inbox.ts'
import { inboxSettings } from './inbox/settings.ts'

/** Opens the inbox on a developer's computer, where all visitors have one address, and the site is not at SITE_URL. */
export function openLocalInbox() {
  const env = { FORM_REQUESTS_PER_MINUTE: '600', ...process.env, SITE_URL: '' }
  const settings = inboxSettings(env)
  return { ...openInbox(settings), file: settings.file }
}

/** Lets Vite's server respond to `/submit` and `/failures`, as the site's own server does. */
export function addInbox({ middlewares, httpServer }: ViteDevServer) {
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
