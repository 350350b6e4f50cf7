import { expect, test } from 'vitest'
import { prefilledService, inquiryHref, withoutPrefill } from './inquiry-prefill'
import { SERVICE_IDS } from './sections'

const urlOf = (path: string) => new URL(path, 'https://company.example')

test.each(SERVICE_IDS)('the way to the form says that it is about %s', (id) => {
  const url = urlOf(inquiryHref(id))
  expect([url.pathname, url.hash, prefilledService(url)]).toEqual(['/contact', '#inquiry', id])
})

test.each([
  '/contact',
  '/contact?about=',
  '/contact?about=ships',
  '/contact?crew',
  '/contact?about=%00',
])('%s asks about none', (path) => expect(prefilledService(urlOf(path))).toBeUndefined())

test('an address that was read keeps all the rest', () => {
  const { href } = urlOf('/contact?from=mail&about=crew&x=1#inquiry')
  expect(withoutPrefill(href)).toBe('https://company.example/contact?from=mail&x=1#inquiry')
})
