import type { APIRoute, GetStaticPaths } from 'astro'
import { LOGOS, readIcon, readLogo } from '../content/brand'
import { faviconIco, iconPng, maskableIconPng } from '../layouts/icons'

/** The drawings of the logo in one file. What leaves a drawing's box shows where the page lets it. */
const logos = () =>
  LOGOS.map((name) => readLogo(name).as('symbol', `id="${name}" overflow="visible"`)).join('')

/** The company's icons and logo, each with what makes it. */
const FILES: Record<string, () => string | Promise<Buffer>> = {
  'apple-touch-icon.png': () => iconPng(180),
  'favicon.ico': faviconIco,
  'favicon.svg': () => readIcon('icon'),
  'icon-192.png': () => iconPng(192),
  'icon-512.png': () => iconPng(512),
  'icon-maskable-512.png': maskableIconPng,
  'logo.svg': () => `<svg xmlns="http://www.w3.org/2000/svg">${logos()}</svg>`,
}

export const getStaticPaths: GetStaticPaths = () =>
  Object.keys(FILES).map((brand) => ({ params: { brand } }))

export const GET: APIRoute<never, { brand: string }> = async ({ params: { brand } }) => {
  const file = await FILES[brand]!()
  return typeof file === 'string'
    ? new Response(file, { headers: { 'Content-Type': 'image/svg+xml' } })
    : new Response(new Uint8Array(file))
}
