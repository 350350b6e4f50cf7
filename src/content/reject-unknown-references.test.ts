import { expect, test } from 'vitest'
import {
  CREDENTIALS_CONTENT,
  EMPTY_CREDENTIALS_CONTENT,
  withCertificateFields,
} from '../testing/credentials-content'
import { rejectUnknownReferences, type ContentFiles } from './reject-unknown-references'

const VALID_REFERENCES = {
  item: 'rpsl',
  certificate: 'rpsl',
  dutyContactId: 'nobody',
  service: 'Air Cargo',
  linkedSection: 'ports',
  sectionId: 'notice',
  fact: 'costs',
}

function check(
  {
    item,
    certificate,
    dutyContactId,
    service,
    linkedSection,
    sectionId,
    fact,
  }: typeof VALID_REFERENCES,
  credentials = CREDENTIALS_CONTENT,
) {
  const items = [{ text: 'Recruitment', certificateId: item }]
  const groupedLists = [
    { id: 'ports', groups: [{ items: ['Mumbai'] }] },
    { id: 'empty', groups: [] },
  ]
  const startsTermGroup = { id: 'notice', headline: 'Notice' }
  const terms = [{ label: 'Notice', value: '2 months', note: '', startsTermGroup }]
  const parts = { terms, groupedLists, tables: [], companyRole: '', whatToSend: 'Dates' }
  const page = { dutyContactId, certificateIds: [certificate], keyFacts: [{ sectionId }], ...parts }
  const pages = ['freight', 'crew'].map((id) => ({ id, ...page }))
  const content = {
    credentials,
    services: {
      services: [
        { id: 'freight', items, inquiryLink: { service } },
        { id: 'crew', items: [], inquiryLink: { service: '' } },
      ],
    },
    'service-pages': { pages },
    hero: {
      audienceLinks: {
        entries: [{ linkTo: 'freight', sectionId: linkedSection }, { linkTo: 'seafarers' }],
      },
    },
    seafarers: { answers: [{ id: 'costs' }], keyFacts: [{ sectionId: fact }] },
    contact: { form: { serviceOptions: ['Air Cargo', 'Other'], trustBadges: ['ISO Certified'] } },
  }
  rejectUnknownReferences(content as unknown as ContentFiles)
}

test('broken references: one error groupedLists them all with their fields and the existing IDs', () => {
  const brokenReferences = {
    item: 'rspl',
    certificate: 'rspl',
    dutyContactId: 'dsk',
    service: 'Air',
    linkedSection: '',
    sectionId: 'ntoice',
    fact: 'cost',
  }
  const keyFacts = [{ label: 'Licence', value: '{number}', sectionId: 'certificate-rspl' }]
  expect(() =>
    check(brokenReferences, { ...withCertificateFields({ provesBadge: 'ISO' }), keyFacts }),
  ).toThrow(
    `content/credentials.yaml: certificates.entries.0.provesBadge: found 'ISO', expected '' or ISO Certified
content/credentials.yaml: keyFacts.0.sectionId: found 'certificate-rspl', expected '' or certificates, ships, copies, company, duty-contacts, certificate-rpsl
content/seafarers.yaml: keyFacts.0.sectionId: found 'cost', expected '' or vacancies, complaint, costs
content/services.yaml: services.0.items: found 'rspl', expected '' or rpsl
content/services.yaml: services.0.inquiryLink.service: found 'Air', expected '' or Air Cargo, Other
content/service-pages.yaml: pages.0.keyFacts: found 'ntoice', expected '' or scope, get-started, terms, notice, ports
content/service-pages.yaml: pages.0.certificateIds: found 'rspl', expected '' or rpsl
content/service-pages.yaml: pages.0.dutyContactId: found 'dsk', expected '' or sea, desk, nobody
content/service-pages.yaml: pages.1.keyFacts: found`,
  )
})

test('references to hidden entries, empty references, any reference to an empty list: are valid', () => {
  check(VALID_REFERENCES)
  const empty = {
    item: '',
    certificate: '',
    dutyContactId: '',
    service: '',
    linkedSection: '',
    fact: '',
  }
  check({ ...VALID_REFERENCES, ...empty })
  const unknown = { item: 'rspl', certificate: 'rspl', dutyContactId: 'dsk' }
  check({ ...VALID_REFERENCES, ...unknown }, EMPTY_CREDENTIALS_CONTENT)
})

test.each(['prots', 'empty', 'responsible'])(
  'link to a section that the page doesn’t show (%s): the error groupedLists the visible sections',
  (linkedSection) => {
    expect(() =>
      check({ ...VALID_REFERENCES, linkedSection, dutyContactId: '', certificate: '' }),
    ).toThrow(
      `content/hero.yaml: audienceLinks.entries.0.sectionId: found '${linkedSection}', expected '' or scope, get-started, terms, notice, ports`,
    )
  },
)
