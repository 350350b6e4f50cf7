import { existsSync } from 'node:fs'
import { z } from 'astro/zod'
import type { SchemaContext } from 'astro:content'
import { countUpFiguresField } from './count-up-figures.ts'
import * as field from './fields.ts'

export const NAUTICAL_CHARTS_FOLDER = 'src/assets/nautical-charts'

const nauticalChart = field.textOrEmpty(
  'Drawing behind the words',
  field
    .text('the name of a drawing in src/assets/nautical-charts, such as arabian-sea')
    .refine((name) =>
      [name, `${name}-phone`].every((file) => existsSync(`${NAUTICAL_CHARTS_FOLDER}/${file}.svg`)),
    ),
)

export const aboutSchema = ({ image }: SchemaContext) =>
  z.strictObject({
    fictional: field.fictionalFlag,
    shipManagementSection: field.object('Ship management', {
      headline: field.text(),
      text: field.paragraphs,
    }),
    freightSection: z.strictObject({
      ...field.textFields({ headline: 'Headline', text: 'Text' }),
      nauticalChart,
      figures: countUpFiguresField,
      note: field.textOrEmpty('Note below the figures'),
    }),
    carousel: field.object('Slide show', {
      ...field.textFields({ label: 'Name for screen readers' }),
      ...field.textFields({ previous: 'Button to the previous slide' }),
      ...field.textFields({
        next: 'Button to the next slide',
        pause: 'Button that stops the slides',
      }),
      ...field.textFields({ play: 'Button that starts them' }),
      positionLabel: field.textMatching(
        /\{number\}.*\{count\}/,
        "text with {number} and {count}, such as '{number} of {count}'",
      ),
      slides: z
        .array(
          z.strictObject({
            ...field.textFields({ title: 'Title', text: 'Text' }),
            picture: field.rasterImageFile(image),
            focus: field.focalPoint,
            alt: field.altText,
          }),
        )
        .min(2)
        .describe('at least two slides'),
    }),
  })

export type AboutContent = z.infer<ReturnType<typeof aboutSchema>>
