import { Badge } from '../../components/badge/badge'
import { EmailLink } from '../../components/email-link/email-link'
import { RowLink } from '../../components/row-link/row-link'
import { shownCredentials } from '../../content/shown-credentials'
import { DUTY_CONTACTS_HREF, DUTY_CONTACTS_ID } from '../../lib/sections'
import { telephoneHref } from '../../lib/links'
import type { ContactProps } from './contact-props'
import styles from './duty-contacts.module.css'

interface Props extends Pick<ContactProps, 'credentials'> {
  /** Shows all contacts; otherwise the numbers answered day and night, and a link to the others. */
  hasAll: boolean
  heading: 'h2' | 'h3'
}

/** Whom to call about what. Nothing if content has nobody. */
export function DutyContacts({ credentials, hasAll, heading: Heading }: Props) {
  const { dutyContacts } = credentials
  const contacts = shownCredentials(credentials).dutyContacts
  const shown = contacts.filter(({ allDay }) => hasAll || allDay)
  const others = contacts.filter((contact) => !shown.includes(contact))
  if (contacts.length === 0) return null
  return (
    <div id={DUTY_CONTACTS_ID} className={styles.section}>
      <Heading className="display-4">{dutyContacts.title}</Heading>
      {shown.length > 0 && (
        <dl className={styles.list}>
          {shown.map(({ duty, allDay, name, phone, email }) => (
            <div key={duty}>
              <dt>
                {duty}
                {'\u2002'}
                {allDay && <Badge>{dutyContacts.allDay}</Badge>}
              </dt>
              {name && <dd>{name}</dd>}
              <dd className={styles.phone}>
                <a className="link" href={telephoneHref(phone)}>
                  {phone}
                </a>
              </dd>
              {email && (
                <dd className={styles.mail}>
                  <EmailLink email={email} />
                </dd>
              )}
            </div>
          ))}
        </dl>
      )}
      {others.length > 0 && (
        <RowLink
          href={DUTY_CONTACTS_HREF}
          title={dutyContacts.all}
          text={others.map(({ duty }) => duty).join(', ')}
        />
      )}
    </div>
  )
}
