import type { SchemaContext } from 'astro:content'
import { z } from 'astro/zod'
import { figures, focus, lines, picture, text, texts } from './fields'

export const aboutSchema = ({ image }: SchemaContext) =>
  z.strictObject({
    management: z.strictObject({
      headline: lines('the lines of the headline'),
      text: lines('a list of paragraphs'),
    }),
    freight: z.strictObject({ ...texts('headline', 'text'), figures }),
    carousel: z.strictObject({
      ...texts('label', 'previous', 'next', 'pause', 'play'),
      position: text("text with {number} and {count}, such as '{number} of {count}'").regex(
        /\{number\}.*\{count\}/,
      ),
      slides: z
        .array(
          z.strictObject({
            ...texts('title', 'text'),
            picture: picture(image),
            focus,
            alt: text('what the picture shows'),
          }),
        )
        .min(2)
        .describe('at least two slides'),
    }),
  })

export type About = z.infer<ReturnType<typeof aboutSchema>>
