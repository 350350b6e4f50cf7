import type { SchemaContext } from 'astro:content'
import * as field from './fields.ts'

/** The picture beside a page's headline. Content may leave it out. */
export const pagePicture = (image: SchemaContext['image']) =>
  field
    .object('Picture', { picture: field.picture(image), focus: field.focus, alt: field.alt })
    .optional()

/** What a visitor does first on a page: a button that begins an email, with other ways beside it. Content may leave it out. */
export const pageAction = field
  .object('What to do first', {
    ...field.textFields({ label: 'Button' }),
    email: field.email,
    contacts: field.contacts,
  })
  .optional()
