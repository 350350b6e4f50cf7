import { expect, test } from 'vitest'
import { CREDENTIALS_CONTENT, EMPTY_CREDENTIALS_CONTENT } from '../testing/credentials-content'
import { optionalPages } from './optional-pages'
import { schemaOf } from './schemas/all-schemas'
import { valueIfOmitted } from './schemas/fields'
import type { SeafarersContent } from './schemas/seafarers'
import { servicePagesSchema, type ServicePagesContent } from './schemas/service-pages'

const NONE = {
  credentials: EMPTY_CREDENTIALS_CONTENT,
  seafarers: valueIfOmitted(schemaOf('seafarers')) as SeafarersContent,
  'service-pages': valueIfOmitted(servicePagesSchema),
}
const idsOf = (content: object) =>
  optionalPages({ ...NONE, ...content }, {}, []).map(({ id }) => id)

const { certificates, companyDetails, dutyContacts } = CREDENTIALS_CONTENT
test.each([
  ['no content', {}, []],
  [
    'a certificate',
    { credentials: { ...EMPTY_CREDENTIALS_CONTENT, certificates } },
    ['credentials'],
  ],
  [
    'company details',
    { credentials: { ...EMPTY_CREDENTIALS_CONTENT, companyDetails } },
    ['credentials'],
  ],
  ['only duty contacts', { credentials: { ...EMPTY_CREDENTIALS_CONTENT, dutyContacts } }, []],
  ['texts for seafarers', { seafarers: { ...NONE.seafarers, headline: 'At sea' } }, ['seafarers']],
  [
    'one service page',
    { 'service-pages': { pages: [{ id: 'crew' }] } as unknown as ServicePagesContent },
    ['services/crew'],
  ],
])('site with %s: has only the matching optional pages', (_, content, ids) => {
  expect(idsOf(content)).toEqual(ids)
})
