import type { ReactNode } from 'react'
import type { Credentials, Ship } from '../../content/credentials'
import type { Content } from '../../content/read-content'
import { documentTitles } from '../../content/shown-credentials'
import { fill, formatDay } from '../../lib/format'
import { DUTY_CONTACTS_ID } from '../../lib/sections'
import { CertificateTable } from '../../components/certificate-table/certificate-table'
import { CompanyByLaw } from '../../components/company-by-law/company-by-law'
import { DescriptionList } from '../../components/description-list/description-list'
import { DutyContacts } from '../../components/duty-contacts/duty-contacts'
import { TextLink } from '../../components/link/link'
import { Table } from '../../components/table/table'
import { TextPage } from '../../components/text-page/text-page'
import styles from './credentials-page.module.css'

type Props = Pick<Content, 'credentials' | 'company' | 'contact'>

/** What anyone can check: certificates, fleet, the company by law, whom to call. Without what has no entry. */
export function CredentialsPage(content: Props) {
  const { credentials } = content
  const { text, details, checked, asAt, certificates, fleet, registration, dutyContacts } =
    credentials
  const titles = documentTitles(credentials)
  return (
    <TextPage
      {...credentials}
      text={`${text} ${details}`}
      intro={
        <p className="cluster">
          {checked && <span>{fill(asAt, { day: formatDay(checked) })}</span>}
          {dutyContacts.entries.length > 0 && (
            <TextLink href={`#${DUTY_CONTACTS_ID}`}>{dutyContacts.title}</TextLink>
          )}
        </p>
      }
    >
      {titles.includes(certificates.title) && (
        <Document {...certificates}>
          <CertificateTable {...certificates} />
        </Document>
      )}
      {titles.includes(fleet.title) && (
        <Document {...fleet}>
          {fleet.entries.length > 0 ? (
            <Table
              columns={fleet.columns}
              cellClasses={['', '', '', 'col-full']}
              rows={fleet.entries.map((ship) => shipRow(ship, fleet))}
            />
          ) : (
            // For owners who want no ship's name shown.
            <DescriptionList
              className="columns"
              entries={fleet.totals.map(({ label, number }) => ({ label, value: number }))}
              valueClass="display-3"
            />
          )}
        </Document>
      )}
      {titles.includes(registration.title) && (
        <Document {...registration}>
          <CompanyByLaw {...content} imo={registration.imo} />
        </Document>
      )}
      <DutyContacts credentials={credentials} heading="h2" />
    </TextPage>
  )
}

const Document = (props: { title: string; note: string; children: ReactNode }) => (
  <div className={`${styles.document} framed`}>
    <div className="grid-12">
      <h2 className="aside display-4">{props.title}</h2>
      {props.note && <p className="main-columns small prose muted">{props.note}</p>}
    </div>
    {props.children}
  </div>
)

const CERTIFICATES = ['smc', 'issc', 'mlc'] as const

function shipRow(ship: Ship, { certificates }: Credentials['fleet']) {
  const { name, imo, type, capacity, built, flag, class: society } = ship
  const days = CERTIFICATES.filter((id) => ship[id]).map((id) => (
    <div key={id} className="numeric">
      {`${certificates[id]}\u00a0${formatDay(ship[id])}`}
    </div>
  ))
  return [
    <Lines key={name} lines={[name, imo]} />,
    (type || capacity) && <Lines lines={[type, capacity]} />,
    built,
    (flag || society) && <Lines lines={[flag, society]} />,
    days.length > 0 && days,
  ]
}

const Lines = ({ lines: [first, second] }: { lines: [string, string] }) => (
  <>
    {first} {second && <small className="numeric">{second}</small>}
  </>
)
