import { expect, test } from 'vitest'
import { suggestionsFor } from './later-words'

const form = { services: ['Air Cargo', 'Other'], opening: 'Re: {service}' }
const service = (chosen: string) => ({
  id: 'freight' as const,
  menu: 'Freight Management',
  ask: { label: 'Ask about freight', service: chosen },
})

test('a message begins with the service as the menu has it, and a blank line', () => {
  const { freight } = suggestionsFor([service('Other')], form)
  expect(freight).toEqual({ service: 'Other', message: 'Re: Freight Management\n\n' })
})

test('a service may choose none of the form', () => {
  expect(suggestionsFor([service('')], form).freight.service).toBe('')
})

test('a service that the form does not offer is named with its place and what is wanted', () => {
  expect(() => suggestionsFor([service('Freight')], form)).toThrow(
    "content/services.yaml: services.0.ask.service: found 'Freight', " +
      "wanted '' or a service of the form in content/contact.yaml: Air Cargo, Other",
  )
})
