import { existsSync } from 'node:fs'
import type { SchemaContext } from 'astro:content'
import { z } from 'astro/zod'
import { SERVICE_IDS } from '../lib/sections'
import { NAUTICAL_CHARTS_FOLDER } from './brand'
import * as field from './fields'
import { group, orEmpty, text, texts, titled } from './fields'

const nauticalChart = orEmpty(
  text('the name of a drawing in src/assets/nautical-charts, such as arabian-sea').refine((name) =>
    [name, `${name}-phone`].every((file) => existsSync(`${NAUTICAL_CHARTS_FOLDER}/${file}.svg`)),
  ),
)

const audienceLink = z.strictObject({
  ...titled({ who: 'For whom', find: 'What they find' }),
  to: z
    .enum([...SERVICE_IDS, 'dutyContacts', 'credentials', 'seafarers'])
    .meta({ title: 'Leads to' }),
})

export const aboutSchema = ({ image }: SchemaContext) =>
  z.strictObject({
    invented: field.invented,
    management: group('Ship management', { headline: text(), text: field.paragraphs }),
    audienceLinks: group('Links for each kind of visitor', {
      ...titled({ label: 'Name for screen readers' }),
      entries: z
        .array(audienceLink)
        .min(1)
        .max(6)
        .describe('one to six links')
        .meta({ title: 'Links' }),
    }),
    freight: z.strictObject({
      ...texts('headline', 'text'),
      nauticalChart: nauticalChart.meta({ title: 'Drawing behind the words' }),
      figures: field.figures,
      note: orEmpty().meta({ title: 'Note below the figures' }),
    }),
    carousel: group('Slide show', {
      ...titled({ label: 'Name for screen readers', previous: 'Button to the previous slide' }),
      ...titled({ next: 'Button to the next slide', pause: 'Button that stops the slides' }),
      ...titled({ play: 'Button that starts them' }),
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
export type AudienceLink = About['audienceLinks']['entries'][number]
