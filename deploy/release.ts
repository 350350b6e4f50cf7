import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PUBLISHING_FOLDER } from '../build/settings.ts'
import { bundleInbox } from './inbox-bundle.ts'
import { INBOX_ADDRESS, nginxConfig, releaseFolder, SERVER_PLACE, type Place } from './nginx.ts'

/** What the build writes for hosts, beside the pages. */
export const HOSTING_FOLDER = 'hosting'
export const NGINX_FILE = 'nginx.conf'
export const RELEASE_FILE = 'release.json'
export const INBOX_FOLDER = 'inbox'
const ID_LENGTH = 12

/** A build that may be published. */
export interface Release {
  /** A hash of its pages and of what nginx is told. */
  id: string
  /** The site's address, without a slash at its end. */
  site: string
}

interface Finished {
  /** The project's root. */
  root: string
  /** The site's address. */
  site: string
  headers: Record<string, string>
  place?: Place
  /** Whether the company's own inbox comes along. */
  withInbox?: boolean
}

/**
 * Says of the finished pages in `dist/` that they may be published, and writes nginx's configuration for
 * them, and the inbox where it comes along. Both name the release by what is in it: whatever is changed afterwards is none.
 */
export async function writeRelease(finished: Finished) {
  const { root, site, headers, place = SERVER_PLACE, withInbox = false } = finished
  const { hostname, origin } = new URL(site)
  const configFor = (id: string) => {
    const pages = `${releaseFolder(place, id)}/${PUBLISHING_FOLDER}`
    const inbox = withInbox ? INBOX_ADDRESS : undefined
    return nginxConfig({ headers, host: hostname, pages, place, inbox })
  }
  await mkdir(join(root, HOSTING_FOLDER), { recursive: true })
  const inboxFolder = join(root, HOSTING_FOLDER, INBOX_FOLDER)
  await rm(inboxFolder, { recursive: true, force: true })
  if (withInbox) await bundleInbox(inboxFolder)
  const id = idOf(root, configFor(''))
  await writeFile(join(root, HOSTING_FOLDER, NGINX_FILE), configFor(id))
  const release: Release = { id, site: origin }
  await writeFile(join(root, HOSTING_FOLDER, RELEASE_FILE), `${JSON.stringify(release)}\n`)
}

/**
 * The release that stands in a project. Throws where there is none: no build, a preview, a build that
 * was broken off, or one in which something was changed afterwards.
 */
export function readRelease(root: string): Release {
  const folder = join(root, HOSTING_FOLDER)
  const refuse = (reason: string): never => {
    throw new Error(`Nothing to publish: ${reason}. Run 'npm run build'.`)
  }
  if (!existsSync(join(folder, RELEASE_FILE)) || !existsSync(join(root, PUBLISHING_FOLDER)))
    refuse(`there is no finished build for publishing in ${PUBLISHING_FOLDER}/`)
  const release = JSON.parse(readFileSync(join(folder, RELEASE_FILE), 'utf8')) as Release
  const config = readFileSync(join(folder, NGINX_FILE), 'utf8').replaceAll(release.id, '')
  if (idOf(root, config) !== release.id)
    refuse(`${PUBLISHING_FOLDER}/ or ${HOSTING_FOLDER}/ was changed after the build`)
  return release
}

/** Of all files that are published, and of what nginx is told. */
function idOf(root: string, config: string): string {
  const hash = createHash('sha256').update(config)
  for (const folder of [PUBLISHING_FOLDER, join(HOSTING_FOLDER, INBOX_FOLDER)])
    for (const name of filesIn(join(root, folder)))
      hash.update(`\0${name}\0`).update(readFileSync(join(root, folder, name)))
  return hash.digest('hex').slice(0, ID_LENGTH)
}

const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .toSorted()
        .filter((file) => statSync(join(folder, file)).isFile())
    : []
