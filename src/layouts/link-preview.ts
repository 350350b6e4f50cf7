import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import subsetFont from 'subset-font'
import { colour, readLogo } from '../content/brand'
import { FONT_FILE, openFont } from '../lib/font'

/** The size that link previews are laid out for. */
export const PREVIEW_SIZE = { width: 1200, height: 630 }
const JPEG_QUALITY = 82

const STYLE = { wdth: 125, wght: 760 }
const LETTER_SPACING_EM = -0.025
const WORD_SPACING_EM = 0.24
const LINE_HEIGHT_EM = 0.97

const MARGIN = 54
const LOGO = { width: 460, height: 46 }
/** The words are as large as two lines allow; longer ones take more lines in the smallest size. */
const FONT_SIZES = [88, 76, 64, 52]
const MOST_LINES = 2
const LINE_WIDTH = PREVIEW_SIZE.width - 2 * MARGIN

/** The picture that a page's link is shown with, as a jpeg: the logo and some words on a darkened picture. */
export async function linkPreview(words: string, picture: string): Promise<Buffer> {
  const { width, height } = PREVIEW_SIZE
  const [ink, foam] = [colour('ink'), colour('foam')]
  const logo = readLogo('logo-bar').as(
    'svg',
    `x="${MARGIN}" y="48" width="${LOGO.width}" height="${LOGO.height}" preserveAspectRatio="xMinYMid"`,
  )
  const overlay = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="shade" x2="0" y2="1">
      <stop stop-color="${ink}" stop-opacity=".55"/>
      <stop offset=".35" stop-color="${ink}" stop-opacity=".14"/>
      <stop offset="1" stop-color="${ink}" stop-opacity=".88"/>
    </linearGradient>
    <path fill="url(#shade)" d="M0 0h${width}v${height}H0z"/>
    <path fill="${ink}" d="M0 0h${width}v14H0z"/>
    <path stroke="${foam}" stroke-width="14" stroke-dasharray="20" d="M0 7h${width}"/>
    <g fill="${foam}" color="${foam}">${logo}${await setWords(words)}</g>
  </svg>`
  return sharp(picture)
    .resize(width, height)
    .composite([{ input: Buffer.from(overlay) }])
    .jpeg({ quality: JPEG_QUALITY, mozjpeg: true })
    .toBuffer()
}

interface Word {
  /** Its outlines, the first on the left end of the baseline, and its width, in em. */
  shapes: string
  width: number
}

/** The words as outlines: a machine's own fonts would make other pictures. The last line stands on the margin. */
async function setWords(text: string): Promise<string> {
  const words = await outlineWords(text)
  const size =
    FONT_SIZES.find((px) => breakLines(words, LINE_WIDTH / px).length <= MOST_LINES) ??
    FONT_SIZES.at(-1)!
  const lines = breakLines(words, LINE_WIDTH / size)
  return lines
    .map((line, index) => {
      const y = PREVIEW_SIZE.height - MARGIN - (lines.length - 1 - index) * LINE_HEIGHT_EM * size
      let x = 0
      const shapes = line.map((word) => {
        const placed = `<g transform="translate(${x})">${word.shapes}</g>`
        x += word.width + WORD_SPACING_EM
        return placed
      })
      return `<g transform="translate(${MARGIN} ${y}) scale(${size})">${shapes.join('')}</g>`
    })
    .join('')
}

/** As few lines as fit into the width, in em, and of those the narrowest. */
export function breakLines<Item extends { width: number }>(words: Item[], most: number): Item[][] {
  const fill = (width: number) => {
    const lines: Item[][] = []
    let end = Infinity
    for (const word of words) {
      end += WORD_SPACING_EM + word.width
      if (end <= width) lines.at(-1)!.push(word)
      else {
        lines.push([word])
        end = word.width
      }
    }
    return lines
  }
  const { length } = fill(most)
  let width = most
  while (width > 0 && fill(width - 0.1).length === length) width -= 0.1
  return fill(width)
}

async function outlineWords(text: string): Promise<Word[]> {
  const font = openFont(
    await subsetFont(await readFile(FONT_FILE), text, {
      targetFormat: 'truetype',
      variationAxes: STYLE,
    }),
    FONT_FILE,
  )
  return text.split(/\s+/).map((word) => {
    let width = 0
    const shapes = font.glyphsForString(word).map(({ path, advanceWidth }) => {
      const place = `translate(${width}) scale(${1 / font.unitsPerEm} ${-1 / font.unitsPerEm})`
      width += advanceWidth / font.unitsPerEm + LETTER_SPACING_EM
      return `<path transform="${place}" d="${path.toSVG()}"/>`
    })
    return { shapes: shapes.join(''), width }
  })
}
