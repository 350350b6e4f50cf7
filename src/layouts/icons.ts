import pngToIco from 'png-to-ico'
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
  const drawing = Buffer.from(readIcon(size <= SMALL_PX ? 'icon-small' : 'icon'))
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

/** The icon as an ico file with two sizes. */
export const faviconIco = async (): Promise<Buffer> =>
  pngToIco(await Promise.all([SMALL_PX, LARGE_PX].map(iconPng)))
