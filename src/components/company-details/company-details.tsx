import type { Content } from '../../content/read-all-content'
import { DescriptionList } from '../description-list'
import { ContactLink } from '../links'
import { noTranslateSpan } from '../no-translate-span'
import styles from './company-details.module.css'

interface Props extends Pick<Content, 'credentials' | 'company' | 'contact'> {
  imo?: string
}

/** Renders the details that companies in India must publish (Companies (Incorporation) Rules 2014, rule 26). */
export function CompanyDetails({ credentials, company, contact, imo }: Props) {
  const { detailLabels } = contact
  const { detailLabels: legalLabels, grievanceContact, ...details } = credentials.companyDetails
  const { name, phone, email } = grievanceContact
  const entries = [
    ...(['legalName', 'registeredOffice', 'cin', 'gstin'] as const).map((detail) => ({
      label: legalLabels[detail],
      value: noTranslateSpan(details[detail]),
    })),
    { label: legalLabels.imo, value: noTranslateSpan(imo) },
    { label: detailLabels.phone, value: <ContactLink to={company.phones[0]!.number} /> },
    { label: detailLabels.email, value: <ContactLink to={company.email} /> },
    {
      label: legalLabels.grievanceContact,
      value: name && (
        <>
          {name} {phone && <ContactLink to={phone} />} {email && <ContactLink to={email} />}
        </>
      ),
    },
  ]
  return (
    <DescriptionList
      className={`columns labels-beside-values ${styles.details}`}
      entries={entries}
    />
  )
}
