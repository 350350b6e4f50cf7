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
    props: { page, ...pages[page].socialImage },
  }))
}) satisfies GetStaticPaths

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) => {
  const { page, text, picture } = props
  const image = await socialImage(text, resolve('content', picture)).catch((error: Error) => {
    const [name, service] = page.split('/')
    const field = service ? `service-pages.yaml: pages.${service}` : `pages.yaml: ${name}`
    throw new Error(`content/${field}.socialImage: ${error.message}`)
  })
  return new Response(new Uint8Array(image))
}
