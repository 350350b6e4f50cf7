import type { About } from '../../content/about'
import {
  CREDENTIALS_HREF,
  DUTY_CONTACTS_HREF,
  SEAFARERS_HREF,
  servicePageHref,
} from '../../lib/sections'
import { RowLink } from '../../components/row-link/row-link'
import ship from '../../assets/ship.svg?url&no-inline'
import styles from './audience-links.module.css'

type Target = About['audienceLinks']['entries'][number]['to']

const hrefOf = (to: Target) => {
  if (to === 'credentials') return CREDENTIALS_HREF
  if (to === 'seafarers') return SEAFARERS_HREF
  return to === 'dutyContacts' ? DUTY_CONTACTS_HREF : servicePageHref(to)
}

/** Where each kind of visitor goes on: who they are, what they find. A line leads from each to a ship. */
export const AudienceLinks = ({ label, entries }: Readonly<About['audienceLinks']>) => (
  <nav className="col-full" aria-label={label}>
    <img
      className={styles.ship}
      src={ship}
      alt=""
      width="1280"
      height="256"
      loading="lazy"
      data-reveal=""
    />
    <ul className={styles.links}>
      {entries.map(({ who, find, to }) => (
        <li key={who} className="waypoint">
          <RowLink href={hrefOf(to)} title={who} text={find} />
        </li>
      ))}
    </ul>
  </nav>
)
