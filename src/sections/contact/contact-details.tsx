import { Badge } from '../../components/badge/badge'
import { EmailLink } from '../../components/email-link/email-link'
import { Fact } from '../../components/fact/fact'
import type { Company } from '../../content/company'
import type { Contact } from '../../content/contact'
import { telephoneHref } from '../../lib/links'
import styles from './contact-details.module.css'

interface Props {
  texts: Pick<Contact, 'labels' | 'responseTime' | 'officeHours'>
  company: Pick<Company, 'email' | 'phones' | 'whatsapp' | 'office'>
}

/** How to reach the company without the form. */
export function ContactDetails({ texts: { labels, responseTime, officeHours }, company }: Props) {
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
