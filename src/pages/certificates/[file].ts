import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRoute, GetStaticPaths } from 'astro'
import { CREDENTIALS_FOLDER } from '../../content/credentials'
import { readAllContent } from '../../content/read-all-content'

export const getStaticPaths: GetStaticPaths = async () =>
  (await readAllContent()).credentials.certificates.entries.flatMap(({ pdf }) =>
    pdf ? { params: { file: pdf.file } } : [],
  )

export const GET: APIRoute = ({ params }) =>
  new Response(new Uint8Array(readFileSync(join(CREDENTIALS_FOLDER, params.file!))))
