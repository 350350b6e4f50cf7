import { expect, test } from 'vitest'
import { CREDENTIALS_CONTENT, EMPTY_CREDENTIALS_CONTENT } from '../testing/credentials-content'
import { shownAudienceLinks } from './audience-links'

const TARGETS = [
  { linkTo: 'freight' },
  { linkTo: 'commercial', sectionId: 'agents' },
  { linkTo: 'dutyContacts' },
  { linkTo: 'credentials' },
] as const

test.each([
  [
    'contains all targets',
    {
      credentials: CREDENTIALS_CONTENT,
      pages: ['services/freight', 'services/commercial', 'credentials'],
    },
    ['/services/freight', '/services/commercial#agents', '/contact#duty-contacts', '/credentials'],
  ],
  [
    'lacks duty contacts and a service page',
    { credentials: EMPTY_CREDENTIALS_CONTENT, pages: ['services/freight', 'credentials'] },
    ['/services/freight', '/credentials'],
  ],
  ['lacks all targets', { credentials: EMPTY_CREDENTIALS_CONTENT, pages: [] }, []],
])('audience links on a site that %s: lead only to existing targets', (_, site, hrefs) => {
  const entries = TARGETS.map((target) => ({ linkText: 'Visitors', ...target }))
  const pages = Object.fromEntries(site.pages.map((id) => [id, {}]))
  const links = shownAudienceLinks({ label: '', entries }, { ...site, pages })
  expect(links.map(({ href }) => href)).toEqual(hrefs)
})
