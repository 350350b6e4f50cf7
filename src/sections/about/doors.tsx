import type { About } from '../../content/about'
import { serviceHref } from '../../lib/sections'
import { DUTY_CONTACTS_HREF, PAPERS_HREF } from '../../lib/papers-href'
import { RowLink } from '../../components/row-link/row-link'

type Props = About['doors'] & { className: string | undefined }
type Target = About['doors']['entries'][number]['to']

const hrefOf = (to: Target) => {
  if (to === 'papers') return PAPERS_HREF
  return to === 'contacts' ? DUTY_CONTACTS_HREF : serviceHref('home', to)
}

/** Where each kind of visitor goes on: who they are, what they find. */
export const Doors = ({ label, entries, className }: Props) => (
  <nav className={className} aria-label={label}>
    <ul>
      {entries.map(({ who, find, to }) => (
        <li key={who}>
          <RowLink href={hrefOf(to)} title={who} text={find} />
        </li>
      ))}
    </ul>
  </nav>
)
