import { Badge } from '../../components/badge'
import { DescriptionList } from '../../components/description-list'
import { ContactLink, telephoneHref, TextLink } from '../../components/link'
import type { Content } from '../../content/read-content'
import styles from './contact-details.module.css'

type Props = Pick<Content, 'contact' | 'company'>

const whatsappHref = (number: string) => `https://wa.me/${number.replaceAll(/\D/g, '')}`

/** The ways to reach the company without the form: the telephone numbers, with who answers and when, first. */
export function ContactDetails({ contact, company }: Props) {
  const { labels, officeHours, responseTime } = contact
  const { email, phones, whatsapp, office } = company
  const entries = [
    {
      label: labels.phone,
      value: (
        <>
          {phones.map(({ number, label, allDay }) => (
            <p key={number} className="cluster">
              <TextLink className="lead" href={telephoneHref(number)} translate="no">
                <strong>{number}</strong>
              </TextLink>
              {allDay && <Badge>{labels.allDay}</Badge>}
              {label && <span className="small muted">{label}</span>}
            </p>
          ))}
          {officeHours && <p className="small muted">{officeHours.text}</p>}
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
    { label: labels.responseTime, value: responseTime },
  ]
  return <DescriptionList className={styles.details} entries={entries} />
}
