import { readFile } from 'node:fs/promises'
import satori from 'satori'
import sharp from 'sharp'
import subsetFont from 'subset-font'
import { ORIGINAL_FONT_FILE } from '../build/original-font-file'
import { readBrandColour, createSvgFile } from '../content/brand'
import { quoted } from '../content/parse-and-validate-yaml'
import type { PageId } from '../lib/page-ids'

/** Returns the file name without its extension. */
export const socialImageName = (page: PageId) => page.replace('/', '-')

export const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 }
const LOGO_SIZE = { width: 460, height: 46 }

/** Returns a JPEG. Throws for characters that the font lacks. */
export async function socialImage(words: string, picture: string): Promise<Buffer> {
  const text = words.normalize('NFC')
  // Satori doesn't support variable fonts.
  const variationAxes = { wdth: 125, wght: 760 }
  const options = { targetFormat: 'truetype' as const, variationAxes }
  const data = await subsetFont(await readFile(ORIGINAL_FONT_FILE), `${text} `, options)
  const overlay = await satori(layOut(text), {
    ...SOCIAL_IMAGE_SIZE,
    fonts: [{ name: 'Archivo', data }],
    // Throws an error, because Satori would silently omit characters that the font lacks.
    loadAdditionalAsset: async (_, missing) => {
      throw new Error(`found ${quoted([missing])}, expected characters that the site's font has`)
    },
  })
  return sharp(picture)
    .autoOrient()
    .resize(SOCIAL_IMAGE_SIZE)
    .composite([{ input: Buffer.from(overlay) }])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}

function layOut(text: string) {
  const [dark, light] = [readBrandColour('text-dark'), readBrandColour('text-light')]
  const attributes = `width="${LOGO_SIZE.width}" height="${LOGO_SIZE.height}" preserveAspectRatio="xMinYMid" fill="${light}" color="${light}"`
  const logo = createSvgFile('logo-bar', attributes)
  const page = {
    ...SOCIAL_IMAGE_SIZE,
    display: 'flex',
    flexDirection: 'column' as const,
    justifyContent: 'space-between',
    boxSizing: 'border-box' as const,
    padding: '48px 54px',
    backgroundImage: `repeating-linear-gradient(90deg, ${light} 0px, ${light} 20px, ${dark} 20px, ${dark} 40px), linear-gradient(${dark}b3, ${dark}24 35%, ${dark}e0)`,
    backgroundSize: '100% 14px, 100% 100%',
    backgroundRepeat: 'no-repeat',
    color: light,
    fontSize: text.length <= 40 ? 80 : 56,
    lineHeight: 0.97,
    letterSpacing: '-0.025em',
  }
  return (
    <div style={page}>
      <img alt="" src={`data:image/svg+xml,${encodeURIComponent(logo)}`} {...LOGO_SIZE} />
      <div style={{ textWrap: 'balance', overflowWrap: 'anywhere' }}>{text}</div>
    </div>
  )
}
