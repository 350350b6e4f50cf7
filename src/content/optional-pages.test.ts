import { expect, test } from 'vitest'
import { CREDENTIALS, NO_CREDENTIALS } from '../testing/credentials'
import { emptyValueOf } from './fields'
import { optionalPages } from './optional-pages'
import { schemaOf } from './schemas'
import type { SeafarersContent } from './seafarers'
import { servicePagesSchema, type ServicePagesContent } from './service-pages'

const NONE = {
  credentials: NO_CREDENTIALS,
  seafarers: emptyValueOf(schemaOf('seafarers')) as SeafarersContent,
  'service-pages': emptyValueOf(servicePagesSchema),
}
const idsOf = (content: object) =>
  optionalPages({ ...NONE, ...content }, {}, []).map(({ id }) => id)

const { certificates, companyDetails, dutyContacts } = CREDENTIALS
test.each([
  ['no content', {}, []],
  ['a certificate', { credentials: { ...NO_CREDENTIALS, certificates } }, ['credentials']],
  ['company details', { credentials: { ...NO_CREDENTIALS, companyDetails } }, ['credentials']],
  ['only duty contacts', { credentials: { ...NO_CREDENTIALS, dutyContacts } }, []],
  ['texts for seafarers', { seafarers: { ...NONE.seafarers, headline: 'At sea' } }, ['seafarers']],
  [
    'one service page',
    { 'service-pages': { pages: [{ id: 'crew' }] } as unknown as ServicePagesContent },
    ['services/crew'],
  ],
])('site with %s: has only the matching optional pages', (_, content, ids) => {
  expect(idsOf(content)).toEqual(ids)
})
