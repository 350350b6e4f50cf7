import type { SchemaContext } from 'astro:content'
import { mapFields } from '../lib/inquiry-fields'
import * as field from './fields'

export const contactSchema = ({ image }: SchemaContext) =>
  field.object('Contact and inquiry form', {
    invented: field.invented,
    headline: field.text(),
    labels: field.object('Words beside the contact details', {
      ...field.texts({ email: 'Email', phone: 'Phone', office: 'Office', whatsapp: 'WhatsApp' }),
      ...field.texts({ responseTime: 'Response time', allDay: 'Answered day and night' }),
    }),
    officeHours: field.optionalText('Office hours'),
    responseTime: field.text(),
    responseHours: field.optionalText('For which hours the response time holds'),
    form: field.object('Inquiry form', {
      ...field.texts({ title: 'Headline', optional: 'Beside a field that may stay empty' }),
      ...field.texts({ servicePlaceholder: 'Before a service is chosen' }),
      ...field.texts({ send: 'Button that sends', sending: 'The same while it sends' }),
      ...field.texts({ success: 'When the message was sent', failure: 'When it was not sent' }),
      ...field.texts({ mailInstead: 'Link to the visitor’s own mail' }),
      tooLong: field.template('count').meta({ title: 'When it was too long' }),
      hints: field.object(
        'Hints above the fields',
        field.sameFor(['service', 'message'], field.optionalText()),
      ),
      fields: field.object(
        'Names of the fields',
        mapFields(() => field.text()),
      ),
      services: field.textList('a list of the services that visitors can choose', 'Service'),
      prefill: field.object('When a visitor comes from a service', {
        note: field.template('service').meta({ title: 'Note beside the field' }),
        ...field.texts({ remove: 'Button that removes the note', seafarers: 'Link for seafarers' }),
        message: field.template('service').meta({ title: 'First line of the message' }),
      }),
      receipt: field.object('What was sent, below the button', {
        ...field.texts({ title: 'Headline', print: 'Button that prints' }),
        ...field.texts({ reference: 'Before the reference', sent: 'Before the time' }),
        ...field.texts({ regarding: 'Before the service', urgent: 'Before the telephone number' }),
      }),
      privacy: field.object('Note on privacy', {
        text: field.perFormService(field.template('service')),
        ...field.texts({ link: 'Link to the privacy page' }),
      }),
      badges: field.textList('a list of badges', 'Badge'),
    }),
    afterSending: field.perFormService(field.text()).meta({ title: 'What follows after sending' }),
    ...field.texts({ notSent: 'Page when sending has failed' }),
    background: field.object('Background picture', {
      picture: field.picture(image),
      focus: field.focus,
      alt: field.optionalText('What the picture shows', field.alt),
    }),
  })
