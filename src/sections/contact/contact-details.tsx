import { EmailText } from '../../components/email/email-text'
import type { Company } from '../../content/company'
import type { Contact } from '../../content/contact'
import styles from './contact-details.module.css'

interface Props {
  texts: Pick<Contact, 'labels' | 'responseTime'>
  company: Pick<Company, 'email' | 'phones' | 'whatsapp' | 'office'>
}

/** How to reach the company without the form. */
export function ContactDetails({ texts: { labels, responseTime }, company }: Props) {
  const { email, phones, whatsapp, office } = company
  return (
    <dl className={styles.details}>
      <div>
        <dt>{labels.email}</dt>
        <dd>
          <a href={`mailto:${email}`} className={styles.email}>
            <EmailText>{email}</EmailText>
          </a>
        </dd>
      </div>
      <div>
        <dt>{labels.phone}</dt>
        {phones.map(({ number, label, allDay }) => (
          <dd key={number} className={styles.phone}>
            <a href={`tel:${number.replaceAll(' ', '')}`}>{number}</a>
            {label && <span className={styles.phoneLabel}>{label}</span>}
            {allDay && (
              <span className="badge" data-unit="">
                {labels.allDay}
              </span>
            )}
          </dd>
        ))}
      </div>
      {whatsapp && (
        <div>
          <dt>{labels.whatsapp}</dt>
          <dd>
            <a href={`https://wa.me/${whatsapp.replaceAll(/\D/g, '')}`}>{whatsapp}</a>
          </dd>
        </div>
      )}
      <div>
        <dt>{labels.office}</dt>
        <dd className={styles.lines}>
          <address>{office.lines.join(' \n')}</address>
        </dd>
      </div>
      <div>
        <dt>{labels.responseTime}</dt>
        <dd className={styles.lines}>{responseTime.join(' \n')}</dd>
      </div>
    </dl>
  )
}
