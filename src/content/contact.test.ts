import { z } from 'astro/zod'
import { expect, test } from 'vitest'
import { contactSchema } from './contact'

test('contact.officeHours.text: has days and times instead of its placeholders', () => {
  const { officeHours } = contactSchema({ image: () => z.string() as never }).shape
  const hours = { from: 'Monday', to: 'Saturday', opens: '09:30', closes: '18:30' } as const
  expect(
    officeHours.parse({ ...hours, text: '{from} to {to}, {opens} to {closes} IST' }),
  ).toMatchObject({ text: 'Monday to Saturday, 09:30 to 18:30 IST' })
})
