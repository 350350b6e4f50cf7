import type { Papers as PapersContent } from '../../content/papers'
import { shownPapers } from '../../content/shown-papers'
import { PAPERS_HREF, PAPERS_ID } from '../../lib/papers-href'
import { Boxed } from '../../ui/boxed/boxed'
import { Lines } from '../../ui/lines/lines'
import { Certificates } from './certificates'
import { Fleet } from './fleet'
import styles from './papers.module.css'

interface Props {
  papers: PapersContent
  /** Of each PDF that is there, in bytes. */
  sizes: Readonly<Record<string, number>>
  /** All of them, in tables. The landing page only names them. */
  isWhole: boolean
}

/** The third part of About, on the chart's paper: what a stranger can check. Nothing without an entry. */
export function Papers({ papers, sizes, isWhole }: Props) {
  const shown = shownPapers(papers)
  const { certificates, ships, company } = papers
  const documents = [
    {
      title: certificates.title,
      names: shown.certificates.map(({ short }) => short),
      body: <Certificates papers={papers} sizes={sizes} />,
    },
    {
      title: ships.title,
      names: [
        ...shown.ships.map(({ name }) => name),
        ...shown.figures.map(({ number, label }) => `${number} ${label}`),
      ],
      body: <Fleet papers={papers} />,
    },
    {
      title: company.title,
      names: shown.particulars.map(({ value }) => value),
      body: (
        <dl className={styles.particulars}>
          {shown.particulars.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ),
    },
  ].filter(({ names }) => names.length > 0)
  if (documents.length === 0) return null
  return (
    <div id={PAPERS_ID} className={styles.papers}>
      <div className={styles.column}>
        <div className={styles.bar}>
          <p className={styles.label}>{papers.label}</p>
          {papers.specimen && <Boxed>{papers.mark}</Boxed>}
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
        <div
          className={styles.documents}
          data-several={isWhole && documents.length > 1 ? '' : undefined}
        >
          {documents.map(({ title, names, body }) => (
            <div key={title} className={styles.document}>
              <h3 className={styles.title}>{title}</h3>
              {isWhole ? (
                <div className={styles.body}>{body}</div>
              ) : (
                <p className={styles.body}>{names.join(' · ')}</p>
              )}
            </div>
          ))}
        </div>
        {!isWhole && (
          <a className={styles.read} href={PAPERS_HREF}>
            {papers.read}
          </a>
        )}
      </div>
    </div>
  )
}
