import type { SchemaContext } from 'astro:content'
import * as field from './fields.ts'

export const pagePicture = (image: SchemaContext['image']) =>
  field
    .object('Picture', {
      picture: field.rasterImageFile(image),
      focus: field.focalPoint,
      alt: field.altText,
    })
    .optional()

export const emailCallToAction = field
  .object('What to do first', {
    ...field.textFields({ label: 'Button' }),
    email: field.email,
    contacts: field.contactLinks,
  })
  .optional()
