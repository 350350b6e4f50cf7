import type { SchemaContext } from 'astro:content'
import type { z } from 'astro/zod'
import { byField } from '../lib/inquiry-fields'
import type { FormServiceKind } from '../lib/kind-of-form-service'
import { focus, group, lines, optionalText, picture, text, textWith } from './fields'

export const contactSchema = ({ image }: SchemaContext) =>
  group({
    headline: lines('the headline, a line each'),
    labels: group({
      email: text(),
      phone: text(),
      whatsapp: text(),
      office: text(),
      responseTime: text(),
      allDay: text(),
    }),
    responseTime: lines('the response time, a line each'),
    form: group({
      title: text(),
      optional: text(),
      fields: group(byField(() => text())),
      length: textWith(['count', 'most']),
      servicePlaceholder: text(),
      services: lines('the services that can be asked for, one each'),
      opening: textWith(['service']),
      send: text(),
      sending: text(),
      success: text(),
      failure: text(),
      mailInstead: text(),
      another: text(),
      receipt: group({
        title: text(),
        sent: text(),
        from: text(),
        answerTo: textWith(['email']),
        about: text(),
        urgent: text(),
      }),
      privacy: group({
        text: group({
          hosted: textWith(['service']),
          own: text(),
          preview: text(),
        } satisfies Record<FormServiceKind, unknown>),
        link: text(),
      }),
      badges: lines('the badges, one each'),
    }),
    sent: text('what follows the message of success'),
    notSent: textWith(['most'], 'what follows the message of failure'),
    ground: group({
      picture: picture(image),
      focus: focus(),
      alt: optionalText("what the picture shows, or '' where it is ornament"),
    }),
  })

export type Contact = z.infer<ReturnType<typeof contactSchema>>
