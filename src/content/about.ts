import type { SchemaContext } from 'astro:content'
import type { z } from 'astro/zod'
import { focus, group, lines, list, picture, text } from './fields'
import { figures } from './figures'

export const aboutSchema = ({ image }: SchemaContext) =>
  group({
    management: group({
      headline: lines('the headline, a line each'),
      text: lines('the paragraphs, one each'),
    }),
    freight: group({
      headline: text(),
      text: text(),
      figures,
    }),
    carousel: group({
      label: text(),
      previous: text(),
      next: text(),
      pause: text(),
      play: text(),
      position: text("the place of a slide, such as '{number} of {count}'").regex(
        /\{number\}.*\{count\}/,
        {
          error: ({ input }) =>
            `found '${String(input)}', wanted {number} and {count} in it, such as '{number} of {count}'`,
        },
      ),
      slides: list(
        group({
          title: text(),
          text: text(),
          picture: picture(image),
          focus: focus(),
          alt: text('what the picture shows'),
        }),
        'at least two slides',
        { least: 2 },
      ),
    }),
  })

export type About = z.infer<ReturnType<typeof aboutSchema>>
