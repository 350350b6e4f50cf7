import { EmailText } from '../../components/email/email-text'
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
      <div>
        <dt className="label">{labels.email}</dt>
        <dd>
          <a href={`mailto:${email}`} className="link email">
            <EmailText>{email}</EmailText>
          </a>
        </dd>
      </div>
      <div>
        <dt className="label">{labels.phone}</dt>
        {phones.map(({ number, label, allDay }) => (
          <dd key={number} className="cluster">
            <a className="link lead" href={telephoneHref(number)}>
              <strong>{number}</strong>
            </a>
            {label && <span className="small muted">{label}</span>}
            {allDay && (
              <span className="badge label" data-unit="">
                {labels.allDay}
              </span>
            )}
          </dd>
        ))}
        {officeHours && <dd className={`small muted ${styles.hours}`}>{officeHours.text}</dd>}
      </div>
      {whatsapp && (
        <div>
          <dt className="label">{labels.whatsapp}</dt>
          <dd>
            <a className="link" href={`https://wa.me/${whatsapp.replaceAll(/\D/g, '')}`}>
              {whatsapp}
            </a>
          </dd>
        </div>
      )}
      <div>
        <dt className="label">{labels.office}</dt>
        <dd>
          <address>{office.lines.join(' \n')}</address>
        </dd>
      </div>
      <div>
        <dt className="label">{labels.responseTime}</dt>
        <dd>{responseTime}</dd>
      </div>
    </dl>
  )
}
