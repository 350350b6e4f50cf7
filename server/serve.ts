import type { Site } from './app.ts'
import { runServer } from './run-server.ts'
import { createSiteServer } from './site-server.ts'

/** Serves a built site, and its inbox if it has one, until the process is told to end. Throws without a finished build. */
export function serve(site: Site) {
  const { dist, inbox } = site
  runServer(createSiteServer(site), { defaultPort: '4321', close: inbox?.close }, (origin) =>
    console.log(`Serving ${dist}/ at ${origin}/${inbox ? ` (inquiries go to ${inbox.file})` : ''}`),
  )
}
