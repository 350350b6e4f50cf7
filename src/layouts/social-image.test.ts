import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readBrandColour } from '../content/brand.ts'
import { socialImage, SOCIAL_IMAGE_SIZE } from './social-image.tsx'

test('social image: is a JPEG of the size in the metadata, with its own text, in brand colours', async () => {
  const [image, other] = await Promise.all(
    ['Get In Touch', 'Careers'].map((text) => socialImage(text, 'src/assets/pictures/freight.jpg')),
  )
  expect(await sharp(image).metadata()).toMatchObject({ format: 'jpeg', ...SOCIAL_IMAGE_SIZE })
  expect(image).not.toEqual(other)
  for (const [left, name] of [
    [52, 'text-light'],
    [72, 'text-dark'],
  ] as const) {
    const expected = Buffer.from(readBrandColour(name).slice(1), 'hex')
    const pixel = sharp(image).extract({ left, top: 6, width: 1, height: 1 }).raw()
    for (const [channel, value] of (await pixel.toBuffer()).entries())
      expect(Math.abs(value - expected[channel]!), name).toBeLessThan(6)
  }
})

test.each([
  ['₹ and Hindi', 'Rate ₹ → जहाज', "found '₹→', expected"],
  ['no other characters', '😀', "found '😀', expected"],
  ['an invisible character', 'a\u200bb', "found '[U+200B]', expected"],
])(
  'social image with characters that the font lacks (%s): the error names them',
  async (_, text, message) => {
    await expect(socialImage(text, 'src/assets/pictures/freight.jpg')).rejects.toThrow(message)
  },
)

test('social image with a line break and a combining accent in its text: is generated', async () => {
  await socialImage('Gro\u0308ße\nShips', 'src/assets/pictures/freight.jpg')
})

test('social image of a photograph with an EXIF orientation: is upright', async () => {
  const top = { create: { width: 1200, height: 315, channels: 3 as const, background: 'white' } }
  const upright = sharp({ ...top, create: { ...top.create, height: 630, background: 'blue' } })
  const uprightPng = await upright
    .composite([{ input: top, gravity: 'north' }])
    .png()
    .toBuffer()
  const photograph = sharp(uprightPng).rotate(270).withMetadata({ orientation: 6 })
  const file = join(mkdtempSync(join(tmpdir(), 'photograph-')), 'phone.jpg')
  await photograph.jpeg().toFile(file)
  const image = sharp(await socialImage('x', file))
  const colourAt = async (y: number) =>
    (await image.clone().extract({ left: 1100, top: y, width: 1, height: 1 }).raw().toBuffer())[0]!
  expect(await colourAt(150)).toBeGreaterThan(90)
  expect(await colourAt(500)).toBeLessThan(60)
})
