import type { Certificate, Papers } from '../../content/papers'
import { issuerOf, shownPapers } from '../../content/shown-papers'
import { writtenDay, writtenSize } from '../../lib/written'
import { Badge } from '../../components/badge/badge'
import { Cell, Row, Table } from '../../components/table/table'
import styles from './documents.module.css'

interface Props {
  papers: Papers
  sizes: Readonly<Record<string, number>>
}

/** Who has issued which licence or certificate, until when, and where to check it. */
export function Certificates({ papers, sizes }: Props) {
  const { columns } = papers.certificates
  return (
    <Table columns={columns} className={styles.certificates}>
      {shownPapers(papers).certificates.map((certificate) => (
        <Row
          key={certificate.id}
          head={
            <>
              {certificate.paper}
              <small>{issuerOf(certificate, papers.certificates)}</small>
            </>
          }
        >
          <Cell className={styles.number}>{certificate.number}</Cell>
          <Cell className={styles.until}>
            {papers.specimen ? <Badge>{papers.mark}</Badge> : <Until {...certificate} />}
          </Cell>
          <Cell className={styles.checks}>
            <Checks certificate={certificate} papers={papers} sizes={sizes} />
          </Cell>
        </Row>
      ))}
    </Table>
  )
}

const Until = ({ validUntil }: Certificate) =>
  validUntil && <time dateTime={validUntil}>{writtenDay(validUntil)}</time>

interface ChecksProps extends Props {
  certificate: Certificate
}

/** The paper itself and the issuer's own word; of a specimen neither is there. */
function Checks({ certificate: { pdf, verify }, papers, sizes }: ChecksProps) {
  const { certificates: words, specimen } = papers
  if (specimen)
    return (
      <>
        <span>{words.pdf}</span> <span>{words.verify}</span>
      </>
    )
  return (
    <>
      {pdf && <a href={`/papers/${pdf}`}>{`${words.pdf}, ${writtenSize(sizes[pdf]!)}`}</a>}{' '}
      {verify && (
        <a href={verify} rel="noopener">
          {words.verify}
        </a>
      )}
    </>
  )
}
