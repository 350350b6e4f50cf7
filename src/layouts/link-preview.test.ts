import sharp from 'sharp'
import { expect, test } from 'vitest'
import { colour } from '../content/brand.ts'
import { linkPreview, PREVIEW_SIZE } from './link-preview.tsx'

test('link preview: is a JPEG of the size in the page’s head, with its words, in the brand’s colours', async () => {
  const [preview, other] = await Promise.all(
    ['Get In Touch', 'Careers'].map((words) =>
      linkPreview(words, 'src/assets/pictures/freight.jpg'),
    ),
  )
  expect(await sharp(preview).metadata()).toMatchObject({ format: 'jpeg', ...PREVIEW_SIZE })
  expect(preview).not.toEqual(other)
  // The dashes along its upper edge, and the gaps between them. JPEG moves a value by a few.
  for (const [left, name] of [
    [52, 'text-light'],
    [72, 'text-dark'],
  ] as const) {
    const wanted = Buffer.from(colour(name).slice(1), 'hex')
    const pixel = sharp(preview).extract({ left, top: 6, width: 1, height: 1 }).raw()
    for (const [channel, value] of (await pixel.toBuffer()).entries())
      expect(Math.abs(value - wanted[channel]!), name).toBeLessThan(6)
  }
})
