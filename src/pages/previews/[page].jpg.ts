import { resolve } from 'node:path'
import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro'
import { readContent } from '../../content/read-content'
import { linkPreview, previewName } from '../../layouts/link-preview'
import { PREVIEWED_PAGES } from '../../lib/sections'

/** The pictures of the pages that have a preview of their own. */
export const getStaticPaths = (async () => {
  const { pages } = await readContent()
  return PREVIEWED_PAGES.map((page) => ({
    params: { page: previewName(page) },
    props: pages[page].linkPreview,
  }))
}) satisfies GetStaticPaths

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) =>
  new Response(new Uint8Array(await linkPreview(props.words, resolve('content', props.picture))))
