import sharp from 'sharp'
import { readIcon } from '../content/brand'

const MASKABLE_PX = 512
/** A mask may cut everything outside a circle of .8 of the width; the drawing's corners stay inside it. */
const MASKABLE_DRAWING_PX = 288
/** Below 20 px strokes need to be stouter. */
const SMALL_PX = 16
const LARGE_PX = 32

/** The company's icon as a square png, `size` px wide. */
export async function iconPng(size: number): Promise<Buffer> {
  const drawing = readIcon(size <= SMALL_PX ? 'icon-small' : 'icon')
  const { width = size } = await sharp(drawing).metadata()
  return sharp(drawing, { density: (72 * size) / width })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: size > LARGE_PX })
    .toBuffer()
}

/** The icon for systems that cut it into a shape of their own: its edge goes on to all sides. */
export async function maskableIconPng(): Promise<Buffer> {
  const margin = (MASKABLE_PX - MASKABLE_DRAWING_PX) / 2
  return sharp(await iconPng(MASKABLE_DRAWING_PX))
    .extend({ top: margin, bottom: margin, left: margin, right: margin, extendWith: 'copy' })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

/** The icon as an ico file with two sizes: a header of 6 bytes, an entry of 16 for each picture, the pictures. */
export async function faviconIco(): Promise<Buffer> {
  const sizes = [SMALL_PX, LARGE_PX]
  const pictures = await Promise.all(sizes.map(iconPng))
  const header = Buffer.alloc(6 + 16 * sizes.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(sizes.length, 4)
  let offset = header.length
  for (const [index, size] of sizes.entries()) {
    const entry = 6 + 16 * index
    const { length } = pictures[index]!
    header.writeUInt8(size, entry)
    header.writeUInt8(size, entry + 1)
    header.writeUInt16LE(1, entry + 4)
    header.writeUInt16LE(32, entry + 6)
    header.writeUInt32LE(length, entry + 8)
    header.writeUInt32LE(offset, entry + 12)
    offset += length
  }
  return Buffer.concat([header, ...pictures])
}
