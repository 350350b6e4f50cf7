import type { Company } from '../../content/company'
import type { Contact } from '../../content/contact'
import { Badge } from '../../components/badge/badge'
import { EmailText } from '../../components/email/email-text'
import { Lines } from '../../components/lines/lines'
import styles from './contact-details.module.css'

interface Props {
  labels: Contact['labels']
  responseTime: string[]
  company: Pick<Company, 'email' | 'phones' | 'whatsapp' | 'office'>
}

/** How to reach the company without the form. */
export function ContactDetails({ labels, responseTime, company }: Props) {
  return (
    <dl className={styles.details} data-arrival="">
      <div>
        <dt>{labels.email}</dt>
        <dd>
          <a href={`mailto:${company.email}`} className={styles.email}>
            <EmailText>{company.email}</EmailText>
          </a>
        </dd>
      </div>
      <div>
        <dt>{labels.phone}</dt>
        {company.phones.map(({ number, label, allDay }) => (
          <dd key={number} className={styles.line}>
            <a href={`tel:${number.replaceAll(' ', '')}`}>{number}</a>
            {label && <span className={styles.answers}>{label}</span>}
            {allDay && <Badge isUnit>{labels.allDay}</Badge>}
          </dd>
        ))}
      </div>
      {company.whatsapp && (
        <div>
          <dt>{labels.whatsapp}</dt>
          <dd>
            <a href={`https://wa.me/${company.whatsapp.replaceAll(/\D/g, '')}`}>
              {company.whatsapp}
            </a>
          </dd>
        </div>
      )}
      <div>
        <dt>{labels.office}</dt>
        <dd>
          <address>
            <Lines lines={company.office.lines} />
          </address>
        </dd>
      </div>
      <div>
        <dt>{labels.responseTime}</dt>
        <dd>
          <Lines lines={responseTime} />
        </dd>
      </div>
    </dl>
  )
}
