import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRoute, GetStaticPaths } from 'astro'
import { CREDENTIALS_FOLDER } from '../../content/credentials'
import { readContent } from '../../content/read-content'
import { shownCredentials } from '../../content/shown-credentials'

/** The certificates themselves, as far as they lie in content/credentials/ and are shown. */
export const getStaticPaths: GetStaticPaths = async () =>
  shownCredentials((await readContent()).credentials).certificates.flatMap(({ pdf }) =>
    pdf ? { params: { file: pdf.file } } : [],
  )

export const GET: APIRoute = ({ params }) =>
  new Response(new Uint8Array(readFileSync(join(CREDENTIALS_FOLDER, params.file!))))
