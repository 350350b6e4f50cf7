import type { Papers as PapersContent } from '../../content/papers'
import { shownPapers } from '../../content/shown-papers'
import { PAPERS_HREF, PAPERS_ID } from '../../lib/papers-href'
import { Badge } from '../../components/badge/badge'
import { Icon } from '../../components/icon/icon'
import { Lines } from '../../components/lines/lines'
import { Certificates } from './certificates'
import { Fleet } from './fleet'
import documentStyles from './documents.module.css'
import styles from './papers.module.css'

interface Props {
  papers: PapersContent
  /** Of each PDF that is there, in bytes. */
  sizes: Readonly<Record<string, number>>
  /** All of them, in tables. The landing page only says what there is, and leads there. */
  isWhole: boolean
}

/** The third part of About, on the chart's paper: what a stranger can check. Nothing without an entry. */
export function Papers({ papers, sizes, isWhole }: Props) {
  const shown = shownPapers(papers)
  const { certificates, ships, company } = papers
  const documents = [
    {
      title: certificates.title,
      count: shown.certificates.length,
      body: <Certificates papers={papers} sizes={sizes} />,
    },
    {
      title: ships.title,
      count: shown.ships.length + shown.figures.length,
      body: <Fleet papers={papers} />,
    },
    {
      title: company.title,
      count: shown.particulars.length,
      body: (
        <dl className={styles.particulars}>
          {shown.particulars.map(({ label, value, isNumber }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className={isNumber ? documentStyles.number : undefined}>{value}</dd>
            </div>
          ))}
        </dl>
      ),
    },
  ].filter(({ count }) => count > 0)
  if (documents.length === 0) return null
  return (
    <div id={PAPERS_ID} className={styles.papers}>
      <div className={styles.column}>
        <div className={styles.bar}>
          <p className={styles.label}>{papers.label}</p>
          {papers.specimen && <Badge>{papers.mark}</Badge>}
        </div>
        <div className={styles.head} data-arrival="">
          <h2 className={styles.headline}>
            <Lines lines={papers.headline} />
          </h2>
          <div className={styles.text}>
            <p>{papers.text}</p>
            {papers.specimen && <p className={styles.note}>{papers.note}</p>}
          </div>
        </div>
        {isWhole ? (
          <div className={styles.documents} data-several={documents.length > 1 ? '' : undefined}>
            {documents.map(({ title, body }) => (
              <div key={title} className={styles.document}>
                <h3 className={styles.title}>{title}</h3>
                <div className={styles.body}>{body}</div>
              </div>
            ))}
          </div>
        ) : (
          <a className={styles.way} href={PAPERS_HREF}>
            {documents.map(({ title }) => title).join(' · ')}
            <Icon name="arrow-right" scale={1.2} className={styles.arrow} />
          </a>
        )}
      </div>
    </div>
  )
}
