import type { SchemaContext } from 'astro:content'
import { z } from 'astro/zod'
import { byField } from '../lib/inquiry-fields'
import { fill } from '../lib/format'
import * as field from './fields'
import { group, lines, orEmpty, template, text, texts, titled } from './fields'

export const DAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

const day = z.enum(DAYS)

export const contactSchema = ({ image }: SchemaContext) =>
  group('Contact and inquiry form', {
    invented: field.invented,
    headline: text(),
    labels: group('Words beside the contact details', {
      ...texts('email', 'phone', 'office', 'responseTime'),
      ...titled({ whatsapp: 'WhatsApp', allDay: 'Answered day and night' }),
    }),
    officeHours: z
      .strictObject({
        from: day,
        to: day,
        opens: field.time,
        closes: field.time,
        text: template('from', 'to', 'opens', 'closes'),
      })
      .transform((hours) => ({ ...hours, text: fill(hours.text, hours) }))
      .optional(),
    responseTime: text(),
    form: group('Inquiry form', {
      ...titled({ title: 'Headline', optional: 'Beside a field that may stay empty' }),
      ...titled({ servicePlaceholder: 'Before a service is chosen', send: 'Button that sends' }),
      ...titled({ sending: 'The same while it sends', success: 'When the message was sent' }),
      ...titled({ failure: 'When it was not sent', mailInstead: 'Link to the visitor’s own mail' }),
      messageNote: orEmpty(text('what to write in the message')).meta({
        title: 'Hint above the message',
      }),
      fields: group(
        'Names of the fields',
        byField(() => text()),
      ),
      services: lines('a list of the services that visitors can choose', 'Service'),
      prefill: group('When a visitor comes from a service', {
        note: template('service').meta({ title: 'Note beside the field' }),
        ...titled({ remove: 'Button that removes the note', seafarers: 'Link for seafarers' }),
        message: template('service').meta({ title: 'First line of the message' }),
      }),
      receipt: group('What was sent, below the button', {
        ...titled({
          title: 'Headline',
          reference: 'Before the reference',
          sent: 'Before the time',
        }),
        ...titled({ regarding: 'Before the service', urgent: 'Before the telephone number' }),
        ...titled({ print: 'Button that prints' }),
      }),
      privacy: group('Note on privacy', {
        text: field.byFormService(template('service')),
        ...titled({ link: 'Link to the privacy page' }),
      }),
      badges: lines('a list of badges', 'Badge'),
    }),
    ...titled({ sent: 'Page after sending', notSent: 'Page when sending has failed' }),
    background: group('Background picture', {
      picture: field.picture(image),
      focus: field.focus,
      alt: orEmpty(field.alt),
    }),
  })

export type Contact = z.infer<ReturnType<typeof contactSchema>>
