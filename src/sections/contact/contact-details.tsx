import { Badge } from '../../components/badge/badge'
import { EmailLink } from '../../components/email-link/email-link'
import { Fact } from '../../components/fact/fact'
import { telephoneHref } from '../../lib/links'
import type { ContactProps } from './contact-props'
import styles from './contact-details.module.css'

type Props = Pick<ContactProps, 'texts' | 'company'>

/** The telephone numbers, who answers, and when the office does. */
export const Telephones = ({ texts: { labels, officeHours }, company }: Props) => (
  <dl className={`${styles.details} ${styles.telephones}`}>
    <div>
      <dt className="label">{labels.phone}</dt>
      {company.phones.map(({ number, label, allDay }) => (
        <dd key={number} className="cluster">
          <a className="link lead" href={telephoneHref(number)}>
            <strong>{number}</strong>
          </a>
          {allDay && <Badge>{labels.allDay}</Badge>}
          {label && <span className="small muted">{label}</span>}
        </dd>
      ))}
      {officeHours && <dd className={`small muted ${styles.hours}`}>{officeHours.text}</dd>}
    </div>
  </dl>
)

/** The other ways to reach the company without the form. */
export const ContactDetails = ({ texts: { labels, responseTime }, company }: Props) => (
  <dl className={`col-full ${styles.details}`}>
    <Fact label={labels.email}>
      <EmailLink email={company.email} />
    </Fact>
    {company.whatsapp && (
      <Fact label={labels.whatsapp}>
        <a className="link" href={`https://wa.me/${company.whatsapp.replaceAll(/\D/g, '')}`}>
          {company.whatsapp}
        </a>
      </Fact>
    )}
    <Fact label={labels.office}>
      <address>{company.office.lines.join(' \n')}</address>
    </Fact>
    <Fact label={labels.responseTime}>{responseTime}</Fact>
  </dl>
)
