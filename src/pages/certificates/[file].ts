import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRoute, GetStaticPaths } from 'astro'
import { readAllContent } from '../../content/read-all-content'
import { PDF_SOURCE_FOLDER } from '../../content/schemas/credentials'

export const getStaticPaths: GetStaticPaths = async () =>
  (await readAllContent()).credentials.certificates.entries.flatMap(({ pdf }) =>
    pdf ? { params: { file: pdf.file } } : [],
  )

export const GET: APIRoute = ({ params }) =>
  new Response(new Uint8Array(readFileSync(join(PDF_SOURCE_FOLDER, params.file!))))
