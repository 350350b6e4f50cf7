import { expect, test } from 'vitest'
import type { Content } from '../../../content/read-content'
import { prefillTexts } from './prefill-texts'

test.each(['Other', ''])(
  'prefill: chooses %j and opens the message with the menu name',
  (chosen) => {
    const inquiryLink = { label: 'Ask about freight', service: chosen }
    const content = {
      contact: { form: { prefill: { note: 'About: {service}', message: 'Re: {service}' } } },
      services: { services: [{ id: 'freight', menuName: 'Freight & $& Customs', inquiryLink }] },
      'service-pages': { pages: { freight: { send: 'Which cargo?' } } },
    }
    expect(prefillTexts(content as unknown as Content).freight).toEqual({
      name: 'Freight & $& Customs',
      messageHint: 'Which cargo?',
      serviceNote: 'About: Freight & $& Customs',
      fields: { service: chosen, message: 'Re: Freight & $& Customs\n\n' },
    })
  },
)
