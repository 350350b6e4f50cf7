import type { SchemaContext } from 'astro:content'
import { z } from 'astro/zod'
import { byField } from '../lib/inquiry-fields'
import { fill } from '../lib/format'
import * as field from './fields'
import { lines, orEmpty, template, text, texts } from './fields'

export const DAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

export const contactSchema = ({ image }: SchemaContext) =>
  z.strictObject({
    headline: text(),
    labels: z.strictObject(texts('email', 'phone', 'whatsapp', 'office', 'responseTime', 'allDay')),
    officeHours: z
      .strictObject({
        from: z.enum(DAYS),
        to: z.enum(DAYS),
        opens: field.time,
        closes: field.time,
        text: template('from', 'to', 'opens', 'closes'),
      })
      .transform((hours) => ({ ...hours, text: fill(hours.text, hours) }))
      .optional(),
    responseTime: text(),
    form: z.strictObject({
      ...texts('title', 'optional', 'servicePlaceholder', 'send', 'sending', 'success', 'failure'),
      mailInstead: text(),
      messageNote: orEmpty(text('what to write in the message')),
      fields: z.strictObject(byField(() => text())),
      services: lines('a list of the services that visitors can choose'),
      prefill: z.strictObject({
        note: template('service'),
        remove: text(),
        seafarers: text(),
        message: template('service'),
      }),
      receipt: z.strictObject(texts('title', 'reference', 'sent', 'regarding', 'urgent', 'print')),
      privacy: z.strictObject({
        text: field.byFormService(template('service')),
        link: text(),
      }),
      badges: lines('a list of badges'),
    }),
    sent: text(),
    notSent: text(),
    background: z.strictObject({
      picture: field.picture(image),
      focus: field.focus,
      alt: orEmpty(field.alt),
    }),
  })

export type Contact = z.infer<ReturnType<typeof contactSchema>>
