import type { SchemaContext } from 'astro:content'
import { z } from 'astro/zod'
import { figures, fileIn, number, picture, text, texts } from './fields'

const video = fileIn('src/assets/background-video', '.mp4')

export const homeSchema = ({ image }: SchemaContext) => {
  const variant = z.strictObject({
    av1: video,
    h264: video,
    poster: picture(image),
    horizon: number("the horizon's distance from the top as a fraction of the height", 0, 1),
  })
  return z.strictObject({
    headline: text(),
    figures,
    backgroundVideo: z.strictObject({
      ...texts('pause', 'play'),
      landscape: variant,
      portrait: variant,
      alt: text('what the picture shows'),
    }),
    ...texts('aboutLink', 'inquiryLink'),
  })
}

export type Home = z.infer<ReturnType<typeof homeSchema>>
