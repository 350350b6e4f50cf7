import { resolve } from 'node:path'
import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro'
import { readAllContent } from '../../content/read-all-content'
import type { PageMetadata } from '../../content/schemas/fields'
import { socialImage, socialImageName } from '../../layouts/social-image'
import { MAIN_SECTION_IDS } from '../../lib/element-ids'

export const getStaticPaths = (async () => {
  const { pages } = await readAllContent()
  return Object.entries<PageMetadata>(pages).flatMap(([page, { socialImage }]) =>
    socialImage ? { params: { page: socialImageName(page) }, props: { page, ...socialImage } } : [],
  )
}) satisfies GetStaticPaths

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) => {
  const { page, text, picture } = props
  const image = await socialImage(text, resolve('content', picture)).catch((error: Error) => {
    throw new Error(`content/${fieldOf(page)}.socialImage: ${error.message}`)
  })
  return new Response(new Uint8Array(image))
}

function fieldOf(page: string) {
  const [name, service] = page.split('/')
  if (service) return `service-pages.yaml: pages.${service}`
  return MAIN_SECTION_IDS.some((id) => id === name) ? `pages.yaml: ${name}` : `${name}.yaml: page`
}
