import type { Certificate, Papers } from '../../content/papers'
import { issuerOf, shownPapers } from '../../content/shown-papers'
import { PAPERS_HREF, PAPERS_ID } from '../../lib/papers-href'
import { writtenDay, writtenSize } from '../../lib/written'
import { Lines } from '../../components/lines/lines'
import { Icon } from '../../components/icon/icon'
import { Cell, Row, Table } from '../../components/table/table'
import styles from './certificates.module.css'
import documents from './documents.module.css'

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
    { title: papers.certificates.title, entries: 'certificates', Body: CertificateTable },
    { title: papers.ships.title, entries: 'ships', Body: ShipTable },
    { title: papers.ships.title, entries: 'figures', Body: ShipFigures },
    { title: papers.company.title, entries: 'particulars', Body: Particulars },
  ] as const
  const filled = shown.filter(({ entries }) => shownPapers(papers)[entries].length > 0)
  if (filled.length === 0) return null
  return (
    <div id={PAPERS_ID} className={styles.part}>
      <div className={styles.column}>
        <p className={styles.label}>{papers.label}</p>
        <div className={`${styles.head} rise`}>
          <h2 className={styles.headline}>
            <Lines lines={papers.headline} />
          </h2>
          <p className={styles.text}>{papers.text}</p>
        </div>
        {isComplete ? (
          <div className={styles.documents} data-several={filled.length > 1 || undefined}>
            {filled.map(({ title, Body }) => (
              <div key={title} className={styles.document}>
                <h3 className={styles.title}>{title}</h3>
                <div className={styles.body}>
                  <Body papers={papers} pdfSizes={pdfSizes} />
                </div>
              </div>
            ))}
          </div>
        ) : (
          <a className={styles.link} href={PAPERS_HREF}>
            {filled.map(({ title }) => title).join(' · ')}
            <Icon name="arrow-right" scale={1.2} className={styles.arrow} />
          </a>
        )}
      </div>
    </div>
  )
}

/** Who has issued which certificate, until when, and where to check it. */
function CertificateTable({ papers, pdfSizes }: DocumentProps) {
  const { certificates } = papers
  return (
    <Table columns={certificates.columns} className={documents.certificates}>
      {shownPapers(papers).certificates.map((certificate) => (
        <Row
          key={certificate.id}
          head={
            <>
              {certificate.paper}
              <small>{issuerOf(certificate, certificates)}</small>
            </>
          }
        >
          <Cell className={documents.number}>{certificate.number}</Cell>
          <Cell className={documents.until}>
            <Until {...certificate} />
          </Cell>
          <Cell className={documents.checks}>
            <Checks certificate={certificate} labels={certificates} pdfSizes={pdfSizes} />
          </Cell>
        </Row>
      ))}
    </Table>
  )
}

const Until = ({ validUntil }: Certificate) =>
  validUntil && <time dateTime={validUntil}>{writtenDay(validUntil)}</time>

interface ChecksProps extends Pick<DocumentProps, 'pdfSizes'> {
  certificate: Certificate
  labels: Pick<Papers['certificates'], 'pdf' | 'verify'>
}

/** The certificate as a PDF, and where its issuer confirms it. */
const Checks = ({ certificate: { pdf, verify }, labels, pdfSizes }: ChecksProps) => (
  <>
    {pdf && <a href={`/papers/${pdf}`}>{`${labels.pdf}, ${writtenSize(pdfSizes[pdf]!)}`}</a>}{' '}
    {verify && (
      <a href={verify} rel="noopener">
        {labels.verify}
      </a>
    )}
  </>
)

const ShipTable = ({ papers }: DocumentProps) => (
  <Table columns={papers.ships.columns} className={documents.ships}>
    {shownPapers(papers).ships.map(({ name, type, flag, class: society, built }) => (
      <Row key={name} head={name}>
        <Cell>{type}</Cell>
        <Cell>{flag}</Cell>
        <Cell>{society}</Cell>
        <Cell>{built}</Cell>
      </Row>
    ))}
  </Table>
)

/** For owners who want no ship's name shown. */
const ShipFigures = ({ papers }: DocumentProps) => (
  <dl className={documents.figures}>
    {shownPapers(papers).figures.map(({ number, label }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{number}</dd>
      </div>
    ))}
  </dl>
)

const Particulars = ({ papers }: DocumentProps) => (
  <dl className={styles.particulars}>
    {shownPapers(papers).particulars.map(({ label, value, isNumber }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd className={isNumber ? documents.number : undefined}>{value}</dd>
      </div>
    ))}
  </dl>
)
