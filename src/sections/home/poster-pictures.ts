import type { ImageMetadata } from 'astro'
import { readContent } from '../../content/read-content'
import { responsivePicture } from '../../lib/responsive-picture'

/** The film's first frame in both cuts: `first` until the film plays, `lasting` where none follows. */
export async function posterPictures() {
  const { film } = await readContent('home')
  const cut = async (
    image: ImageMetadata,
    widths: number[],
    quality: Record<'first' | 'lasting', number>,
  ) => {
    // It covers the window: where that is the taller of the two, its height says how wide it is.
    const sizes = `max(100vw,${((image.width / image.height) * 100).toFixed(1)}vh)`
    const picture = (quality: number) =>
      responsivePicture(image, { widths, sizes, alt: film.alt, quality })
    return { first: await picture(quality.first), lasting: await picture(quality.lasting) }
  }
  return {
    landscape: await cut(film.landscape.poster, [1366, 1680, 1920], { first: 21, lasting: 55 }),
    portrait: await cut(film.portrait.poster, [480, 720], { first: 33, lasting: 45 }),
  }
}
