import { Claim } from '../../components/claim/claim'
import { Icon } from '../../components/icon/icon'
import { Picture } from '../../components/picture/picture'
import { Table } from '../../components/table/table'
import { fill } from '../../lib/fill'
import { inquiryHref } from '../../lib/inquiry-prefill'
import { serviceHref, servicePageHref } from '../../lib/sections'
import { WhoAnswers } from './who-answers'
import { Part } from './part'
import type { ServicePageProps } from './service-page-props'
import styles from './service-page.module.css'

/**
 * All about one service: what it includes, on what terms, who answers for it, how a piece of work goes, and how to begin.
 * What content leaves empty has no part.
 */
export function ServicePage(props: ServicePageProps) {
  const { id, labels, items, lists, tables, send, inquiry, previous, next } = props
  return (
    <div className={styles.page}>
      <Head {...props} />
      <Part headline={labels.covers}>
        <ul className={`body columns ${styles.claims}`}>
          {items.map((item) => (
            <Claim key={item.text} {...item} className="ruled" />
          ))}
        </ul>
      </Part>
      <Terms {...props} />
      {lists.map(({ columns, ...words }) => (
        <Part key={words.headline} {...words}>
          <div className="body columns">
            {columns.map((column) => (
              <Column key={column.title} {...column} />
            ))}
          </div>
        </Part>
      ))}
      <WhoAnswers {...props} />
      {tables.map(({ columns, rows, ...words }) => (
        <Part key={words.headline} {...words}>
          <div className="body framed theme-light">
            <Table
              columns={columns}
              // Rows of three have sentences; wider ones have figures, and sentences at the end.
              cellClasses={
                columns.length > 3
                  ? columns.slice(2).map(() => 'numeric')
                  : ['col-full', 'col-full']
              }
              rows={rows.map(([heading, ...cells]) => ({ heading, cells }))}
            />
          </div>
        </Part>
      ))}
      <Part headline={labels.start}>
        <div className="body stack">
          {send && (
            <>
              <h3 className="display-4">{labels.send}</h3>
              <p className="lead">{send}</p>
            </>
          )}
          <a className="button" href={inquiryHref(id)}>
            {inquiry}
            <Icon name="arrow-right" scale={1.2} />
          </a>
        </div>
      </Part>
      <nav className={`columns ${styles.others}`} aria-label={labels.others}>
        <Other {...previous} label={labels.previous} rel="prev" />
        <Other {...next} label={labels.next} rel="next" />
      </nav>
    </div>
  )
}

/** The title over the service's picture, and what it is in two sentences. */
const Head = ({ id, section, labels, position, title, text, picture }: ServicePageProps) => (
  <div className={`${styles.head} stack page-margin veiled over-picture`}>
    <Picture picture={picture} className="cropped" loading="eager" fetchPriority="high" />
    <p className="label">
      <a className="link" href={serviceHref('services', id)}>
        {section}
      </a>
      {` · ${fill(labels.position, position)}`}
    </p>
    <h1 className={`display-1 ${styles.title}`}>{title}</h1>
    <p className={`lead ${styles.text}`}>{text}</p>
  </div>
)

/** What the company can be held to. Nothing if content has no terms. */
const Terms = ({ labels, terms }: ServicePageProps) =>
  terms.length > 0 && (
    <Part headline={labels.terms}>
      <dl className="body">
        {terms.map(({ label, value, note }) => (
          <div key={label} className={`ruled ${styles.term}`}>
            <dt>{label}</dt>
            <dd className={styles.value}>{value}</dd>
            {note && <dd className="muted">{note}</dd>}
          </div>
        ))}
      </dl>
    </Part>
  )

/** One of several lists side by side. */
const Column = ({ title, items }: ServicePageProps['lists'][number]['columns'][number]) => (
  <div className="stack">
    <h3 className="display-4">{title}</h3>
    <ul>
      {items.map((item) => (
        <li key={item} className={`ruled ${styles.listItem}`}>
          {item}
        </li>
      ))}
    </ul>
  </div>
)

type OtherProps = ServicePageProps['next'] & { label: string; rel: 'prev' | 'next' }

/** A link to the page of another service, over its picture. */
const Other = ({ id, menu, picture, label, rel }: OtherProps) => (
  <a
    className={`display-4 page-margin veiled over-picture ${styles.other}`}
    href={servicePageHref(id)}
    rel={rel}
  >
    <Picture picture={picture} className="cropped" isDecorative />
    <span className="small">{label}</span> {menu}
  </a>
)
