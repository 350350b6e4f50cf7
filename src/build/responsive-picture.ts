import { relative } from 'node:path'
import type { ImageMetadata } from 'astro'
import { getImage } from 'astro:assets'

export interface PictureFiles {
  avif: string
  webp: string
  width: number
  height: number
  sizes: string
  alt: string
  /** The focal point, for example `60% 40%` from the left and from the top. */
  focus?: string | undefined
}

/** Returns the attributes of a preload link. */
export const picturePreloadAttributes = ({ avif, sizes }: PictureFiles, media?: string) => ({
  type: 'image/avif',
  imagesrcset: avif,
  imagesizes: sizes,
  media,
})

/** The widths are limited to a pixel density of 2, because visitors can't see more detail. */
export const FULL_WIDTH_PICTURE_OPTIONS = {
  widths: [1000, 1400, 1920],
  sizes: '(min-resolution: 2.5dppx) max(70vw, 55vh), max(100vw, 80vh)',
}

interface Options extends Pick<PictureFiles, 'sizes' | 'alt' | 'focus'> {
  /** In px, in ascending order. Widths beyond the width of the original image are ignored. */
  widths: number[]
  quality?: number
}

/** Throws if the original is narrower than all `widths`. */
export async function responsivePicture(
  image: ImageMetadata,
  { widths, sizes, alt, focus, quality = 48 }: Options,
): Promise<PictureFiles> {
  // `fsPath` is missing from Astro's types.
  const { width, height, src, fsPath = src } = image as ImageMetadata & { fsPath?: string }
  const usable = widths.filter((candidate) => candidate <= width)
  if (usable.length === 0)
    throw new Error(
      `${relative('', fsPath)}: found ${width} × ${height} px, expected a picture at least ${widths[0]} px wide`,
    )
  const middle = usable[Math.floor(usable.length / 2)]
  const [avif, webp] = await Promise.all([
    getImage({ src: image, format: 'avif', widths: usable, width: usable.at(-1)!, quality }),
    getImage({ src: image, format: 'webp', width: middle, quality }),
  ])
  return { avif: avif.srcSet.attribute, webp: webp.src, width, height, sizes, alt, focus }
}
