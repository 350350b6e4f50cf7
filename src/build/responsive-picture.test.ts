import { resolve } from 'node:path'
import type { ImageMetadata } from 'astro'
import { expect, test, vi } from 'vitest'
import { responsivePicture } from './responsive-picture'

vi.mock('astro:assets', () => ({
  getImage: ({ widths, format }: { widths?: number[]; format: string }) => ({
    src: format,
    srcSet: { attribute: widths?.join() },
  }),
}))

const pictureOf = (width: number) =>
  responsivePicture(
    { src: '/a.jpg', width, height: 200, fsPath: resolve('src/a.jpg') } as unknown as ImageMetadata,
    { sizes: '', alt: '', widths: [320, 640, 1000] },
  )

test('responsive picture: has no width larger than the original', async () => {
  expect(await pictureOf(640)).toMatchObject({ avif: '320,640', webp: 'webp', width: 640 })
})

test('responsive picture that is too narrow: the error names the file and both sizes', async () => {
  await expect(pictureOf(300)).rejects.toThrow(
    'src/a.jpg: found 300 × 200 px, expected a picture at least 320 px wide',
  )
})
