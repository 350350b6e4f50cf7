import type { ReactNode } from 'react'
import type { Credentials, Ship } from '../../content/credentials'
import type { Content } from '../../content/read-content'
import { shownCredentials } from '../../content/shown-credentials'
import { fill } from '../../lib/fill'
import { formatDay, withoutBreaks } from '../../lib/format'
import { DUTY_CONTACTS_ID } from '../../lib/sections'
import { CertificateTable } from '../../components/certificate-table/certificate-table'
import { CompanyByLaw } from '../../components/company-by-law/company-by-law'
import { Facts } from '../../components/fact/fact'
import { Table } from '../../components/table/table'
import { TextPage } from '../../components/text-page/text-page'
import styles from './credentials-page.module.css'

interface Props extends Pick<Content, 'credentials' | 'company' | 'contact'> {
  /** The duty contacts. */
  children: ReactNode
}

/** What anyone can check: certificates, fleet, the company by law, whom to call. Without what has no entry. */
export function CredentialsPage({ credentials, company, contact, children }: Props) {
  const { text, details, checked, asAt, certificates, fleet, registration } = credentials
  const { ships, totals, ...shown } = shownCredentials(credentials)
  return (
    <TextPage
      {...credentials}
      text={`${text} ${details}`}
      intro={
        <p className="cluster">
          {checked && <span>{fill(asAt, { day: formatDay(checked) })}</span>}
          {shown.dutyContacts.length > 0 && (
            <a className="link" href={`#${DUTY_CONTACTS_ID}`}>
              {credentials.dutyContacts.title}
            </a>
          )}
        </p>
      }
    >
      {shown.certificates.length > 0 && (
        <Document {...certificates}>
          <CertificateTable words={certificates} entries={shown.certificates} />
        </Document>
      )}
      {ships.length + totals.length > 0 && (
        <Document {...fleet}>
          {ships.length > 0 ? (
            <Table
              columns={fleet.columns}
              cellClasses={['', '', '', 'col-full']}
              rows={ships.map((ship) => shipRow(ship, fleet))}
            />
          ) : (
            // For owners who want no ship's name shown.
            <Facts className={`cluster ${styles.totals}`} facts={totals} valueClass="display-3" />
          )}
        </Document>
      )}
      {shown.particulars.length > 0 && (
        <Document {...registration}>
          <CompanyByLaw
            credentials={credentials}
            company={company}
            labels={contact.labels}
            imo={registration.imo}
          />
        </Document>
      )}
      {children}
    </TextPage>
  )
}

const Document = (props: { title: string; note: string; children: ReactNode }) => (
  <div className={`${styles.document} framed`}>
    <div className="grid-12">
      <h2 className="aside display-4">{props.title}</h2>
      {props.note && <p className="body small prose muted">{props.note}</p>}
    </div>
    {props.children}
  </div>
)

const CERTIFICATES = ['smc', 'issc', 'mlc'] as const

function shipRow(ship: Ship, { certificates }: Credentials['fleet']) {
  const { name, imo, type, capacity, built, flag, class: society } = ship
  const days = CERTIFICATES.filter((id) => ship[id]).map((id) => (
    <div key={id} className="numeric">
      {withoutBreaks(`${certificates[id]} ${formatDay(ship[id])}`)}
    </div>
  ))
  return {
    heading: <Lines lines={[name, imo]} />,
    cells: [
      (type || capacity) && <Lines lines={[type, capacity]} />,
      built,
      (flag || society) && <Lines lines={[flag, society]} />,
      days.length > 0 && days,
    ],
  }
}

const Lines = ({ lines: [first, second] }: { lines: [string, string] }) => (
  <>
    {first} {second && <small className="numeric">{second}</small>}
  </>
)
