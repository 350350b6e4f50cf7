import { statSync } from 'node:fs'
import { join } from 'node:path'
import { PAPERS_FOLDER } from '../../content/papers'
import { readContent } from '../../content/read-content'
import { readFailure } from '../../content/read-failure'
import { responsivePicture } from '../../lib/responsive-picture'

/* About what slide.module.css gives a slide; on the densest screens less, which nobody sees. */
const SLIDE_PICTURE = {
  widths: [800, 1200, 1800],
  sizes: '(min-width: 64rem) 66vw, (min-resolution: 2.5dppx) 70vw, 100vw',
}
const THUMBNAIL = { widths: [320], sizes: '14vw' }

/** What the section about the company needs: content, and the pictures of its slides. For itself and its two islands. */
export async function aboutProps() {
  const { management, freight, carousel } = await readContent('about')
  const papers = await readContent('papers')
  const failure = await readFailure()
  const { slides, ...labels } = carousel
  const pdfs = papers.certificates.entries.flatMap(({ pdf }) => pdf || [])

  return {
    about: {
      label: (await readContent('navigation')).about,
      freight: { headline: freight.headline, text: freight.text },
      route: await readContent('route'),
      management,
      papers,
      pdfSizes: Object.fromEntries(
        pdfs.map((pdf) => [pdf, statSync(join(PAPERS_FOLDER, pdf)).size]),
      ),
    },
    counters: { failure, figures: freight.figures },
    carousel: {
      failure,
      labels,
      slides: await Promise.all(
        slides.map(async ({ title, text, picture, alt, focus }) => ({
          title,
          text,
          picture: await responsivePicture(picture, { ...SLIDE_PICTURE, alt, focus }),
          thumbnail: await responsivePicture(picture, { ...THUMBNAIL, alt, focus }),
        })),
      ),
    },
  }
}
