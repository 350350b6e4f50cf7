import type { APIRoute, GetStaticPaths } from 'astro'
import { iconPng, maskableIconPng } from '../layouts/icons'

const ICONS: Record<string, () => Promise<Buffer>> = {
  'apple-touch-icon': () => iconPng(180),
  'icon-192': () => iconPng(192),
  'icon-512': () => iconPng(512),
  'icon-maskable-512': maskableIconPng,
}

export const getStaticPaths: GetStaticPaths = () =>
  Object.keys(ICONS).map((icon) => ({ params: { icon } }))

export const GET: APIRoute = async ({ params }) =>
  new Response(new Uint8Array(await ICONS[params['icon']!]!()))
