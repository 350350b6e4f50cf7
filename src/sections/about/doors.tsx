import type { About } from '../../content/about'
import { serviceHref, type PageId } from '../../lib/sections'
import { DUTY_CONTACTS_HREF, PAPERS_HREF } from '../../lib/papers-href'
import { RowLink } from '../../components/row-link/row-link'
import ship from '../../assets/ship.svg?url&no-inline'
import styles from './doors.module.css'

interface Props extends Readonly<About['doors']> {
  /** The page to whose services they lead. */
  page: PageId
}
type Target = About['doors']['entries'][number]['to']

const hrefOf = (to: Target, page: PageId) => {
  if (to === 'papers') return PAPERS_HREF
  return to === 'contacts' ? DUTY_CONTACTS_HREF : serviceHref(page, to)
}

/** Where each kind of visitor goes on: who they are, what they find. A line leads from each to a ship. */
export const Doors = ({ label, entries, page }: Props) => (
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
    <ul className={styles.doors}>
      {entries.map(({ who, find, to }) => (
        <li key={who} className="waypoint">
          <RowLink href={hrefOf(to, page)} title={who} text={find} />
        </li>
      ))}
    </ul>
  </nav>
)
