import { basename } from 'node:path'

/** The name of the published release of which this program is the bundle `server.js`: its folder's. */
export const RELEASE =
  basename(import.meta.filename) === 'server.js' ? basename(import.meta.dirname) : undefined

/** What goes before the inbox's commands here. */
export const COMMAND = RELEASE ? 'site' : 'npm run inbox --'
