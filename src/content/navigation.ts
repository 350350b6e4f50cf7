import type { z } from 'astro/zod'
import { group, text } from './fields'

export const navigationSchema = group({
  home: text(),
  about: text(),
  services: text(),
  contact: text(),
  logo: text(),
  skip: text(),
  mainLabel: text(),
  footerLabel: text(),
  courseLabel: text(),
  menu: text(),
  close: text(),
})

export type Navigation = z.infer<typeof navigationSchema>
