import { Icon } from '../../components/icon'
import type { HeroContent } from '../../content/schemas'
import { DUTY_CONTACTS_ID } from '../../lib/ids'
import { servicePageHref } from '../../lib/pages'
import styles from './audience-links.module.css'

type Props = HeroContent['audienceLinks']

const hrefOf = ({ to, part }: Props['entries'][number]) => {
  if (to === 'credentials' || to === 'seafarers') return `/${to}`
  if (to === 'dutyContacts') return `/contact#${DUTY_CONTACTS_ID}`
  return part ? `${servicePageHref(to)}#${part}` : servicePageHref(to)
}

/** Where each kind of visitor goes on: at the foot of the hero, or in a smaller window below it. */
export const AudienceLinks = ({ label, entries }: Props) => (
  <nav className={`cluster link-row ${styles.links}`} aria-label={label}>
    {entries.map((link, index) => (
      <a key={index} className="small touch-target" href={hrefOf(link)}>
        {link.who}
        <Icon name="arrow-right" />
      </a>
    ))}
  </nav>
)
