import type { Company } from '../../content/company'
import type { Contact } from '../../content/contact'
import { Lines } from '../../ui/lines/lines'
import styles from './contact-details.module.css'

interface Props {
  labels: Contact['labels']
  responseTime: string[]
  company: Pick<Company, 'email' | 'phones' | 'office'>
}

/** How to reach the company without the form. */
export function ContactDetails({ labels, responseTime, company }: Props) {
  return (
    <dl className={styles.details} data-arrival="">
      <div>
        <dt>{labels.email}</dt>
        <dd>
          <a href={`mailto:${company.email}`} className={styles.email}>
            {company.email}
          </a>
        </dd>
      </div>
      <div>
        <dt>{labels.phone}</dt>
        {company.phones.map((phone) => (
          <dd key={phone}>
            <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
          </dd>
        ))}
      </div>
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
