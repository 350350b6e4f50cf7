import { array, constantFrom, string, tuple } from 'fast-check'
import { byField } from '../../../src/lib/inquiry-fields.ts'
import type { StoredInquiry } from '../store.ts'

/** An inquiry as it is stored, blank but for these texts. */
export const storedInquiry = (texts: Partial<StoredInquiry>): StoredInquiry => ({
  id: 7,
  receivedAt: '2027-01-31T12:00:00.000Z',
  spam: false,
  delivery: 'sent',
  subject: '',
  ...byField(() => ''),
  ...texts,
})

/** Any text, with these parts in it. */
export const nastyText = (parts: string[]) =>
  array(tuple(constantFrom(...parts), string({ unit: 'binary' })), { maxLength: 3 }).map((texts) =>
    texts.flat().join(''),
  )
