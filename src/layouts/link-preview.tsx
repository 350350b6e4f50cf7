import { readFile } from 'node:fs/promises'
import satori from 'satori'
import sharp from 'sharp'
import subsetFont from 'subset-font'
import { colour, readLogo } from '../content/brand'
import { FONT_FILE } from '../lib/font'

/** The size that link previews are laid out for, in px. */
export const PREVIEW_SIZE = { width: 1200, height: 630 }
const JPEG_QUALITY = 82

/** The headlines' widest and boldest letters. */
const LETTERS = { wdth: 125, wght: 760 }
/** Longer words are smaller, to fit in three lines. */
const fontSizePx = (words: string) => (words.length <= 40 ? 80 : 56)

/** The picture that a page's link is shown with, as a jpeg: the logo and some words on a darkened picture. */
export async function linkPreview(words: string, picture: string): Promise<Buffer> {
  // The layout takes no variable font.
  const font = await subsetFont(await readFile(FONT_FILE), words, {
    targetFormat: 'truetype',
    variationAxes: LETTERS,
  })
  const overlay = await satori(<Overlay words={words} />, {
    ...PREVIEW_SIZE,
    fonts: [{ name: 'Archivo', data: font }],
  })
  return sharp(picture)
    .resize(PREVIEW_SIZE)
    .composite([{ input: Buffer.from(overlay) }])
    .jpeg({ quality: JPEG_QUALITY, mozjpeg: true })
    .toBuffer()
}

function Overlay({ words }: { words: string }) {
  const [ink, foam] = [colour('ink'), colour('foam')]
  const size = 'width="460" height="46" preserveAspectRatio="xMinYMid"'
  const logo = readLogo('logo-bar').as(
    'svg',
    `xmlns="http://www.w3.org/2000/svg" ${size} fill="${foam}" color="${foam}"`,
  )
  return (
    <div
      style={{
        ...PREVIEW_SIZE,
        boxSizing: 'border-box',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: '48px 54px',
        backgroundImage: `repeating-linear-gradient(90deg, ${foam} 0px, ${foam} 20px, ${ink} 20px, ${ink} 40px), linear-gradient(${ink}8c, ${ink}24 35%, ${ink}e0)`,
        backgroundSize: '100% 14px, 100% 100%',
        backgroundRepeat: 'no-repeat',
      }}
    >
      <img alt="" src={`data:image/svg+xml,${encodeURIComponent(logo)}`} width={460} height={46} />
      <div
        style={{
          color: foam,
          fontSize: fontSizePx(words),
          lineHeight: 0.97,
          letterSpacing: '-0.025em',
          textWrap: 'balance',
          overflowWrap: 'anywhere',
        }}
      >
        {words}
      </div>
    </div>
  )
}
