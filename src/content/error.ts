import type { z } from 'astro/zod'
import { group, lines, text } from './fields'

export const errorSchema = group({
  headline: lines('the headline, a line each'),
  unknownAddress: group({ sign: text(), note: text(), text: text() }),
  failure: group({ sign: text(), text: text(), reload: text() }),
  home: text(),
})

export type ErrorScreen = z.infer<typeof errorSchema>
