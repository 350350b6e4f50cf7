import { expect, test } from 'vitest'
import { kindOfFormService } from './kind-of-form-service'

test.each([
  [true, 'https://api.forms.example/submit', 'hosted'],
  [true, '/submit', 'own'],
  [true, 'https://www.ships.example/submit', 'own'],
  [false, 'https://api.forms.example/submit', 'preview'],
  [false, '', 'preview'],
] as const)('published: %s, sending to %j, it is %s', (isPublished, endpoint, kind) => {
  expect(kindOfFormService(isPublished, endpoint, 'https://www.ships.example')).toBe(kind)
})
