import { DescriptionList } from '../../components/description-list'
import { Disclosure } from '../../components/disclosure/disclosure'
import { DueSoonBadge } from '../../components/due-soon-badge'
import { noTranslateSpan } from '../../components/no-translate-span'
import { ShipDrawing } from '../../components/ship-drawing/ship-drawing'
import { Table } from '../../components/table/table'
import { entriesWithContactLinks } from '../../components/text-with-contact-links'
import type { CredentialsContent, Ship } from '../../content/schemas/credentials'
import { fillPlaceholders, formatDay } from '../../lib/format'
import styles from './ship-card.module.css'

interface Props {
  ship: Ship
  credentials: CredentialsContent
}

/** Renders a ship's drawing, facts, certificates and surveys. */
export function ShipCard({ ship, credentials }: Props) {
  const { name, imo, type, capacity, built, flag, certificates, dueSurveys } = ship
  const { shipCertificateColumns, issued: issuedText, dueBy: dueByText } = credentials.fleet
  const typeAndYear = [type, built].filter(Boolean).join(', ')
  const summary = (
    <>
      {[typeAndYear, capacity, flag].filter(Boolean).join(' · ')}
      {imo && ' · '}
      {noTranslateSpan(imo.replace(' ', '\u00a0'))}
    </>
  )
  const dayWithBadge = (day: string, template = '{day}') => (
    <>
      {fillPlaceholders(template, { day: formatDay(day) })}{' '}
      <DueSoonBadge day={day} credentials={credentials} />
    </>
  )
  const surveyEntries = dueSurveys.map((survey) => ({
    label: survey.name,
    value: dayWithBadge(survey.dueBy, dueByText),
  }))
  return (
    <div className={styles.card}>
      <ShipDrawing type={type} capacity={capacity} />
      <Disclosure heading="h3" headline={noTranslateSpan(name)} hint={summary}>
        <div className="stack small">
          <DescriptionList
            className={`labels-beside-values ${styles.facts}`}
            entries={[...entriesWithContactLinks(ship.shipFacts), ...surveyEntries]}
          />
          {certificates.length > 0 && (
            <Table
              columns={shipCertificateColumns}
              layouts={['text', 'narrow', 'narrow']}
              rows={certificates.map(({ number, issued, validUntil, ...certificate }) => [
                certificate.name,
                number,
                validUntil
                  ? dayWithBadge(validUntil)
                  : issued && fillPlaceholders(issuedText, { day: formatDay(issued) }),
              ])}
              namesColumnsOnce
            />
          )}
        </div>
      </Disclosure>
    </div>
  )
}
