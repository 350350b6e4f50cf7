import { expect, test } from 'vitest'
import { serviceIdOfHash } from './ids'

test.each([
  ['#crew', 'crew'],
  ['#audit', 'audit'],
  ['#about', undefined],
  ['crew', undefined],
  ['', undefined],
])('hash %s names %s', (hash, service) => {
  expect(serviceIdOfHash(hash)).toBe(service)
})
