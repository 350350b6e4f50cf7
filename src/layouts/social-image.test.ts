import sharp from 'sharp'
import { expect, test } from 'vitest'
import { colour } from '../content/brand.ts'
import { socialImage, SOCIAL_IMAGE_SIZE } from './social-image.tsx'

test('social image: is a JPEG of the size in the page’s head, with its text, in the brand’s colours', async () => {
  const [image, other] = await Promise.all(
    ['Get In Touch', 'Careers'].map((text) => socialImage(text, 'src/assets/pictures/freight.jpg')),
  )
  expect(await sharp(image).metadata()).toMatchObject({ format: 'jpeg', ...SOCIAL_IMAGE_SIZE })
  expect(image).not.toEqual(other)
  // The dashes along its upper edge, and the gaps between them. JPEG moves a value by a few.
  for (const [left, name] of [
    [52, 'text-light'],
    [72, 'text-dark'],
  ] as const) {
    const wanted = Buffer.from(colour(name).slice(1), 'hex')
    const pixel = sharp(image).extract({ left, top: 6, width: 1, height: 1 }).raw()
    for (const [channel, value] of (await pixel.toBuffer()).entries())
      expect(Math.abs(value - wanted[channel]!), name).toBeLessThan(6)
  }
})
