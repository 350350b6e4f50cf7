import { relative } from 'node:path'
import type { ImageMetadata } from 'astro'
import { getImage } from 'astro:assets'

/** A picture ready for markup: AVIF in several widths, and one WebP for browsers without it. */
export interface PictureFiles {
  avif: string
  webp: string
  width: number
  height: number
  sizes: string
  alt: string
  /** The point that stays visible when the picture is cropped, such as `60% 40%` of width and height. */
  focus?: string | undefined
}

/** What a link needs to preload a picture; `media` is the query under which it is shown. */
export const preloadOf = ({ avif, sizes }: PictureFiles, media?: string) => ({
  type: 'image/avif',
  imagesrcset: avif,
  imagesizes: sizes,
  media,
})

/** For a picture as wide as the page. On the densest screens, nobody sees more than two pixels for each of CSS. */
export const FULL_WIDTH_PICTURE = {
  widths: [1000, 1400, 1920],
  sizes: '(min-resolution: 2.5dppx) max(70vw, 55vh), max(100vw, 80vh)',
}

interface Options extends Pick<PictureFiles, 'sizes' | 'alt' | 'focus'> {
  /** Widths in px, ascending; those wider than the master are left out. */
  widths: number[]
  quality?: number
}

/** Makes the responsive files of one picture while the site is built. Throws if it is narrower than all of `widths`. */
export async function responsivePicture(
  image: ImageMetadata,
  { widths, sizes, alt, focus, quality = 48 }: Options,
): Promise<PictureFiles> {
  // Astro declares no path, but has one.
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
