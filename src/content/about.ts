import { existsSync } from 'node:fs'
import type { SchemaContext } from 'astro:content'
import { z } from 'astro/zod'
import { SERVICE_IDS } from '../lib/sections'
import { CHARTS_FOLDER } from './brand'
import * as field from './fields'
import { lines, orEmpty, text, texts, titled } from './fields'

const chart = orEmpty(
  text('the name of a drawing in src/assets/charts, such as arabian-sea').refine((name) =>
    [name, `${name}-phone`].every((file) => existsSync(`${CHARTS_FOLDER}/${file}.svg`)),
  ),
)

const audienceLink = z.strictObject({
  ...titled({ who: 'Who', find: 'What they find' }),
  to: z
    .enum([...SERVICE_IDS, 'dutyContacts', 'credentials', 'seafarers'])
    .meta({ title: 'Leads to' }),
})

export const aboutSchema = ({ image }: SchemaContext) =>
  z.strictObject({
    management: z.strictObject({
      headline: text(),
      text: lines('a list of paragraphs'),
    }),
    audienceLinks: z.strictObject({
      label: text(),
      entries: z.array(audienceLink).min(1).max(6).describe('one to six links'),
    }),
    freight: z.strictObject({
      ...texts('headline', 'text'),
      chart,
      figures: field.figures,
      note: orEmpty(),
    }),
    carousel: z.strictObject({
      ...texts('label', 'previous', 'next', 'pause', 'play'),
      position: field.textLike(
        /\{number\}.*\{count\}/,
        "text with {number} and {count}, such as '{number} of {count}'",
      ),
      slides: z
        .array(
          z.strictObject({
            ...texts('title', 'text'),
            picture: field.picture(image),
            focus: field.focus,
            alt: field.alt,
          }),
        )
        .min(2)
        .describe('at least two slides'),
    }),
  })

export type About = z.infer<ReturnType<typeof aboutSchema>>
