import type { Certificate, Papers } from '../../content/papers'
import { issuerOf, shownPapers } from '../../content/shown-papers'
import { PAPERS_HREF, PAPERS_ID } from '../../lib/papers-href'
import { formatDay, formatSize } from '../../lib/format'
import { RowLink } from '../../components/row-link/row-link'
import { Cell, Row, Table } from '../../components/table/table'
import layout from './about.module.css'
import styles from './certificates.module.css'

interface DocumentProps {
  papers: Papers
  /** The size of each certificate's PDF, in bytes. */
  pdfSizes: Readonly<Record<string, number>>
}

interface Props extends DocumentProps {
  /** Shows the documents. Otherwise only their titles, as a link to them. */
  isComplete?: boolean | undefined
}

/** What anyone can check: certificates, ships, the company's particulars. Nothing if none has an entry. */
export function Certificates({ papers, pdfSizes, isComplete }: Props) {
  const shown = [
    { ...papers.certificates, entries: 'certificates', Body: CertificateTable },
    { ...papers.ships, entries: 'ships', Body: ShipTable },
    { ...papers.ships, entries: 'figures', Body: ShipFigures },
    { ...papers.company, entries: 'particulars', Body: Particulars },
  ] as const
  const filled = shown.filter(({ entries }) => shownPapers(papers)[entries].length > 0)
  if (filled.length === 0) return null
  return (
    <div id={PAPERS_ID} className={`${layout.part} grid-12 page-margin`}>
      <div className="aside stack">
        <p className="label">{papers.label}</p>
        <h2 className="display-3">{papers.headline}</h2>
      </div>
      <div className="body stack">
        <p className="lead prose">
          {papers.text} {isComplete && papers.details}
        </p>
        {!isComplete && (
          <RowLink
            href={PAPERS_HREF}
            title={papers.read}
            text={filled.map(({ title }) => title).join(' · ')}
          />
        )}
      </div>
      {!isComplete && <CertificateCards papers={papers} />}
      {isComplete && (
        <div className="col-full framed theme-light">
          {filled.map(({ title, note, Body }) => (
            <div key={title} className={`${styles.document} grid-12`}>
              <div className="aside stack sticky">
                <h3 className="display-4">{title}</h3>
                {note && <p className="small prose muted">{note}</p>}
              </div>
              <div className="body">
                <Body papers={papers} pdfSizes={pdfSizes} />
              </div>
            </div>
          ))}
        </div>
      )}
    </div>
  )
}

/** A day, or a number with its unit. */
const inOneLine = (text: string) => text.replaceAll(' ', '\u00a0')

/** What each certificate is, its number, and until when it is valid. */
const CertificateCards = ({ papers }: Pick<DocumentProps, 'papers'>) => (
  <dl className={`col-full ${styles.papers}`}>
    {shownPapers(papers).certificates.map((certificate) => (
      <div key={certificate.id} className={`theme-light ${styles.card}`}>
        <dt className="small">{certificate.paper}</dt>
        {certificate.issuer && <dd className="small muted">{certificate.issuer}</dd>}
        <dd className={`numeric ${styles.number}`}>{certificate.number}</dd>
        <dd className={`small muted ${styles.until}`}>
          {certificate.validUntil && `${papers.certificates.columns[2]} `}
          <Until {...certificate} label={papers.certificates.noExpiry} />
        </dd>
      </div>
    ))}
  </dl>
)

/** Who has issued which certificate, until when, and where to check it. */
function CertificateTable({ papers, pdfSizes }: DocumentProps) {
  const { certificates } = papers
  const [, number, until] = certificates.columns
  const shown = shownPapers(papers).certificates
  const canBeChecked = shown.some(({ pdf, verify }) => pdf || verify)
  return (
    <Table columns={canBeChecked ? certificates.columns : certificates.columns.slice(0, -1)}>
      {shown.map((certificate) => (
        <Row
          key={certificate.id}
          head={
            <>
              {certificate.paper}
              <small className="small">{issuerOf(certificate, certificates)}</small>
            </>
          }
        >
          <Cell column={number} className="numeric">
            {certificate.number}
          </Cell>
          <Cell column={until} className="numeric">
            <Until {...certificate} label={certificates.noExpiry} />
          </Cell>
          {canBeChecked && (
            <Cell>
              <Checks certificate={certificate} labels={certificates} pdfSizes={pdfSizes} />
            </Cell>
          )}
        </Row>
      ))}
    </Table>
  )
}

/** `label` is for a certificate that does not expire. */
const Until = ({ validUntil, noExpiry, label }: Certificate & { label: string }) =>
  validUntil ? (
    <time dateTime={validUntil}>{inOneLine(formatDay(validUntil))}</time>
  ) : (
    noExpiry && label
  )

interface ChecksProps extends Pick<DocumentProps, 'pdfSizes'> {
  certificate: Certificate
  labels: Pick<Papers['certificates'], 'pdf' | 'verify'>
}

/** The certificate as a PDF, and where its issuer confirms it. */
const Checks = ({ certificate: { pdf, verify }, labels, pdfSizes }: ChecksProps) => (
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

function ShipTable({ papers }: DocumentProps) {
  const { columns } = papers.ships
  return (
    <Table columns={columns}>
      {shownPapers(papers).ships.map(
        ({ name, imo, type, capacity, built, flag, class: society }) => (
          <Row
            key={name}
            head={
              <>
                {name} {imo && <small className="numeric">{inOneLine(imo)}</small>}
              </>
            }
          >
            {[type, inOneLine(capacity), built, flag, society].map((text, index) => (
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
const ShipFigures = ({ papers }: DocumentProps) => (
  <dl className={styles.cards}>
    {shownPapers(papers).figures.map(({ number, label }) => (
      <div key={label}>
        <dt className="label">{label}</dt>
        <dd className="display-3">{number}</dd>
      </div>
    ))}
  </dl>
)

const Particulars = ({ papers }: DocumentProps) => (
  <dl className={styles.cards}>
    {shownPapers(papers).particulars.map(({ label, value }) => (
      <div key={label}>
        <dt className="label">{label}</dt>
        <dd className="numeric">{value}</dd>
      </div>
    ))}
  </dl>
)
