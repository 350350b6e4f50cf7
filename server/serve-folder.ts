import { listenLocally } from './listen-locally.ts'
import { createSiteServer } from './site-server.ts'

/** Serves a built folder on a free port of this computer, for tools that look at it: nothing takes inquiries. */
export async function serveFolder(folder: string): Promise<{ origin: string; close: () => void }> {
  const server = createSiteServer({ folder, formService: (_, response) => response.end() })
  const origin = await listenLocally(server)
  return {
    origin,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
