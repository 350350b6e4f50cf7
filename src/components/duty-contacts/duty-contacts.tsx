import type { Content } from '../../content/read-all-content'
import { DUTY_CONTACTS_ID, dutyContactElementId } from '../../lib/element-ids'
import { Badge } from '../badge'
import { ContactLink, ContactLinkList, TextLink } from '../links'
import styles from './duty-contacts.module.css'

interface Props extends Pick<Content, 'credentials' | 'contact'> {
  heading: 'h2' | 'h3'
}

/** Returns null if the list of contacts is empty. */
export function DutyContacts({ credentials, contact, heading: Heading }: Props) {
  const { title, allDayLabel, entries } = credentials.dutyContacts
  if (entries.length === 0) return null
  return (
    <div id={DUTY_CONTACTS_ID} className={`stack ${styles.section}`}>
      <div className="cluster">
        <Heading className="display-4">{title}</Heading>
        {contact.officeHours && <p className="small muted">{contact.officeHours}</p>}
      </div>
      <dl className={`columns ${styles.list}`}>
        {entries.map(({ id, duty, dutyPageHref, allDay, name, phone, email, contacts }, index) => (
          <div
            key={index}
            className="cluster rule-above"
            id={id ? dutyContactElementId(id) : undefined}
          >
            <dt>
              {dutyPageHref ? <TextLink href={dutyPageHref}>{duty}</TextLink> : duty}
              {'\u2002'}
              {allDay && <Badge>{allDayLabel}</Badge>}
            </dt>
            {name && <dd>{name}</dd>}
            <dd>
              <ContactLink to={phone} />
            </dd>
            {email && (
              <dd className={styles.ownLine}>
                <ContactLink to={email} />
              </dd>
            )}
            {contacts.length > 0 && (
              <dd className={styles.ownLine}>
                <ContactLinkList contacts={contacts} />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </div>
  )
}
