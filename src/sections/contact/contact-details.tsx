import { Badge } from '../../components/badge/badge'
import { EmailLink } from '../../components/email-link/email-link'
import { Fact } from '../../components/fact/fact'
import { telephoneHref } from '../../lib/links'
import type { ContactProps } from './contact-props'
import styles from './contact-details.module.css'

/** How to reach the company without the form. */
export function ContactDetails({ texts, company }: Pick<ContactProps, 'texts' | 'company'>) {
  const { labels, responseTime, officeHours } = texts
  const { email, phones, whatsapp, office } = company
  return (
    <dl className={styles.details}>
      <Fact label={labels.email}>
        <EmailLink email={email} />
      </Fact>
      <div>
        <dt className="label">{labels.phone}</dt>
        {phones.map(({ number, label, allDay }) => (
          <dd key={number} className="cluster">
            <a className="link lead" href={telephoneHref(number)}>
              <strong>{number}</strong>
            </a>
            {label && <span className="small muted">{label}</span>}
            {allDay && <Badge>{labels.allDay}</Badge>}
          </dd>
        ))}
        {officeHours && <dd className={`small muted ${styles.hours}`}>{officeHours.text}</dd>}
      </div>
      {whatsapp && (
        <Fact label={labels.whatsapp}>
          <a className="link" href={`https://wa.me/${whatsapp.replaceAll(/\D/g, '')}`}>
            {whatsapp}
          </a>
        </Fact>
      )}
      <Fact label={labels.office}>
        <address>{office.lines.join(' \n')}</address>
      </Fact>
      <Fact label={labels.responseTime}>{responseTime}</Fact>
    </dl>
  )
}
