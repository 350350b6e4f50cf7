import type { AudienceLink } from '../../content/about'
import { DUTY_CONTACTS_ID, servicePageHref } from '../../lib/sections'
import { RowLink } from '../../components/row-link/row-link'
import styles from './audience-links.module.css'

const hrefOf = ({ to }: AudienceLink) => {
  if (to === 'credentials' || to === 'seafarers') return `/${to}`
  return to === 'dutyContacts' ? `/contact#${DUTY_CONTACTS_ID}` : servicePageHref(to)
}

interface Props {
  /** Read out by screen readers: what the links are. */
  label: string
  links: readonly AudienceLink[]
}

/** Where each kind of visitor goes on: who they are, what they find. A line leads from each to a ship. */
export const AudienceLinks = ({ label, links }: Props) => (
  <nav className="col-full" aria-label={label}>
    <img
      className={styles.ship}
      src="/nautical-charts/ship.svg"
      alt=""
      width="1280"
      height="256"
      loading="lazy"
      data-reveal=""
    />
    <ul className={styles.links}>
      {links.map((link, index) => (
        <li key={index} className="route-point">
          <RowLink href={hrefOf(link)} title={link.who} text={link.find} />
        </li>
      ))}
    </ul>
  </nav>
)
