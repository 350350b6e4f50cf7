import type { ImageMetadata } from 'astro'
import { getImage } from 'astro:assets'

/** A picture ready for markup: AVIF in several widths, and WebP for browsers without it. */
export interface Picture {
  avif: string
  webp: string
  src: string
  width: number
  height: number
  sizes: string
  alt: string
}

interface Options {
  /** Widths in px; those wider than the master are left out. */
  widths: number[]
  sizes: string
  alt: string
  quality?: number
}

const DEFAULT_QUALITY = 60

/** Makes the responsive files of one picture while the site is built. */
export async function responsivePicture(
  image: ImageMetadata,
  { widths, sizes, alt, quality = DEFAULT_QUALITY }: Options,
): Promise<Picture> {
  const usable = widths.filter((width) => width <= image.width)
  const make = (format: 'avif' | 'webp') =>
    getImage({ src: image, format, widths: usable, width: usable.at(-1), quality })
  const [avif, webp] = await Promise.all([make('avif'), make('webp')])
  return {
    avif: avif.srcSet.attribute,
    webp: webp.srcSet.attribute,
    src: webp.src,
    width: image.width,
    height: image.height,
    sizes,
    alt,
  }
}
