import type { Certificate, Credentials as Content } from '../../content/credentials'
import { issuerOf, shownCredentials } from '../../content/shown-credentials'
import { CREDENTIALS_HREF, CREDENTIALS_ID } from '../../lib/credentials-href'
import { formatDay, formatSize } from '../../lib/format'
import { Fact } from '../../components/fact/fact'
import { RowLink } from '../../components/row-link/row-link'
import { Cell, Row, Table } from '../../components/table/table'
import layout from './about.module.css'
import styles from './credentials.module.css'

interface PartProps {
  credentials: Content
  /** The size of each certificate's PDF, in bytes. */
  pdfSizes: Readonly<Record<string, number>>
}

interface Props extends PartProps {
  /** Shows the tables. Otherwise only their titles, as a link to them. */
  isComplete?: boolean | undefined
}

/** What anyone can check: certificates, fleet, registration. Nothing if none of them has an entry. */
export function Credentials({ credentials, pdfSizes, isComplete }: Props) {
  const { certificates, fleet, registration } = credentials
  const shown = shownCredentials(credentials)
  const parts = [
    { ...certificates, entries: shown.certificates, Body: CertificateTable },
    { ...fleet, entries: shown.ships, Body: FleetTable },
    { ...fleet, entries: shown.totals, Body: FleetTotals },
    { ...registration, entries: shown.particulars, Body: Particulars },
  ].filter(({ entries }) => entries.length > 0)
  if (parts.length === 0) return null
  return (
    <div id={CREDENTIALS_ID} className={`${layout.part} grid-12 page-margin`}>
      <div className="aside stack">
        <p className="label">{credentials.label}</p>
        <h2 className="display-3">{credentials.headline}</h2>
      </div>
      <div className="body stack">
        <p className="lead prose">
          {credentials.text} {isComplete && credentials.details}
        </p>
        {!isComplete && (
          <RowLink
            href={CREDENTIALS_HREF}
            title={credentials.link}
            text={parts.map(({ title }) => title).join(' · ')}
          />
        )}
      </div>
      {!isComplete && <CertificateCards credentials={credentials} />}
      {isComplete && (
        <div className="col-full framed theme-light">
          {parts.map(({ title, note, Body }) => (
            <div key={title} className={`${styles.document} grid-12`}>
              <div className="aside stack sticky">
                <h3 className="display-4">{title}</h3>
                {note && <p className="small prose muted">{note}</p>}
              </div>
              <div className="body">
                <Body credentials={credentials} pdfSizes={pdfSizes} />
              </div>
            </div>
          ))}
        </div>
      )}
    </div>
  )
}

/** A text that does not wrap, such as a date. */
const withoutBreaks = (text: string) => text.replaceAll(' ', '\u00a0')

/** What each certificate is, its number, and until when it is valid. */
const CertificateCards = ({ credentials }: Pick<PartProps, 'credentials'>) => (
  <dl className={`col-full ${styles.certificates}`}>
    {shownCredentials(credentials).certificates.map((certificate) => (
      <div key={certificate.id} className={`theme-light ${styles.card}`}>
        <dt className="small">{certificate.name}</dt>
        {certificate.issuer && <dd className="small muted">{certificate.issuer}</dd>}
        <dd className={`numeric ${styles.number}`}>{certificate.number}</dd>
        <dd className={`small muted ${styles.until}`}>
          {certificate.validUntil && `${credentials.certificates.columns[2]} `}
          <Validity {...certificate} label={credentials.certificates.noExpiry} />
        </dd>
      </div>
    ))}
  </dl>
)

/** Who has issued which certificate, until when, and where to check it. */
function CertificateTable({ credentials, pdfSizes }: PartProps) {
  const { certificates } = credentials
  const [, number, until] = certificates.columns
  const shown = shownCredentials(credentials).certificates
  const canBeChecked = shown.some(({ pdf, verify }) => pdf || verify)
  return (
    <Table columns={canBeChecked ? certificates.columns : certificates.columns.slice(0, -1)}>
      {shown.map((certificate) => (
        <Row
          key={certificate.id}
          head={
            <>
              {certificate.name}
              <small className="small">{issuerOf(certificate, certificates)}</small>
            </>
          }
        >
          <Cell column={number} className="numeric">
            {certificate.number}
          </Cell>
          <Cell column={until} className="numeric">
            <Validity {...certificate} label={certificates.noExpiry} />
          </Cell>
          {canBeChecked && (
            <Cell>
              <VerificationLinks
                certificate={certificate}
                labels={certificates}
                pdfSizes={pdfSizes}
              />
            </Cell>
          )}
        </Row>
      ))}
    </Table>
  )
}

/** `label` is for a certificate that does not expire. */
const Validity = ({ validUntil, noExpiry, label }: Certificate & { label: string }) =>
  validUntil ? (
    <time dateTime={validUntil}>{withoutBreaks(formatDay(validUntil))}</time>
  ) : (
    noExpiry && label
  )

interface VerificationLinksProps extends Pick<PartProps, 'pdfSizes'> {
  certificate: Certificate
  labels: Pick<Content['certificates'], 'pdf' | 'verify'>
}

/** The certificate as a PDF, and where its issuer confirms it. */
const VerificationLinks = ({
  certificate: { pdf, verify },
  labels,
  pdfSizes,
}: VerificationLinksProps) => (
  <>
    {pdf && (
      <a className="link" href={`/papers/${pdf}`}>
        {`${labels.pdf}, ${formatSize(pdfSizes[pdf]!)}`}
      </a>
    )}
    {pdf && verify && ' · '}
    {verify && (
      <a className="link" href={verify} rel="noopener">
        {labels.verify}
      </a>
    )}
  </>
)

function FleetTable({ credentials }: PartProps) {
  const { columns } = credentials.fleet
  return (
    <Table columns={columns}>
      {shownCredentials(credentials).ships.map(
        ({ name, imo, type, capacity, built, flag, class: society }) => (
          <Row
            key={name}
            head={
              <>
                {name} {imo && <small className="numeric">{withoutBreaks(imo)}</small>}
              </>
            }
          >
            {[type, withoutBreaks(capacity), built, flag, society].map((text, index) => (
              <Cell key={columns[index + 1]} column={columns[index + 1]}>
                {text}
              </Cell>
            ))}
          </Row>
        ),
      )}
    </Table>
  )
}

/** For owners who want no ship's name shown. */
const FleetTotals = ({ credentials }: PartProps) => (
  <dl className={styles.cards}>
    {shownCredentials(credentials).totals.map(({ number, label }) => (
      <Fact key={label} label={label} className="display-3">
        {number}
      </Fact>
    ))}
  </dl>
)

const Particulars = ({ credentials }: PartProps) => (
  <dl className={styles.cards}>
    {shownCredentials(credentials).particulars.map(({ label, value }) => (
      <Fact key={label} label={label} className="numeric">
        {value}
      </Fact>
    ))}
  </dl>
)
