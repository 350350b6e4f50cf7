import { readContent } from '../../content/read-content'

/**
 * What the style sheets need to put the star on the film's horizon: each cut's height as a ratio of its width, and
 * its horizon's height from the top as a fraction. For the page's root, because the bar's star stands there too.
 */
export async function filmHorizons() {
  const { film } = await readContent('home')
  return (['landscape', 'portrait'] as const)
    .map((cut) => {
      const { poster, horizon } = film[cut]
      const ratio = Number((poster.height / poster.width).toFixed(4))
      return `--${cut}-ratio:${ratio};--${cut}-horizon:${horizon}`
    })
    .join(';')
}
