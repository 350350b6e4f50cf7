import { readContent } from '../../content/read-content'
import { readFailure } from '../../content/read-failure'
import { shownAudienceLinks } from '../../content/shown-credentials'
import { responsivePicture } from '../../lib/responsive-picture'

/* About what carousel.module.css gives a picture; on the densest screens less, which nobody sees. */
const SLIDE_PICTURE = {
  widths: [640, 1000, 1400, 1800],
  sizes: '(min-width: 64rem) 52vw, (min-width: 48rem) 74vw, (min-resolution: 2.5dppx) 65vw, 92vw',
}
const THUMBNAIL = { widths: [320], sizes: '14vw', alt: '' }

/** What the section about the company needs: content, and the pictures of its slides. For itself and its two islands. */
export async function aboutProps() {
  const { carousel, ...content } = await readContent('about')
  const credentials = await readContent('credentials')
  const failure = await readFailure()
  const { freight, audienceLinks } = content
  const { slides, ...labels } = carousel

  return {
    about: {
      ...content,
      label: (await readContent('navigation')).about,
      audienceLinks: {
        ...audienceLinks,
        entries: shownAudienceLinks(audienceLinks.entries, credentials),
      },
      credentials,
    },
    counters: { failure, figures: freight.figures, note: freight.note },
    carousel: {
      failure,
      labels,
      slides: await Promise.all(
        slides.map(async ({ picture, alt, focus, ...words }) => ({
          ...words,
          picture: await responsivePicture(picture, { ...SLIDE_PICTURE, alt, focus }),
          thumbnail: await responsivePicture(picture, { ...THUMBNAIL, focus }),
        })),
      ),
    },
  }
}

export type AboutProps = Awaited<ReturnType<typeof aboutProps>>['about']
