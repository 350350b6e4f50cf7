import type { ImageMetadata } from 'astro'
import { getImage } from 'astro:assets'

/** A picture ready for markup: AVIF in several widths, and one WebP for browsers without it. */
export interface Picture {
  avif: string
  webp: string
  width: number
  height: number
  sizes: string
  alt: string
  /** The point that stays visible when the picture is cropped, such as `60% 40%` of width and height. */
  focus?: string | undefined
  /** One larger AVIF, and the media query under which it loads. */
  wide?: { avif: string; media: string } | undefined
}

/** What a link needs to preload a picture; `media` is the query under which it is shown. */
export const preloadOf = ({ avif, sizes }: Picture, media?: string) => ({
  type: 'image/avif',
  imagesrcset: avif,
  imagesizes: sizes,
  media,
})

interface Options {
  /** Widths in px, ascending; those wider than the master are left out. */
  widths: number[]
  sizes: string
  alt: string
  focus?: string | undefined
  quality?: number
  /**
   * Width in px, in the usual quality, for viewports wider than all `widths`; a phone or laptop with a
   * dense screen does not load it.
   */
  wide?: number
}

const DEFAULT_QUALITY = 48

/** Makes the responsive files of one picture while the site is built. */
export async function responsivePicture(
  image: ImageMetadata,
  { widths, sizes, alt, focus, quality = DEFAULT_QUALITY, wide }: Options,
): Promise<Picture> {
  const usable = widths.filter((width) => width <= image.width)
  const middle = usable[Math.floor(usable.length / 2)]
  const widest = usable.at(-1)!
  const [avif, webp, wideAvif] = await Promise.all([
    getImage({ src: image, format: 'avif', widths: usable, width: widest, quality }),
    getImage({ src: image, format: 'webp', width: middle, quality }),
    wide && getImage({ src: image, format: 'avif', width: wide, quality: DEFAULT_QUALITY }),
  ])
  return {
    avif: avif.srcSet.attribute,
    webp: webp.src,
    width: image.width,
    height: image.height,
    sizes,
    alt,
    focus,
    wide: wideAvif ? { avif: wideAvif.src, media: `(min-width: ${widest + 1}px)` } : undefined,
  }
}
