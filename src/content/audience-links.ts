import { DUTY_CONTACTS_ID } from '../lib/element-ids'
import { pageIdOf } from '../lib/pages'
import type { Credentials } from './credentials'
import type { HeroContent } from './schemas'

/** Returns the links for the hero's audiences, except links to pages or contacts that don't exist. */
export const shownAudienceLinks = (
  { entries }: HeroContent['audienceLinks'],
  { credentials, pages }: { credentials: Pick<Credentials, 'dutyContacts'>; pages: object },
) =>
  entries.flatMap(({ who, to, section, menuName }) => {
    if (to === 'dutyContacts')
      return credentials.dutyContacts.entries.length > 0
        ? { who, menuName, href: `/contact#${DUTY_CONTACTS_ID}` }
        : []
    const path = `services/${to}` in pages ? `/services/${to}` : `/${to}`
    return pageIdOf(path) in pages
      ? { who, menuName, href: section ? `${path}#${section}` : path }
      : []
  })
