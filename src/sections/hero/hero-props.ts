import { picturePreloadAttributes, responsivePicture } from '../../build/responsive-picture'
import { shownAudienceLinks } from '../../content/audience-links'
import { logoUseAttributes, readDrawingAsSymbol } from '../../content/brand'
import { readAllContent } from '../../content/read-all-content'
import type { HeroContent } from '../../content/schemas/all-schemas'
import { MOTION_ALLOWED, PORTRAIT } from '../../lib/media-queries'

/** Widths are in px. A video soon replaces the poster, so the poster's quality can be low. */
const POSTER_ENCODING = {
  landscape: { widths: [1366, 1680, 1920, 2560], qualityBeforeVideo: 21, qualityWithoutVideo: 55 },
  portrait: { widths: [480, 720], qualityBeforeVideo: 33, qualityWithoutVideo: 42 },
}

const urls = import.meta.glob<string>('../../assets/background-video/*.mp4', {
  eager: true,
  import: 'default',
})
const urlOf = (file: string) => urls[`../../assets/background-video/${file}`]!

/** Returns the hero's props, the preload links for its poster, and the custom properties that place its logo and text. */
export async function getHeroProps() {
  const content = await readAllContent()
  const { backgroundVideo, audienceLinks, fictional: _, ...texts } = content.hero
  const { landscape, portrait, alt, ...labels } = backgroundVideo
  const variants = {
    landscape: await variantOf(landscape, alt, POSTER_ENCODING.landscape),
    portrait: await variantOf(portrait, alt, POSTER_ENCODING.portrait),
  }
  const links = shownAudienceLinks(audienceLinks, content)
  const logo = { oneLine: logoUseAttributes('logo'), stacked: logoUseAttributes('logo-stacked') }
  return {
    hero: {
      ...texts,
      labels,
      variants,
      logo,
      audienceLinks: { label: audienceLinks.label, links },
    },
    preloads: [
      picturePreloadAttributes(variants.portrait.poster, `${PORTRAIT} and ${MOTION_ALLOWED}`),
      picturePreloadAttributes(
        variants.landscape.poster,
        `(not (${PORTRAIT})) and ${MOTION_ALLOWED}`,
      ),
    ],
    horizons: horizonProperties(backgroundVideo),
  }
}

export type HeroProps = Awaited<ReturnType<typeof getHeroProps>>['hero']

async function variantOf(
  { av1, h264, poster }: HeroContent['backgroundVideo']['landscape'],
  alt: string,
  { widths, qualityBeforeVideo, qualityWithoutVideo }: (typeof POSTER_ENCODING)['landscape'],
) {
  // In a tall viewport, a poster that covers the viewport's height is wider than the viewport. On screens with a very
  // high pixel density, the poster loads at a lower resolution without a visible difference.
  const width = `max(100vw,100vh*${poster.width}/${poster.height})`
  const sizes = `(min-resolution: 2.5dppx) calc(.65*${width}),${width}`
  const pictureOf = (quality: number) => responsivePicture(poster, { widths, sizes, alt, quality })
  const video = av1 && h264 ? { av1: urlOf(av1), h264: urlOf(h264) } : undefined
  return {
    video,
    poster: await pictureOf(video ? qualityBeforeVideo : qualityWithoutVideo),
    avifWithoutVideo: (await pictureOf(qualityWithoutVideo)).avif,
  }
}

function horizonProperties(backgroundVideo: HeroContent['backgroundVideo']) {
  const variants = (['landscape', 'portrait'] as const).map((name) => {
    const { focusX, horizonY } = backgroundVideo[name]
    return `--hero-${name}-focus-x:${focusX};--hero-${name}-horizon-y:${horizonY}`
  })
  const drawings = (['logo', 'logo-stacked'] as const).map((name) => {
    const { horizonY, width } = readDrawingAsSymbol(name)
    return `--hero-${name}-horizon-y:${(horizonY / width).toFixed(4)}`
  })
  return [...variants, ...drawings].join(';')
}
