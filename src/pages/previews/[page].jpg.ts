import { resolve } from 'node:path'
import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro'
import { readContent } from '../../content/read-content'
import { linkPreview } from '../../layouts/link-preview'
import { SECTION_IDS } from '../../lib/sections'

/** Each section's own page has a preview. Pages without one of their own use that of their section. */
export const getStaticPaths = (async () => {
  const { pages } = await readContent()
  return SECTION_IDS.map((page) => ({ params: { page }, props: pages[page].preview }))
}) satisfies GetStaticPaths

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) =>
  new Response(new Uint8Array(await linkPreview(props.words, resolve('content', props.picture))))
