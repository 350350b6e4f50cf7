import type { SchemaContext } from 'astro:content'
import type { z } from 'astro/zod'
import { fileIn, group, lines, number, picture, text, type ImageField } from './fields'
import { figures } from './figures'

const FILM_FOLDER = 'src/assets/film'

const film = (image: ImageField) =>
  group({
    av1: fileIn(FILM_FOLDER, ['.mp4']),
    h264: fileIn(FILM_FOLDER, ['.mp4']),
    poster: picture(image),
    horizon: number("the horizon's height from the top as a fraction, 0 to 1", 0, 1),
  })

export const homeSchema = ({ image }: SchemaContext) =>
  group({
    headline: lines('the headline, a line each'),
    figures,
    film: group({
      pause: text(),
      play: text(),
      landscape: film(image),
      portrait: film(image),
      alt: text('what the picture shows'),
    }),
    next: text(),
  })

export type Home = z.infer<ReturnType<typeof homeSchema>>
