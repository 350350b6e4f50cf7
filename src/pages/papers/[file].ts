import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRoute, GetStaticPaths } from 'astro'
import { PAPERS_FOLDER } from '../../content/papers'
import { readContent } from '../../content/read-content'
import { shownPapers } from '../../content/shown-papers'

/** The certificates themselves, as far as they lie in content/papers/ and are shown. */
export const getStaticPaths: GetStaticPaths = async () =>
  shownPapers(await readContent('papers'))
    .certificates.filter(({ pdf }) => pdf)
    .map(({ pdf }) => ({ params: { file: pdf } }))

export const GET: APIRoute = ({ params }) =>
  new Response(new Uint8Array(readFileSync(join(PAPERS_FOLDER, params.file!))))
