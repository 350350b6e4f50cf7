import { expect, test } from 'vitest'
import { CREDENTIALS, NO_CREDENTIALS } from '../testing/credentials'
import { shownAudienceLinks } from './audience-links'

const TARGETS = [
  { to: 'freight' },
  { to: 'commercial', part: 'agents' },
  { to: 'dutyContacts' },
  { to: 'credentials' },
] as const

test.each([
  [
    'have all targets',
    { credentials: CREDENTIALS, pages: ['services/freight', 'services/commercial', 'credentials'] },
    ['/services/freight', '/services/commercial#agents', '/contact#duty-contacts', '/credentials'],
  ],
  [
    'lack duty contacts and a service’s page',
    { credentials: NO_CREDENTIALS, pages: ['services/freight', 'credentials'] },
    ['/services/freight', '/credentials'],
  ],
  ['lack all targets', { credentials: NO_CREDENTIALS, pages: [] }, []],
])('audience links of a site and contacts that %s: lead to what is there', (_, site, hrefs) => {
  const entries = TARGETS.map((target) => ({ who: 'Visitors', ...target }))
  const pages = Object.fromEntries(site.pages.map((id) => [id, {}]))
  const links = shownAudienceLinks({ label: '', entries }, { ...site, pages })
  expect(links.map(({ href }) => href)).toEqual(hrefs)
})
