import { Badge } from '../../components/badge'
import { DescriptionList } from '../../components/description-list'
import { ContactLink, telephoneHref, TextLink } from '../../components/link'
import type { Content } from '../../content/read-content'
import styles from './contact-details.module.css'

type Props = Pick<Content, 'contact' | 'company'>
type Phone = Content['company']['phones'][number]

const allDayFirst = (a: Phone, b: Phone) => Number(b.allDay ?? false) - Number(a.allDay ?? false)

/** The telephone numbers, in emergencies first, who answers, and when the office does. */
export const Telephones = ({ contact, company }: Props) => (
  <dl className={`${styles.details} ${styles.telephones}`}>
    <div>
      <dt className="label visually-hidden until-wide">{contact.labels.phone}</dt>
      {company.phones.toSorted(allDayFirst).map(({ number, label, allDay }) => (
        <dd key={number} className="cluster">
          <TextLink className="lead" href={telephoneHref(number)} translate="no">
            <strong>{number}</strong>
          </TextLink>
          {allDay && <Badge>{contact.labels.allDay}</Badge>}
          {label && <span className="small muted">{label}</span>}
        </dd>
      ))}
      {contact.officeHours && <dd className="small muted">{contact.officeHours}</dd>}
    </div>
  </dl>
)

const whatsappHref = (number: string) => `https://wa.me/${number.replaceAll(/\D/g, '')}`

/** The other ways to reach the company without the form. */
export function ContactDetails({ contact, company }: Props) {
  const { labels, responseTime, responseHours } = contact
  const { email, whatsapp, office } = company
  const entries = [
    {
      label: labels.responseTime,
      value: (
        <>
          <p>{responseTime}</p>
          {responseHours && <p className="small muted">{responseHours}</p>}
        </>
      ),
    },
    { label: labels.email, value: <ContactLink to={email} /> },
    {
      label: labels.whatsapp,
      value: whatsapp && (
        <TextLink href={whatsappHref(whatsapp)} translate="no">
          {whatsapp}
        </TextLink>
      ),
    },
    { label: labels.office, value: <address>{office.lines.join(' \n')}</address> },
  ]
  return <DescriptionList className={`col-full ${styles.details}`} entries={entries} />
}
