import { expect, test } from 'vitest'
import type { ServicePages } from '../../../content/service-pages'
import { prefillTexts } from './prefill-texts'

const form = {
  prefill: { note: 'About: {service}', remove: 'Remove', seafarers: '', message: 'Re: {service}' },
}
const pages = { freight: { send: 'Which cargo?' } } as ServicePages['pages']
const service = (chosen: string) => ({
  id: 'freight' as const,
  menuName: 'Freight & $& Customs',
  inquiryLink: { label: 'Ask about freight', service: chosen },
})

test.each(['Other', ''])(
  'prefill: chooses %j and opens the message with the menu name',
  (chosen) => {
    const { freight } = prefillTexts([service(chosen)], pages, form)
    expect(freight).toEqual({
      name: 'Freight & $& Customs',
      messageHint: 'Which cargo?',
      serviceNote: 'About: Freight & $& Customs',
      fields: { service: chosen, message: 'Re: Freight & $& Customs\n\n' },
    })
  },
)
