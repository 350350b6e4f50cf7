import type { ImageMetadata } from 'astro'
import { logoSize, readLogo } from '../../content/brand'
import type { Home as Content } from '../../content/home'
import { readContent } from '../../content/read-content'
import { readFailure } from '../../content/read-failure'
import { preloadOf, responsivePicture } from '../../lib/responsive-picture'
import { PORTRAIT } from './portrait'

const LANDSCAPE_WIDTHS = [1366, 1680, 1920]
const PORTRAIT_WIDTHS = [480, 720]

const videos = import.meta.glob<string>('../../assets/background-video/*.mp4', {
  eager: true,
  query: '?url',
  import: 'default',
})
const urlOf = (name: string) => videos[`../../assets/background-video/${name}`]!

/** What the hero shows, from content, with the video's first frame in the sizes of every viewport. */
export async function homeProps() {
  const { backgroundVideo, headline, figures, aboutLink, inquiryLink } = await readContent('home')
  const { landscape, portrait, alt, pause, play } = backgroundVideo
  return {
    failure: await readFailure(),
    logo: { inLine: logoSize('logo'), stacked: logoSize('logo-stacked') },
    headline,
    figures,
    aboutLink,
    inquiryLink,
    labels: { pause, play },
    landscape: await videoVariant(landscape, {
      alt,
      widths: LANDSCAPE_WIDTHS,
      quality: { posterBeforeVideo: 21, posterOnly: 55 },
    }),
    portrait: await videoVariant(portrait, {
      alt,
      widths: PORTRAIT_WIDTHS,
      quality: { posterBeforeVideo: 33, posterOnly: 45 },
    }),
  }
}

export type HomeProps = Awaited<ReturnType<typeof homeProps>>

/** The first frame, where the video follows it: the page's largest picture above the fold. */
export function homePreloads({ landscape, portrait }: HomeProps) {
  const videoFollows = '(prefers-reduced-motion: no-preference)'
  return [
    preloadOf(portrait.posterBeforeVideo, `${PORTRAIT} and ${videoFollows}`),
    preloadOf(landscape.posterBeforeVideo, `(not (${PORTRAIT})) and ${videoFollows}`),
  ]
}

/**
 * Custom properties for the style sheets that put the logo on the video's horizon: the height of each variant as
 * a ratio of its width, and the height of its horizon from the top as a fraction of the picture's height; the
 * depth of each drawing's horizon as a fraction of its width.
 */
export async function horizons() {
  const { backgroundVideo } = await readContent('home')
  const variants = (['landscape', 'portrait'] as const).map((name) => {
    const { poster, horizon } = backgroundVideo[name]
    return `--hero-${name}-ratio:${rounded(poster.height / poster.width)};--hero-${name}-horizon:${horizon}`
  })
  const drawings = (['logo', 'logo-stacked'] as const).map((name) => {
    const { horizon, width } = readLogo(name)
    return `--hero-${name}-horizon:${rounded(horizon / width)}`
  })
  return [...variants, ...drawings].join(';')
}

const rounded = (ratio: number) => Number(ratio.toFixed(4))

interface VariantOptions {
  alt: string
  widths: number[]
  /** `posterBeforeVideo` is shown until the video plays and is light; `posterOnly` is shown where no video follows. */
  quality: Record<'posterBeforeVideo' | 'posterOnly', number>
}

async function videoVariant(
  { av1, h264, poster }: Content['backgroundVideo']['landscape'],
  { alt, widths, quality }: VariantOptions,
) {
  const picture = (quality: number) =>
    responsivePicture(poster, { widths, sizes: sizesOf(poster), alt, quality })
  return {
    av1: urlOf(av1),
    h264: urlOf(h264),
    posterBeforeVideo: await picture(quality.posterBeforeVideo),
    posterOnly: await picture(quality.posterOnly),
  }
}

/** The picture covers the viewport, so a tall viewport needs a picture that is wider than the viewport. */
const sizesOf = ({ width, height }: ImageMetadata) =>
  `max(100vw,${((width / height) * 100).toFixed(1)}vh)`
