import { readdirSync, readFileSync } from 'node:fs'
import type { APIRoute, GetStaticPaths } from 'astro'
import { replaceColourVariables } from '../../content/brand'
import { NAUTICAL_CHARTS_FOLDER as FOLDER } from '../../content/schemas/about'

export const getStaticPaths: GetStaticPaths = () =>
  readdirSync(FOLDER).map((file) => ({ params: { name: file.replace('.svg', '') } }))

export const GET: APIRoute = ({ params }) =>
  new Response(replaceColourVariables(readFileSync(`${FOLDER}/${params['name']}.svg`, 'utf8')), {
    headers: { 'Content-Type': 'image/svg+xml' },
  })
