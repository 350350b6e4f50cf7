import type { ReactNode } from 'react'
import type { Credentials, Ship } from '../../content/credentials'
import type { Content } from '../../content/read-content'
import { shownTitles } from '../../content/shown-credentials'
import { fill, formatDay } from '../../lib/format'
import { DUTY_CONTACTS_ID } from '../../lib/ids'
import { CertificateTable } from '../../components/certificate-table'
import { CompanyDetails } from '../../components/company-details/company-details'
import { DescriptionList } from '../../components/description-list'
import { DutyContacts } from '../../components/duty-contacts/duty-contacts'
import { SectionLinks } from '../../components/section-links/section-links'
import { Table } from '../../components/table/table'
import { TextPage } from '../../components/text-page/text-page'
import styles from './credentials-page.module.css'

type Props = Pick<Content, 'credentials' | 'company' | 'contact'>

/** What anyone can check: certificates, fleet, company details, whom to call. Without what has no entry. */
export function CredentialsPage({ credentials, company, contact }: Props) {
  const { checked, certificates, fleet, companyDetails, dutyContacts } = credentials
  const titles = shownTitles(credentials)
  if (dutyContacts.entries.length > 0) titles.push(dutyContacts.title)
  const sections = [
    { id: 'certificates', headline: certificates.title },
    { id: 'ships', headline: fleet.title },
    { id: 'company', headline: companyDetails.title },
    { id: DUTY_CONTACTS_ID, headline: dutyContacts.title },
  ].filter(({ headline }) => titles.includes(headline))
  return (
    <TextPage
      label={credentials.label}
      headline={credentials.headline}
      text={`${credentials.text} ${credentials.details}`}
      intro={checked && <p>{fill(credentials.asAt, { day: formatDay(checked) })}</p>}
    >
      <SectionLinks label={credentials.links} sections={sections} />
      {titles.includes(certificates.title) && (
        <Part id="certificates" title={certificates.title} note={certificates.note}>
          <CertificateTable certificates={certificates.entries} labels={certificates} />
        </Part>
      )}
      {titles.includes(fleet.title) && (
        <Part id="ships" title={fleet.title} note={fleet.note}>
          <Fleet fleet={fleet} />
        </Part>
      )}
      {titles.includes(companyDetails.title) && (
        <Part id="company" title={companyDetails.title} note={companyDetails.note}>
          <CompanyDetails
            credentials={credentials}
            company={company}
            contact={contact}
            imo={companyDetails.imo}
          />
        </Part>
      )}
      <DutyContacts credentials={credentials} contact={contact} heading="h2" />
    </TextPage>
  )
}

const Fleet = ({ fleet }: Pick<Credentials, 'fleet'>) =>
  fleet.entries.length > 0 ? (
    <Table
      columns={fleet.columns}
      cellClasses={['', '', '', '', 'col-full']}
      rows={fleet.entries.map((ship) => shipRow(ship, fleet))}
    />
  ) : (
    // For owners who want no ship's name shown.
    <DescriptionList
      className="columns"
      entries={fleet.totals.map(({ label, number }) => ({ label, value: number }))}
      valueClass="display-3"
    />
  )

interface PartProps {
  id: string
  title: string
  note: string
  children: ReactNode
}

const Part = ({ id, title, note, children }: PartProps) => (
  <div id={id} className={`${styles.part} framed`}>
    <div className="grid-12">
      <h2 className="aside display-4">{title}</h2>
      {note && <p className="main-columns small prose muted">{note}</p>}
    </div>
    {children}
  </div>
)

const CERTIFICATES = ['smc', 'issc', 'mlc', 'pAndI', 'bunkers', 'clc', 'wreckRemoval'] as const

function shipRow(ship: Ship, { certificates, owner: ownedBy }: Credentials['fleet']) {
  const { name, owner, type, capacity, built, flag, class: society } = ship
  const numbers = [ship.imo, ship.callSign].filter(Boolean).join(' · ')
  const namesUntil = (day: string) =>
    CERTIFICATES.filter((id) => ship[id] === day)
      .map((id) => certificates[id])
      .join(', ')
  const days = new Set(CERTIFICATES.map((id) => ship[id]).filter(Boolean))
  const validity = [...days].map((day) => (
    <div key={day} className="numeric">
      {`${namesUntil(day)}\u00a0${formatDay(day)}`}
    </div>
  ))
  return [
    <Lines key={name} lines={[name, numbers, owner && fill(ownedBy, { owner })]} />,
    (type || capacity) && <Lines lines={[type, capacity]} />,
    built,
    (flag || society) && <Lines lines={[flag, society]} />,
    ship.portState,
    validity.length > 0 && validity,
  ]
}

const Lines = ({ lines: [first, ...others] }: { lines: string[] }) => (
  <>
    {first}{' '}
    {others.filter(Boolean).map((line) => (
      <small key={line} className="numeric">
        {line}
      </small>
    ))}
  </>
)
