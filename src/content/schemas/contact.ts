import type { SchemaContext } from 'astro:content'
import { mapFields } from '../../lib/inquiry-fields.ts'
import * as field from './fields.ts'

const inquiryForm = field.object('Inquiry form', {
  ...field.textFields({ title: 'Headline', optional: 'Beside a field that may stay empty' }),
  ...field.textFields({ servicePlaceholder: 'Before a service is chosen' }),
  ...field.textFields({ send: 'Button that sends', sending: 'The same while it sends' }),
  ...field.textFields({
    success: 'When the message was sent',
    failure: 'When it was not sent',
  }),
  ...field.textFields({ mailInstead: 'Link to the visitor’s own mail' }),
  inquiryTooLong: field.textAllowingPlaceholders('count').meta({ title: 'When it was too long' }),
  fieldErrors: field.object('Messages at the fields', {
    emailWithoutDot: field
      .textAllowingPlaceholders('email')
      .meta({ title: 'Email address without a dot' }),
    onlyPrefilledLine: field
      .textAllowingPlaceholders('line')
      .meta({ title: 'Message that is only the first line' }),
  }),
  hints: field.object(
    'Hints above the fields',
    field.fieldPerName(['service', 'message'], field.textOrEmpty()),
  ),
  fieldLabels: field.object(
    'Names of the fields',
    mapFields(() => field.text()),
  ),
  serviceOptions: field.textList('eight or more services that visitors can choose', 'Service', 8),
  prefilledInquiry: field.object('When a visitor comes from a service', {
    note: field.textAllowingPlaceholders('service').meta({ title: 'Note beside the field' }),
    ...field.textFields({ removeTopic: 'Button that removes the note' }),
    seafarersLink: field.textOrEmpty('Link for seafarers').default(''),
    message: field.textAllowingPlaceholders('service').meta({ title: 'First line of the message' }),
  }),
  receipt: field.object('What was sent, below the button', {
    ...field.textFields({ title: 'Headline', print: 'Button that prints' }),
    ...field.textFields({ sendAnother: 'Button that shows the empty form again' }),
    ...field.textFields({ referenceLabel: 'Before the reference', sentAtLabel: 'Before the time' }),
    ...field.textFields({
      regardingLabel: 'Before the service',
      urgentPhonesLabel: 'Before the telephone number',
    }),
  }),
  privacyNote: field
    .fieldPerFormServiceKind(field.textAllowingPlaceholders('service'))
    .meta({ title: 'Note on privacy' }),
  ...field.textFields({ privacyLink: 'Link to the privacy page' }),
  trustBadges: field.textList('a list of badges', 'Badge'),
})

export const contactSchema = ({ image }: SchemaContext) =>
  field.object('Contact and inquiry form', {
    fictional: field.fictionalFlag,
    headline: field.text(),
    detailLabels: field.object('Words beside the contact details', {
      ...field.textFields({
        email: 'Email',
        phone: 'Phone',
        office: 'Office',
        whatsapp: 'WhatsApp',
      }),
      ...field.textFields({ responseTime: 'Response time', allDayLabel: 'Answered day and night' }),
    }),
    officeHours: field.textOrEmpty('Office hours'),
    responseTime: field.text(),
    responseTimeConditions: field.textOrEmpty('For which hours the response time holds'),
    form: inquiryForm,
    whatHappensNext: field
      .fieldPerFormServiceKind(field.text())
      .meta({ title: 'What follows after sending' }),
    ...field.textFields({ notSent: 'Page when sending has failed' }),
    background: field.object('Background picture', {
      picture: field.rasterImageFile(image),
      focus: field.focalPoint,
      alt: field.textOrEmpty('What the picture shows', field.altText),
    }),
  })
