import { readContent } from '../../content/read-content'
import type { About } from '../../content/about'
import type { Credentials } from '../../content/credentials'
import { responsivePicture, type Picture } from '../../lib/responsive-picture'

/* About what carousel.module.css gives a picture; on the densest screens less, which nobody sees. */
const SLIDE_PICTURE = {
  widths: [640, 1000, 1400, 1800],
  sizes: '(min-width: 64rem) 52vw, (min-width: 48rem) 74vw, (min-resolution: 2.5dppx) 65vw, 92vw',
}
const THUMBNAIL = { widths: [320], sizes: '14vw', alt: '' }

export interface AboutProps extends Pick<About, 'freight' | 'management'> {
  label: string
  credentials: Credentials
}

export interface Slide {
  title: string
  text: string
  picture: Picture
  thumbnail: Picture
}

export interface CarouselProps {
  labels: Omit<About['carousel'], 'slides'>
  slides: Slide[]
}

/** Props of the section about the company, from content, and of its two islands. */
export async function aboutProps() {
  const { about, credentials, navigation } = await readContent()
  const { freight, management, carousel } = about
  const { slides, ...labels } = carousel
  return {
    about: { label: navigation.about, freight, management, credentials } satisfies AboutProps,
    figures: { figures: freight.figures, note: freight.note },
    carousel: {
      labels,
      slides: await Promise.all(
        slides.map(async ({ picture, alt, focus, title, text }) => ({
          title,
          text,
          picture: await responsivePicture(picture, { ...SLIDE_PICTURE, alt, focus }),
          thumbnail: await responsivePicture(picture, { ...THUMBNAIL, focus }),
        })),
      ),
    } satisfies CarouselProps,
  }
}
