import { Badge } from '../../components/badge'
import { DescriptionList } from '../../components/description-list'
import { ContactLink, TextLink } from '../../components/links'
import type { Content } from '../../content/read-all-content'
import { telHref } from '../../lib/format'
import styles from './contact-details.module.css'

type Props = Pick<Content, 'contact' | 'company'>
type Phone = Content['company']['phones'][number]

const allDayFirst = (a: Phone, b: Phone) => Number(b.allDay ?? false) - Number(a.allDay ?? false)

/** Emergency numbers come first. */
export function PhonesAndResponseTime({ contact, company }: Props) {
  const { detailLabels, responseTime, responseTimeConditions, officeHours } = contact
  return (
    <dl className={`${styles.details} ${styles.phonesAndResponseTime}`}>
      <div>
        <dt className="label visually-hidden-below-wide">{detailLabels.phone}</dt>
        {company.phones.toSorted(allDayFirst).map(({ number, label, allDay }) => (
          <dd key={number} className="cluster">
            <TextLink className="lead" href={telHref(number)} translate="no">
              <strong>{number}</strong>
            </TextLink>
            {allDay && <Badge>{detailLabels.allDayLabel}</Badge>}
            {label && <span className="small muted">{label}</span>}
          </dd>
        ))}
        {officeHours && <dd className="small muted">{officeHours}</dd>}
      </div>
      <div>
        <dt className="label">{detailLabels.responseTime}</dt>
        <dd>{responseTime}</dd>
        {responseTimeConditions && <dd className="small muted">{responseTimeConditions}</dd>}
      </div>
    </dl>
  )
}

const whatsappHref = (number: string) => `https://wa.me/${number.replaceAll(/\D/g, '')}`

/** Renders the email address, the WhatsApp number and the office address. */
export function EmailWhatsappAndAddress({ contact: { detailLabels }, company }: Props) {
  const { email, whatsapp, office } = company
  const entries = [
    { label: detailLabels.email, value: <ContactLink to={email} /> },
    {
      label: detailLabels.whatsapp,
      value: whatsapp && (
        <TextLink href={whatsappHref(whatsapp)} translate="no">
          {whatsapp}
        </TextLink>
      ),
    },
    { label: detailLabels.office, value: <address>{office.fullAddressLines.join(' \n')}</address> },
  ]
  return (
    <DescriptionList
      className={`full-width-column ${styles.details} ${styles.emailWhatsappAndAddress}`}
      entries={entries}
    />
  )
}
