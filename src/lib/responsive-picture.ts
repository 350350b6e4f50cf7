import type { ImageMetadata } from 'astro'
import { getImage } from 'astro:assets'

/** A picture ready for markup: one `<source>` for each modern format and a fallback. */
export interface Picture {
  sources: { type: string; srcSet: string }[]
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

const MODERN_FORMATS = ['avif', 'webp'] as const
const DEFAULT_QUALITY = 60

/** Makes the responsive files of one picture while the site is built. */
export async function responsivePicture(
  image: ImageMetadata,
  { widths, sizes, alt, quality = DEFAULT_QUALITY }: Options,
): Promise<Picture> {
  const usable = widths.filter((width) => width <= image.width)
  const make = (format: 'avif' | 'webp' | 'jpeg', of: number[]) =>
    getImage({ src: image, format, widths: of, width: of.at(-1), quality })
  const [fallback, ...modern] = await Promise.all([
    make('jpeg', usable.slice(-1)),
    ...MODERN_FORMATS.map((format) => make(format, usable)),
  ])
  return {
    sources: modern.map(({ srcSet }, index) => ({
      type: `image/${MODERN_FORMATS[index]}`,
      srcSet: srcSet.attribute,
    })),
    src: fallback.src,
    width: image.width,
    height: image.height,
    sizes,
    alt,
  }
}
