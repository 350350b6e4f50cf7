import { DUTY_CONTACTS_ID } from '../lib/element-ids'
import { pageIdOf } from '../lib/page-ids'
import type { HeroContent } from './schemas/all-schemas'
import type { CredentialsContent } from './schemas/credentials'

/** Omits links to pages or contacts that don't exist. */
export const shownAudienceLinks = (
  { entries }: HeroContent['audienceLinks'],
  { credentials, pages }: { credentials: Pick<CredentialsContent, 'dutyContacts'>; pages: object },
) =>
  entries.flatMap(({ linkText, linkTo, sectionId, menuLinkText }) => {
    if (linkTo === 'dutyContacts')
      return credentials.dutyContacts.entries.length > 0
        ? { linkText, menuLinkText, href: `/contact#${DUTY_CONTACTS_ID}` }
        : []
    const path = `services/${linkTo}` in pages ? `/services/${linkTo}` : `/${linkTo}`
    return pageIdOf(path) in pages
      ? { linkText, menuLinkText, href: sectionId ? `${path}#${sectionId}` : path }
      : []
  })
