/**
 * Makes the pixel icons in public/ from the two drawings of the mark.
 * Usage: node media/icons.ts
 */
import { writeFile } from 'node:fs/promises'

import sharp from 'sharp'

import { colour } from './tokens.ts'

const DRAWING = 'public/favicon.svg'
/** Below 20 px the needles need to be stouter. */
const SMALL_DRAWING = 'media/favicon-16.svg'

const ICONS = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 }
const MASKABLE_SIZE_PX = 512
/** A mask may cut everything outside a circle of .8 of the width; the mark's corners stay inside it. */
const MASKABLE_MARK_PX = 288

/** The drawing as a square png, `size` px wide. */
async function draw(file: string, size: number): Promise<Buffer> {
  const { width = size } = await sharp(file).metadata()
  return sharp(file, { density: (72 * size) / width })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: size > 32 })
    .toBuffer()
}

/** Pngs in one ico file: a header of 6 bytes, an entry of 16 for each picture, the pictures. */
function icoOf(pictures: { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  let offset = header.length
  pictures.forEach(({ size, png }, index) => {
    const entry = 6 + 16 * index
    header.writeUInt8(size, entry)
    header.writeUInt8(size, entry + 1)
    header.writeUInt16LE(1, entry + 4)
    header.writeUInt16LE(32, entry + 6)
    header.writeUInt32LE(png.length, entry + 8)
    header.writeUInt32LE(offset, entry + 12)
    offset += png.length
  })
  return Buffer.concat([header, ...pictures.map(({ png }) => png)])
}

for (const [name, size] of Object.entries(ICONS))
  await writeFile(`public/${name}`, await draw(DRAWING, size))

const margin = (MASKABLE_SIZE_PX - MASKABLE_MARK_PX) / 2
await sharp(await draw(DRAWING, MASKABLE_MARK_PX))
  .extend({ top: margin, bottom: margin, left: margin, right: margin, background: colour('ink') })
  .png({ compressionLevel: 9, palette: true })
  .toFile('public/icon-maskable-512.png')

const ico = [
  { size: 16, png: await draw(SMALL_DRAWING, 16) },
  { size: 32, png: await draw(DRAWING, 32) },
]
await writeFile('public/favicon.ico', icoOf(ico))
