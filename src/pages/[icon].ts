import type { APIRoute, GetStaticPaths } from 'astro'
import pngToIco from 'png-to-ico'
import sharp from 'sharp'
import { createSvgFile, logoSymbolsForPlace } from '../content/brand'

const MASKABLE_PX = 512
/** Android can crop the icon to a circle of 80 % of its width, so the drawing must fit into the circle. */
const MASKABLE_DRAWING_PX = 288
const SMALL_PX = 16
const LARGE_PX = 32

async function iconPng(size: number): Promise<Buffer> {
  const name = size <= SMALL_PX ? 'icon-small' : 'icon'
  return sharp(Buffer.from(createSvgFile(name, `width="${size}" height="${size}"`)))
    .png({ compressionLevel: 9, palette: size > LARGE_PX })
    .toBuffer()
}

async function maskableIconPng(): Promise<Buffer> {
  const margin = (MASKABLE_PX - MASKABLE_DRAWING_PX) / 2
  return sharp(await iconPng(MASKABLE_DRAWING_PX))
    .extend({ top: margin, bottom: margin, left: margin, right: margin, extendWith: 'copy' })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

const faviconIco = async (): Promise<Buffer> =>
  pngToIco(await Promise.all([SMALL_PX, LARGE_PX].map(iconPng)))

const FILES: Record<string, () => string | Promise<Buffer>> = {
  'apple-touch-icon.png': () => iconPng(180),
  'favicon.ico': faviconIco,
  'favicon.svg': () => createSvgFile('icon'),
  'icon-192.png': () => iconPng(192),
  'icon-512.png': () => iconPng(512),
  'icon-maskable-512.png': maskableIconPng,
  'logo.svg': () => `<svg xmlns="http://www.w3.org/2000/svg">${logoSymbolsForPlace('file')}</svg>`,
}

export const getStaticPaths: GetStaticPaths = () =>
  Object.keys(FILES).map((icon) => ({ params: { icon } }))

export const GET: APIRoute<never, { icon: string }> = async ({ params: { icon } }) => {
  const file = await FILES[icon]!()
  return typeof file === 'string'
    ? new Response(file, { headers: { 'Content-Type': 'image/svg+xml' } })
    : new Response(new Uint8Array(file))
}
