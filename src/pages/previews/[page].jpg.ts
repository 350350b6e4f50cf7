import { resolve } from 'node:path'
import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro'
import { readContent } from '../../content/read-content'
import { socialImage, socialImageName } from '../../layouts/social-image'
import { PAGES_WITH_SOCIAL_IMAGE } from '../../lib/pages'

/** The social images of the pages that have one of their own. */
export const getStaticPaths = (async () => {
  const { pages } = await readContent()
  return PAGES_WITH_SOCIAL_IMAGE.map((page) => ({
    params: { page: socialImageName(page) },
    props: pages[page].socialImage,
  }))
}) satisfies GetStaticPaths

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) =>
  new Response(new Uint8Array(await socialImage(props.text, resolve('content', props.picture))))
