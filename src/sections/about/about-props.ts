import { responsivePicture } from '../../build/responsive-picture'
import { readAllContent } from '../../content/read-all-content'
import { MEDIUM, WIDE } from '../../lib/media-queries'

/* The narrowest width is for thumbnails. On screens with a very high pixel density, pictures load at a lower resolution
   without a visible difference. */
const SLIDE_PICTURE = {
  widths: [320, 640, 1000, 1400, 1800],
  sizes: `${WIDE} 52vw, ${MEDIUM} 74vw, (min-resolution: 2.5dppx) 65vw, 92vw`,
}

/** Returns the props of the About section and of its two islands. */
export async function getAboutProps() {
  const { about, credentials, navigation } = await readAllContent()
  const { freightSection, shipManagementSection, carousel } = about
  const { slides, ...labels } = carousel
  return {
    about: { label: navigation.about, freightSection, shipManagementSection, credentials },
    figures:
      freightSection.figures.length > 0
        ? { figures: freightSection.figures, note: freightSection.note }
        : undefined,
    carousel: {
      labels,
      slides: await Promise.all(
        slides.map(async ({ picture, alt, focus, title, text }) => ({
          title,
          text,
          picture: await responsivePicture(picture, { ...SLIDE_PICTURE, alt, focus }),
        })),
      ),
    },
  }
}

type Props = Awaited<ReturnType<typeof getAboutProps>>
export type AboutProps = Props['about']
export type CarouselProps = Props['carousel']
export type Slide = CarouselProps['slides'][number]
