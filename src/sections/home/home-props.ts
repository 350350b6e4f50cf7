import type { ImageMetadata } from 'astro'
import { logoSize, readLogo } from '../../content/brand'
import type { Home as Content } from '../../content/home'
import { readContent } from '../../content/read-content'
import { readFailure } from '../../content/read-failure'
import { preloadOf, responsivePicture } from '../../lib/responsive-picture'
import { PORTRAIT } from './portrait'

const LANDSCAPE_WIDTHS = [1366, 1680, 1920]
const PORTRAIT_WIDTHS = [480, 720]

const films = import.meta.glob<string>('../../assets/film/*.mp4', {
  eager: true,
  query: '?url',
  import: 'default',
})
const urlOf = (name: string) => films[`../../assets/film/${name}`]!

type Cut = Content['film']['landscape']

/** What the hero shows, from content, with the film's first frame in the sizes of every viewport. */
export async function homeProps() {
  const { film, headline, figures, next, ask } = await readContent('home')
  const { landscape, portrait } = film
  return {
    failure: await readFailure(),
    logo: { inLine: logoSize('logo'), stacked: logoSize('logo-stacked') },
    headline,
    figures,
    next,
    ask,
    labels: { pause: film.pause, play: film.play },
    landscape: await filmCut(landscape, film.alt, LANDSCAPE_WIDTHS, { first: 21, lasting: 55 }),
    portrait: await filmCut(portrait, film.alt, PORTRAIT_WIDTHS, { first: 33, lasting: 45 }),
  }
}

export type HomeProps = Awaited<ReturnType<typeof homeProps>>

/** The film's first frame, where the film follows it: the page's largest picture above the fold. */
export function homePreloads({ landscape, portrait }: HomeProps) {
  const filmFollows = '(prefers-reduced-motion: no-preference)'
  return [
    preloadOf(portrait.first, `${PORTRAIT} and ${filmFollows}`),
    preloadOf(landscape.first, `(not (${PORTRAIT})) and ${filmFollows}`),
  ]
}

/**
 * Custom properties for the style sheets that put the logo on the film's horizon: the height of each cut as
 * a ratio of its width, and the height of its horizon from the top as a fraction of the picture's height; the
 * depth of each drawing's horizon as a fraction of its width.
 */
export async function horizons() {
  const { film } = await readContent('home')
  const cuts = (['landscape', 'portrait'] as const).map((cut) => {
    const { poster, horizon } = film[cut]
    return `--hero-${cut}-ratio:${rounded(poster.height / poster.width)};--hero-${cut}-horizon:${horizon}`
  })
  const drawings = (['logo', 'logo-stacked'] as const).map((name) => {
    const { horizon, width } = readLogo(name)
    return `--hero-${name}-horizon:${rounded(horizon / width)}`
  })
  return [...cuts, ...drawings].join(';')
}

const rounded = (ratio: number) => Number(ratio.toFixed(4))

/** `first` is shown until the film plays and is light; `lasting` is shown where no film follows. */
async function filmCut(
  { av1, h264, poster }: Cut,
  alt: string,
  widths: number[],
  quality: Record<'first' | 'lasting', number>,
) {
  const picture = (quality: number) =>
    responsivePicture(poster, { widths, sizes: sizesOf(poster), alt, quality })
  return {
    av1: urlOf(av1),
    h264: urlOf(h264),
    first: await picture(quality.first),
    lasting: await picture(quality.lasting),
  }
}

/** The picture covers the viewport, so a tall viewport needs a picture that is wider than the viewport. */
const sizesOf = ({ width, height }: ImageMetadata) =>
  `max(100vw,${((width / height) * 100).toFixed(1)}vh)`
