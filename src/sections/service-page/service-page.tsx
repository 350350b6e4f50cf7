import { Claim } from '../../components/claim/claim'
import { Icon } from '../../components/icon/icon'
import { Picture } from '../../components/picture/picture'
import { Table } from '../../components/table/table'
import { fill } from '../../lib/fill'
import { inquiryHref } from '../../lib/inquiry-prefill'
import { SEAFARERS_HREF, serviceHref, servicePageHref } from '../../lib/sections'
import { Part, partId, type PartProps } from './part'
import type { ServicePageProps } from './service-page-props'
import { hasAnswers, WhoAnswers } from './who-answers'
import styles from './service-page.module.css'

/**
 * All about one service: what it includes, on what terms, who answers for it, how a piece of work goes, and how to begin.
 * What content leaves empty has no part, and no link to it.
 */
export function ServicePage(props: ServicePageProps) {
  const { labels, previous, next } = props
  const parts = partsOf(props)
  return (
    <div className={styles.page}>
      <Head {...props} />
      <nav className={`page-margin ${styles.parts}`} aria-label={labels.parts}>
        <ul className="cluster">
          {parts.map(({ headline }) => (
            <li key={headline}>
              <a className="link" href={`#${partId(headline)}`}>
                {headline}
              </a>
            </li>
          ))}
          {props.seafarers && (
            <li>
              <a className="link" href={SEAFARERS_HREF}>
                {props.seafarers}
              </a>
            </li>
          )}
        </ul>
      </nav>
      {parts.map((part) => (
        <Part key={part.headline} {...part} />
      ))}
      <nav className={`columns ${styles.others}`} aria-label={labels.others}>
        <Other {...previous} label={labels.previous} rel="prev" />
        <Other {...next} label={labels.next} rel="next" />
      </nav>
    </div>
  )
}

/** The parts of the page for which content has something, in their order. */
function partsOf(props: ServicePageProps): PartProps[] {
  const { labels, items, terms, lists, tables } = props
  return [
    { headline: labels.covers, children: <Items items={items} /> },
    { headline: labels.terms, children: terms.length > 0 && <Terms terms={terms} /> },
    ...lists.map(({ columns, ...words }) => ({ ...words, children: <Lists columns={columns} /> })),
    { headline: labels.answers, children: hasAnswers(props) && <WhoAnswers {...props} /> },
    ...tables.map(({ headline, text, ...table }) => ({
      headline,
      text,
      children: <Steps {...table} />,
    })),
    { headline: labels.start, children: <Start {...props} /> },
  ].filter(({ children }) => children)
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

const Items = ({ items }: Pick<ServicePageProps, 'items'>) => (
  <ul className={`body columns ${styles.claims}`}>
    {items.map((item) => (
      <Claim key={item.text} {...item} className="ruled" />
    ))}
  </ul>
)

const Terms = ({ terms }: Pick<ServicePageProps, 'terms'>) => (
  <dl className="body">
    {terms.map(({ label, value, note }) => (
      <div key={label} className={`ruled ${styles.term}`}>
        <dt>{label}</dt>
        <dd className={styles.value}>{value}</dd>
        {note && <dd className="muted">{note}</dd>}
      </div>
    ))}
  </dl>
)

/** Lists side by side, each with its title. */
const Lists = ({ columns }: Pick<ServicePageProps['lists'][number], 'columns'>) => (
  <div className="body columns">
    {columns.map(({ title, items }) => (
      <div key={title} className="stack">
        <h3 className="display-4">{title}</h3>
        <ul>
          {items.map((item) => (
            <li key={item} className={`ruled ${styles.listItem}`}>
              {item}
            </li>
          ))}
        </ul>
      </div>
    ))}
  </div>
)

/** A table whose rows of three have sentences; wider ones have figures, and sentences at the end. */
const Steps = ({ columns, rows }: Pick<ServicePageProps['tables'][number], 'columns' | 'rows'>) => (
  <div className="body framed theme-light">
    <Table
      columns={columns}
      cellClasses={
        columns.length > 3 ? columns.slice(2).map(() => 'numeric') : ['col-full', 'col-full']
      }
      rows={rows.map(([heading, ...cells]) => ({ heading, cells }))}
    />
  </div>
)

/** What to send first, if content says so, and the link to the form. */
const Start = ({ id, labels, send, inquiry }: ServicePageProps) => (
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
