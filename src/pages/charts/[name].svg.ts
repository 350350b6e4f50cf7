import { readdirSync, readFileSync } from 'node:fs'
import type { APIRoute, GetStaticPaths } from 'astro'
import { CHARTS_FOLDER, withColours } from '../../content/brand'

/** Drawings with the brand's colours where they name one. */
export const getStaticPaths: GetStaticPaths = () =>
  readdirSync(CHARTS_FOLDER).map((file) => ({ params: { name: file.replace('.svg', '') } }))

export const GET: APIRoute = ({ params }) =>
  new Response(withColours(readFileSync(`${CHARTS_FOLDER}/${params['name']}.svg`, 'utf8')), {
    headers: { 'Content-Type': 'image/svg+xml' },
  })
