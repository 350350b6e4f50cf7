import type { z } from 'astro/zod'
import { group, text } from './fields'

export const footerSchema = group({ privacy: text(), rights: text() })

export type Footer = z.infer<typeof footerSchema>
