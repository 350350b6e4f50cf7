import { expect, test } from 'vitest'
import type { Content } from '../../../content/read-content'
import { prefillTexts } from './prefill-texts'

test('prefill: chooses the service of its link, and opens the message with the menu name', () => {
  const contact = { id: 'box', name: 'C. Rao' }
  const menuName = 'Freight & $& Customs'
  const content = {
    contact: { form: { prefill: { note: 'About: {service}', message: 'Re: {service}' } } },
    services: { services: [{ id: 'freight', menuName, inquiryLink: { service: 'Other' } }] },
    'service-pages': { pages: { freight: { send: 'Which?', duty: 'box', certificates: [] } } },
    credentials: { dutyContacts: { entries: [contact] } },
  }
  expect(prefillTexts(content as unknown as Content).freight).toEqual({
    name: menuName,
    serviceNote: 'About: Freight & $& Customs',
    messageHint: 'Which?',
    fields: { service: 'Other', message: 'Re: Freight & $& Customs\n\n' },
    contact,
  })
})
