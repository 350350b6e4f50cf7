import sharp from 'sharp'
import { expect, test } from 'vitest'
import { socialImage, SOCIAL_IMAGE_SIZE } from './social-image.tsx'

test('social image: is a JPEG of the size in the page’s head, with its text', async () => {
  const [image, other] = await Promise.all(
    ['Get In Touch', 'Careers'].map((text) => socialImage(text, 'src/assets/pictures/freight.jpg')),
  )
  expect(await sharp(image).metadata()).toMatchObject({ format: 'jpeg', ...SOCIAL_IMAGE_SIZE })
  expect(image).not.toEqual(other)
})
