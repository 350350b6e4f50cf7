import { Badge } from '../../components/badge'
import { DescriptionList } from '../../components/description-list'
import { ContactLink, telephoneHref, TextLink } from '../../components/link'
import type { Content } from '../../content/read-content'
import styles from './contact-details.module.css'

type Props = Pick<Content, 'contact' | 'company'>

/** The telephone numbers, who answers, and when the office does. */
export const Telephones = ({ contact: { labels, officeHours }, company }: Props) => (
  <dl className={`${styles.details} ${styles.telephones}`}>
    <div>
      <dt className="label visually-hidden until-wide">{labels.phone}</dt>
      {company.phones.map(({ number, label, allDay }) => (
        <dd key={number} className="cluster">
          <TextLink className="lead" href={telephoneHref(number)} translate="no">
            <strong>{number}</strong>
          </TextLink>
          {allDay && <Badge>{labels.allDay}</Badge>}
          {label && <span className="small muted">{label}</span>}
        </dd>
      ))}
      {officeHours && <dd className="small muted">{officeHours.text}</dd>}
    </div>
  </dl>
)

const whatsappHref = (number: string) => `https://wa.me/${number.replaceAll(/\D/g, '')}`

/** The other ways to reach the company without the form. */
export function ContactDetails({ contact: { labels, responseTime }, company }: Props) {
  const { email, whatsapp, office } = company
  const entries = [
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
    { label: labels.responseTime, value: responseTime },
  ]
  return <DescriptionList className={`col-full ${styles.details}`} entries={entries} />
}
