import type { ReactNode } from 'react'
import { Badge } from '../../components/badge/badge'
import { ContactLink, TextLink } from '../../components/link/link'
import { formatDay } from '../../lib/format'
import { certificateId } from '../../lib/sections'
import type { ServicePageProps as Props } from './service-page-props'
import styles from './service-page.module.css'

type Contact = Props['allDay'][number]

const CARD = 'stack framed theme-light'

/** Whether content says in what role the company acts, what proves it, or whom to call. */
export const hasResponsibility = ({ role, certificates, contact, allDay }: Props) =>
  Boolean(role || contact || certificates.length > 0 || allDay.length > 0)

/** Who is responsible for a service: in what role the company acts, what proves it, and whom to call. */
export const Responsibility = ({ labels, words, role, certificates, contact, allDay }: Props) => (
  <dl className={`main-columns columns ${styles.responsibility}`}>
    {role && (
      <div className="col-full">
        <dt className="label muted">{labels.role}</dt>
        <dd className="lead">{role}</dd>
      </div>
    )}
    {contact && <Card {...contact} label={labels.contact} />}
    {allDay.map((person) => (
      <Card key={person.duty} {...person} label={<Badge>{words.allDay}</Badge>} />
    ))}
    {certificates.map(({ id, name, number, validUntil, noExpiry }) => (
      <div key={id} className={CARD}>
        <dt className="small muted">{labels.certificate}</dt>
        <dd className={styles.value}>{name}</dd>
        <dd className="numeric">{number}</dd>
        {validUntil && <dd>{`${words.columns[3]} ${formatDay(validUntil)}`}</dd>}
        {noExpiry && <dd>{words.noExpiry}</dd>}
        <dd>
          <TextLink href={`/credentials#${certificateId(id)}`}>{labels.check}</TextLink>
        </dd>
      </div>
    ))}
  </dl>
)

const Card = ({ label, duty, name, phone, email }: Contact & { label: ReactNode }) => (
  <div className={CARD}>
    <dt className="small muted">{label}</dt>
    <dd className={styles.value}>{duty}</dd>
    {name && <dd>{name}</dd>}
    <dd>
      <ContactLink to={phone} />
    </dd>
    {email && (
      <dd>
        <ContactLink to={email} />
      </dd>
    )}
  </div>
)
