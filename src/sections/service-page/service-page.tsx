import { Claim } from '../../components/claim/claim'
import { ButtonLink, TextLink } from '../../components/link/link'
import { Picture } from '../../components/picture/picture'
import { Table } from '../../components/table/table'
import { fill } from '../../lib/format'
import { inquiryHref } from '../../lib/inquiry-prefill'
import { serviceHref, servicePageHref } from '../../lib/sections'
import { WhoAnswers } from './who-answers'
import { ServiceSection } from './service-section'
import type { ServicePageProps } from './service-page-props'
import styles from './service-page.module.css'

/** All about one service: what it includes, terms, who answers, how work goes, how to begin. Without what is empty. */
export function ServicePage(props: ServicePageProps) {
  const { id, labels, items, lists, tables, send, inquiryLink, previous, next } = props
  return (
    <div className={styles.page}>
      <Head {...props} />
      <ServiceSection headline={labels.covers}>
        <ul className={`body ${styles.columns}`}>
          {items.map((item) => (
            <Claim key={item.text} {...item} className="ruled" />
          ))}
        </ul>
      </ServiceSection>
      <Terms {...props} />
      {lists.map(({ columns, ...words }) => (
        <ServiceSection key={words.headline} {...words}>
          <div className={`body ${styles.columns}`}>
            {columns.map((column) => (
              <Column key={column.title} {...column} />
            ))}
          </div>
        </ServiceSection>
      ))}
      <WhoAnswers {...props} />
      {tables.map(({ columns, rows, ...words }) => (
        <ServiceSection key={words.headline} {...words}>
          <div className="body framed theme-light">
            <Table
              columns={columns}
              // Rows of three have sentences; wider ones have figures, and sentences at the end.
              cellClasses={
                columns.length > 3
                  ? columns.slice(2).map(() => 'numeric')
                  : ['col-full', 'col-full']
              }
              rows={rows}
            />
          </div>
        </ServiceSection>
      ))}
      <ServiceSection headline={labels.start}>
        <div className="body stack">
          {send && (
            <>
              <h3 className="display-4">{labels.send}</h3>
              <p className="lead">{send}</p>
            </>
          )}
          <ButtonLink href={inquiryHref(id)}>{inquiryLink.label}</ButtonLink>
        </div>
      </ServiceSection>
      <nav className={styles.others} aria-label={labels.others}>
        <Other {...previous} label={labels.previous} rel="prev" />
        <Other {...next} label={labels.next} rel="next" />
      </nav>
    </div>
  )
}

const Head = ({ id, section, labels, position, title, text, picture }: ServicePageProps) => (
  <div className={`${styles.head} page-margin`}>
    <Picture picture={picture} className="cropped" loading="eager" fetchPriority="high" />
    <p className="label">
      <TextLink href={serviceHref('services', id)}>{section}</TextLink>
      {` · ${fill(labels.position, position)}`}
    </p>
    <h1 className={`display-1 ${styles.title}`}>{title}</h1>
    <p className={`lead ${styles.text}`}>{text}</p>
  </div>
)

/** What the company can be held to. Nothing if content has no terms. */
const Terms = ({ labels, terms }: ServicePageProps) =>
  terms.length > 0 && (
    <ServiceSection headline={labels.terms}>
      <dl className="body">
        {terms.map(({ label, value, note }) => (
          <div key={label} className={`ruled ${styles.term}`}>
            <dt>{label}</dt>
            <dd className={styles.value}>{value}</dd>
            {note && <dd className="muted">{note}</dd>}
          </div>
        ))}
      </dl>
    </ServiceSection>
  )

const Column = ({ title, items }: ServicePageProps['lists'][number]['columns'][number]) => (
  <div>
    <h3 className={`display-4 ${styles.listTitle}`}>{title}</h3>
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

const Other = ({ id, menu, picture, label, rel }: OtherProps) => (
  <a className={`display-4 page-margin ${styles.other}`} href={servicePageHref(id)} rel={rel}>
    <Picture picture={picture} className="cropped" isDecorative />
    <span className="small">{label}</span> {menu}
  </a>
)
