import { ContactLink, CREDENTIALS_HREF, TextLink } from '../../components/links'
import { noTranslateSpan } from '../../components/no-translate-span'
import { validitySentence } from '../../content/filled-credentials'
import type { DutyContact } from '../../content/schemas/credentials'
import { certificateElementId } from '../../lib/element-ids'
import type { ServicePageProps } from './service-page-props'
import styles from './service-page.module.css'

const CARD_CLASSES = 'stack card theme-light'

type Props = ServicePageProps['responsibility'] & Pick<ServicePageProps, 'labels'>

/** Renders the company's role, the certificates and the contacts to call. */
export const ContactAndCertificates = ({ labels, certificatesContent, ...props }: Props) => (
  <dl className={`columns ${styles.contactAndCertificates}`}>
    {props.companyRole && (
      <div className="full-width-column">
        <dt className="label muted">{labels.companyRole}</dt>
        <dd className="lead">{props.companyRole}</dd>
      </div>
    )}
    {props.dutyContact && (
      <DutyContactCard
        contact={props.dutyContact}
        label={labels.contact}
        hours={props.officeHours}
      />
    )}
    {props.certificates.map((certificate) => {
      const validity = validitySentence(certificate, certificatesContent)
      return (
        <div key={certificate.id} className={CARD_CLASSES}>
          <dt className="small muted">{labels.certificateLabel}</dt>
          <dd className={styles.value}>{certificate.name}</dd>
          <dd className="narrow-text">{noTranslateSpan(certificate.number)}</dd>
          {validity && <dd>{validity}</dd>}
          <dd>
            <TextLink href={`${CREDENTIALS_HREF}#${certificateElementId(certificate.id)}`}>
              {labels.certificateLink}
            </TextLink>
          </dd>
        </div>
      )
    })}
  </dl>
)

interface DutyContactCardProps {
  label: string
  contact: DutyContact
  hours: string
}

const DutyContactCard = ({
  label,
  contact: { duty, name, phone, email },
  hours,
}: DutyContactCardProps) => (
  <div className={CARD_CLASSES}>
    <dt className="small muted">{label}</dt>
    <dd className={styles.value}>{duty}</dd>
    {name && <dd>{name}</dd>}
    <dd>
      <ContactLink to={phone} />
    </dd>
    {email && (
      <dd>
        <ContactLink to={email} />
      </dd>
    )}
    {hours && <dd className="small muted">{hours}</dd>}
  </div>
)
