import type { Content } from '../../content/read-content'
import { ContactLink } from '../link/link'
import { DescriptionList } from '../description-list/description-list'
import styles from './company-by-law.module.css'

interface Props extends Pick<Content, 'credentials' | 'company' | 'contact'> {
  /** The company's number on its Document of Compliance, where that is shown, too. */
  imo?: string
}

/**
 * What a company in India has to publish about itself: name, registered office, CIN, telephone, email, and whom to
 * write to with a grievance (Companies (Incorporation) Rules 2014, rule 26). Without what content leaves empty.
 */
export function CompanyByLaw({ credentials, company, contact, imo }: Props) {
  const { labels } = contact
  const { labels: registered, grievances, ...particulars } = credentials.registration
  const { name, phone, email } = grievances
  const entries = [
    ...(['legalName', 'registeredOffice', 'cin', 'gstin'] as const).map((particular) => ({
      label: registered[particular],
      value: particulars[particular],
    })),
    { label: registered.imo, value: imo },
    { label: labels.office, value: <address>{company.office.lines.join(' \n')}</address> },
    { label: labels.phone, value: <ContactLink to={company.phones[0]!.number} /> },
    { label: labels.email, value: <ContactLink to={company.email} /> },
    {
      label: registered.grievances,
      value: name && (
        <>
          {name} {phone && <ContactLink to={phone} />} {email && <ContactLink to={email} />}
        </>
      ),
    },
  ]
  return <DescriptionList className={`columns ${styles.particulars}`} entries={entries} />
}
