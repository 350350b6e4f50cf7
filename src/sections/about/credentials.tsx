import type { Certificate, Credentials as Content, Ship } from '../../content/credentials'
import { scopeAndIssuerOf, shownCredentials } from '../../content/shown-credentials'
import { CREDENTIALS_HREF, CREDENTIALS_ID } from '../../lib/sections'
import { formatDay, formatSize } from '../../lib/format'
import { Facts } from '../../components/fact/fact'
import { RowLink } from '../../components/row-link/row-link'
import { Table } from '../../components/table/table'
import layout from './about.module.css'
import styles from './credentials.module.css'

interface Props {
  credentials: Content
  /** Shows the documents. Otherwise only their titles, as a link to them, and the certificates as cards. */
  isComplete?: boolean | undefined
}

/** What anyone can check: certificates, fleet, registration. Nothing if none of them has an entry. */
export function Credentials({ credentials, isComplete }: Props) {
  const { label, headline, text, details, link, certificates } = credentials
  const shown = shownCredentials(credentials)
  const documents = documentsOf(credentials, shown)
  if (documents.length === 0) return null
  return (
    <div id={CREDENTIALS_ID} className={`${layout.part} grid-12 page-margin`}>
      <div className="aside stack">
        <p className="label">{label}</p>
        <h2 className="display-3">{headline}</h2>
      </div>
      <div className="body stack">
        <p className="lead prose">
          {text} {isComplete && details}
        </p>
        {!isComplete && (
          <RowLink
            href={CREDENTIALS_HREF}
            title={link}
            text={documents.map(({ title }) => title).join(' · ')}
          />
        )}
      </div>
      {isComplete ? (
        <div className="col-full framed theme-light">
          {documents.map(({ title, note, entries }) => (
            <div key={title} className={`${styles.document} grid-12`}>
              <div className="aside stack sticky">
                <h3 className="display-4">{title}</h3>
                {note && <p className="small prose muted">{note}</p>}
              </div>
              <div className="body">{entries}</div>
            </div>
          ))}
        </div>
      ) : (
        <CertificateCards words={certificates} entries={shown.certificates} />
      )}
    </div>
  )
}

/** The documents that have entries: title, note, and the entries as they are shown. */
function documentsOf(
  { certificates, fleet, registration }: Content,
  shown: ReturnType<typeof shownCredentials>,
) {
  const { ships, totals, particulars } = shown
  return [
    {
      ...certificates,
      entries: shown.certificates.length > 0 && (
        <CertificateTable words={certificates} entries={shown.certificates} />
      ),
    },
    {
      ...fleet,
      entries: ships.length > 0 && <Table columns={fleet.columns} rows={ships.map(shipRow)} />,
    },
    // For owners who want no ship's name shown.
    {
      ...fleet,
      entries: totals.length > 0 && (
        <Facts className={styles.cards} facts={totals} valueClass="display-3" />
      ),
    },
    {
      ...registration,
      entries: particulars.length > 0 && (
        <Facts className={styles.cards} facts={particulars} valueClass="numeric" />
      ),
    },
  ].filter(({ entries }) => entries)
}

/** A text that does not wrap, such as a date. */
const withoutBreaks = (text: string) => text.replaceAll(' ', '\u00a0')

const shipRow = ({ name, imo, type, capacity, built, flag, class: society }: Ship) => ({
  heading: (
    <>
      {name} {imo && <small className="numeric">{withoutBreaks(imo)}</small>}
    </>
  ),
  cells: [type, withoutBreaks(capacity), built, flag, society],
})

/** Until when a certificate is valid, or `words` for one that does not expire. */
const validityOf = ({ validUntil, noExpiry }: Certificate, words: string) =>
  validUntil ? withoutBreaks(formatDay(validUntil)) : noExpiry && words

interface CertificatesProps {
  words: Content['certificates']
  entries: readonly Certificate[]
}

/** What each certificate is, its number, and until when it is valid. */
const CertificateCards = ({ words, entries }: CertificatesProps) => (
  <dl className={`col-full ${styles.cards} ${styles.certificates}`}>
    {entries.map((certificate) => (
      <div key={certificate.id} className="framed theme-light">
        <dt className="small">{certificate.name}</dt>
        {certificate.issuer && <dd className="small muted">{certificate.issuer}</dd>}
        <dd className={`numeric ${styles.number}`}>{certificate.number}</dd>
        <dd className={`small muted ${styles.until}`}>
          {certificate.validUntil && `${words.columns[2]} `}
          {validityOf(certificate, words.noExpiry)}
        </dd>
      </div>
    ))}
  </dl>
)

/** Who has issued which certificate, until when, and where to check it, if there is anywhere. */
function CertificateTable({ words, entries }: CertificatesProps) {
  const canBeChecked = entries.some(({ pdf, verify }) => pdf || verify)
  return (
    <Table
      columns={canBeChecked ? words.columns : words.columns.slice(0, -1)}
      cellClasses={['numeric', 'numeric']}
      rows={entries.map((certificate) => ({
        heading: (
          <>
            {certificate.name}
            <small className="small">{scopeAndIssuerOf(certificate, words)}</small>
          </>
        ),
        cells: [
          certificate.number,
          validityOf(certificate, words.noExpiry),
          verificationLinks(certificate, words),
        ],
      }))}
    />
  )
}

/** The certificate as a PDF, and where its issuer confirms it. */
const verificationLinks = ({ pdf, verify }: Certificate, words: CertificatesProps['words']) => (
  <>
    {pdf && (
      <a className="link" href={`/papers/${pdf.file}`}>
        {`${words.pdf}, ${formatSize(pdf.bytes)}`}
      </a>
    )}
    {pdf && verify && ' · '}
    {verify && (
      <a className="link" href={verify} rel="noopener">
        {words.verify}
      </a>
    )}
  </>
)
