import type { About } from '../../content/about'
import { DUTY_CONTACTS_ID, servicePageHref } from '../../lib/sections'
import { RowLink } from '../../components/row-link/row-link'
import ship from '../../assets/ship.svg?url&no-inline'
import styles from './audience-links.module.css'

type Target = About['audienceLinks']['entries'][number]['to']

const hrefOf = (to: Target) => {
  if (to === 'credentials' || to === 'seafarers') return `/${to}`
  return to === 'dutyContacts' ? `/contact#${DUTY_CONTACTS_ID}` : servicePageHref(to)
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
