import type { ReactNode } from 'react'
import { CertificateTable } from '../../components/certificate-table'
import { CompanyDetails } from '../../components/company-details/company-details'
import { DescriptionList } from '../../components/description-list'
import { DueSoonBadge } from '../../components/due-soon-badge'
import { DutyContacts } from '../../components/duty-contacts/duty-contacts'
import { ContactLinks, TextLink } from '../../components/link'
import { Table } from '../../components/table/table'
import { TextPage } from '../../components/text-page/text-page'
import { untranslated } from '../../components/untranslated'
import type { Credentials, Ship } from '../../content/credentials'
import type { Content } from '../../content/read-content'
import {
  SHIP_CERTIFICATE_LABELS,
  SHIP_SURVEY_LABELS,
  type SHIP_DUE_DAY_LABELS,
} from '../../content/ship-due-days'
import { shownParts } from '../../content/shown-credentials'
import { fill, formatDay } from '../../lib/format'
import { DUTY_CONTACTS_ID } from '../../lib/ids'
import styles from './credentials-page.module.css'

type Props = Pick<Content, 'credentials' | 'company' | 'contact'>

/** What anyone can check: certificates, fleet, company details, whom to call. A part without an entry is left out. */
export function CredentialsPage({ credentials, company, contact }: Props) {
  const { certificates, fleet, companyDetails, dutyContacts } = credentials
  const parts = shownParts(credentials)
  const isShown = (id: string) => parts.some((part) => part.id === id)
  const hasContacts = dutyContacts.entries.length > 0
  const contactsLink = { id: DUTY_CONTACTS_ID, headline: dutyContacts.title }
  return (
    <TextPage
      label={credentials.label}
      headline={credentials.headline}
      text={`${credentials.text} ${credentials.details}`}
      intro={<Checked credentials={credentials} />}
      partLinks={{
        label: credentials.partLinks,
        parts: hasContacts ? [...parts, contactsLink] : parts,
      }}
    >
      {isShown('certificates') && (
        <FramedPart id="certificates" title={certificates.title} note={certificates.note}>
          <CertificateTable certificates={certificates.entries} credentials={credentials} />
        </FramedPart>
      )}
      {isShown('ships') && (
        <FramedPart
          id="ships"
          title={fleet.title}
          facts={fleet.facts}
          copies={fleet.copies}
          contacts={fleet.contacts}
        >
          <Fleet credentials={credentials} />
        </FramedPart>
      )}
      {isShown('company') && (
        <FramedPart
          id="company"
          title={companyDetails.title}
          note={companyDetails.note}
          contacts={companyDetails.contacts}
        >
          <CompanyDetails
            credentials={credentials}
            company={company}
            contact={contact}
            imo={companyDetails.imo}
          />
        </FramedPart>
      )}
      <DutyContacts credentials={credentials} contact={contact} heading="h2" />
    </TextPage>
  )
}

/** When the tables were checked, the link to the same as data, and what has changed. */
const Checked = ({ credentials }: Pick<Props, 'credentials'>) => {
  const { checked, asAt, changes, dataLink } = credentials
  return (
    <>
      {(checked || dataLink) && (
        <p className="cluster">
          {checked && <span>{fill(asAt, { day: formatDay(checked) })}</span>}
          {dataLink && (
            <TextLink className="screen-only" href="/credentials.json">
              {dataLink}
            </TextLink>
          )}
        </p>
      )}
      {changes.length > 0 && (
        <DescriptionList
          className="labels-beside small"
          entries={changes.map(({ day, text }) => ({ label: formatDay(day), value: text }))}
        />
      )}
    </>
  )
}

const Fleet = ({ credentials }: Pick<Props, 'credentials'>) =>
  credentials.fleet.entries.length > 0 ? (
    <Table
      columns={credentials.fleet.columns}
      kinds={FLEET_COLUMN_KINDS}
      rows={credentials.fleet.entries.map((ship) => shipRow(ship, credentials))}
    />
  ) : (
    // For owners who want no ship's name shown.
    <DescriptionList
      className="columns"
      entries={credentials.fleet.totals.map(({ label, number }) => ({ label, value: number }))}
      valueClass="display-3"
    />
  )

interface PartProps {
  id: string
  title: string
  note?: string
  facts?: Credentials['fleet']['facts']
  copies?: string
  contacts?: Credentials['fleet']['contacts']
  children: ReactNode
}

const FramedPart = ({ id, title, note, facts, copies, contacts, children }: PartProps) => (
  <div id={id} className={`framed ${styles.part}`}>
    <div className="grid-12">
      <h2 className="aside display-4">{title}</h2>
      <div className="beside-aside prose">
        {note && <p className="small muted">{note}</p>}
        {facts !== undefined && facts.length > 0 && (
          <DescriptionList className={`labels-beside small ${styles.facts}`} entries={facts} />
        )}
        {copies && <p className="small">{copies}</p>}
        {contacts && <ContactLinks contacts={contacts} />}
      </div>
    </div>
    {children}
  </div>
)

const FLEET_COLUMN_KINDS = ['words', 'words', 'words', 'words', 'whole-line', 'whole-line'] as const

function shipRow(ship: Ship, credentials: Credentials) {
  const { owner: ownedBy } = credentials.fleet
  const { name, owner, type, capacity, built, flag, class: society } = ship
  const numbers = [ship.imo, ship.callSign].filter(Boolean).join(' · ')
  const typeAndYear = [type, built].filter(Boolean).join(', ')
  return [
    <Lines
      key={name}
      lines={[untranslated(name), untranslated(numbers), owner && fill(ownedBy, { owner })]}
    />,
    (typeAndYear || capacity) && <Lines lines={[typeAndYear, capacity]} />,
    (flag || society) && <Lines lines={[flag, society]} />,
    (ship.portState || ship.vetting) && <Lines lines={[ship.portState, ship.vetting]} />,
    dueDays(SHIP_CERTIFICATE_LABELS, ship, credentials),
    dueDays(SHIP_SURVEY_LABELS, ship, credentials),
  ]
}

/**
 * The days until which a ship's certificates are valid or her surveys have to be done, in their order. Nothing for none.
 */
function dueDays(kinds: Partial<typeof SHIP_DUE_DAY_LABELS>, ship: Ship, credentials: Credentials) {
  const ids = Object.keys(kinds) as (keyof typeof SHIP_DUE_DAY_LABELS)[]
  const namesOn = (day: string) =>
    ids
      .filter((id) => ship[id] === day)
      .map((id) => credentials.fleet.certificates[id])
      .join(', ')
  const days = [...new Set(ids.map((id) => ship[id]).filter(Boolean))].toSorted()
  return (
    days.length > 0 &&
    days.map((day) => (
      <div key={day} className="numeric">
        {`${namesOn(day)}\u00a0${formatDay(day)} `}
        <DueSoonBadge day={day} credentials={credentials} />
      </div>
    ))
  )
}

const Lines = ({ lines: [first, ...others] }: { lines: ReactNode[] }) => (
  <>
    {first}{' '}
    {others.filter(Boolean).map((line, index) => (
      <small key={index} className="numeric">
        {line}
      </small>
    ))}
  </>
)
