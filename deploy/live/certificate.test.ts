import { expect, test } from 'vitest'
import { certificateFindings } from './certificate.ts'

const NOW = new Date('2026-11-23T08:00:00Z')

test.each([
  ['Dec 31 08:00:00 2026 GMT', undefined, []],
  [
    'Dec  3 08:00:00 2026 GMT',
    undefined,
    ['certificate: ends in 10 days and has not been renewed'],
  ],
  ['Dec 31 08:00:00 2026 GMT', 'CERT_HAS_EXPIRED', ['certificate: CERT_HAS_EXPIRED']],
] as const)('valid to %s with the fault %s: %j', (validTo, fault, findings) => {
  expect(certificateFindings({ validTo, ...(fault && { fault }) }, NOW)).toEqual(findings)
})
