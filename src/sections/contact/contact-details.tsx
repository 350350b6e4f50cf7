import { Badge } from '../../components/badge'
import { DescriptionList } from '../../components/description-list'
import { ContactLink, telephoneHref, TextLink } from '../../components/link'
import type { Content } from '../../content/read-content'
import styles from './contact-details.module.css'

type Props = Pick<Content, 'contact' | 'company'>
type Phone = Content['company']['phones'][number]

const allDayFirst = (a: Phone, b: Phone) => Number(b.allDay ?? false) - Number(a.allDay ?? false)
const whatsappHref = (number: string) => `https://wa.me/${number.replaceAll(/\D/g, '')}`

/** The ways to reach the company without the form: the telephone numbers, in emergencies first, with who answers and when. */
export function ContactDetails({ contact, company }: Props) {
  const { labels, officeHours, responseTime, responseHours } = contact
  const { email, phones, whatsapp, office } = company
  const entries = [
    {
      label: labels.phone,
      value: (
        <>
          {phones.toSorted(allDayFirst).map(({ number, label, allDay }) => (
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
  return <DescriptionList className={styles.details} entries={entries} />
}
