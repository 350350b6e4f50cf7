import type { ReactNode } from 'react'
import { Badge } from '../../components/badge'
import { ButtonLink, ContactLink, ContactLinks, TextLink } from '../../components/link'
import { PartLinks } from '../../components/part-links/part-links'
import { Picture } from '../../components/picture/picture'
import { PictureGlow } from '../../components/picture/picture-glow'
import { RichText } from '../../components/rich-text'
import { ServiceItem } from '../../components/service-item'
import { Table } from '../../components/table/table'
import { untranslated } from '../../components/untranslated'
import { fill } from '../../lib/format'
import { serviceAnchorHref } from '../../lib/pages'
import { inquiryHref } from '../../lib/topic-url'
import { hasResponsibility, Responsibility } from './responsibility'
import type { ServicePageProps } from './service-page-props'
import styles from './service-page.module.css'

/**
 * All about one service: whom to ask, what it includes, on what terms, who is responsible for it, how a piece of work goes,
 * and how to begin. What content leaves empty has no part, and no link to it.
 */
export function ServicePage(props: ServicePageProps) {
  const { labels, service, responsibility, seafarersLink, otherServices } = props
  const parts = partsOf(props)
  return (
    <div className={styles.page}>
      <ServiceHeader labels={labels} service={service} responsibility={responsibility} />
      <PartLinks label={labels.partLinks} parts={parts}>
        {seafarersLink && (
          <li>
            <TextLink href={seafarersLink.href}>{seafarersLink.text}</TextLink>
          </li>
        )}
      </PartLinks>
      {parts.map(({ id, headline, text, children }) => (
        <section key={id} id={id} className={`grid-12 page-margin ${styles.part}`}>
          <div className={`aside stack ${styles.partHeading}`}>
            <h2 className="display-3">{headline}</h2>
            {text && <p className="lead">{text}</p>}
          </div>
          {children}
        </section>
      ))}
      {otherServices.length > 0 && (
        <nav className={`columns ${styles.others}`} aria-label={labels.otherServices}>
          {otherServices.map((link) => (
            <OtherServiceLink key={link.rel} {...link} />
          ))}
        </nav>
      )}
    </div>
  )
}

interface Part {
  id: string
  headline: string
  text?: string
  children: ReactNode
}

/** The parts of the page for which content has something, in their order. */
function partsOf(props: ServicePageProps): Part[] {
  const { labels, service, terms, lists, tables, responsibility, whatToSend } = props
  return [
    { id: 'covers', headline: labels.covers, children: <IncludedItems items={service.items} /> },
    { id: 'terms', headline: labels.terms, children: terms.length > 0 && <Terms terms={terms} /> },
    ...lists.map((list) => ({
      ...list,
      children: <Groups groups={list.groups} shipNames={props.shipNames} />,
    })),
    {
      id: 'responsible',
      headline: labels.responsible,
      children: hasResponsibility(responsibility) && (
        <Responsibility labels={labels} {...responsibility} />
      ),
    },
    ...tables.map((table) => ({
      ...table,
      children: <FramedTable columns={table.columns} rows={table.rows} />,
    })),
    {
      id: 'start',
      headline: labels.start,
      children: whatToSend && (
        <WhatToSend labels={labels} text={whatToSend} dutyContact={responsibility.dutyContact} />
      ),
    },
  ].filter(({ children }) => children)
}

type ServiceHeaderProps = Pick<ServicePageProps, 'labels' | 'service' | 'responsibility'>

const ServiceHeader = ({ labels, service, responsibility }: ServiceHeaderProps) => (
  <div className={`stack page-margin has-overlay on-picture ${styles.header}`}>
    <div className={`fill-parent ${styles.picture}`}>
      <Picture picture={service.picture} className="cropped" loading="eager" fetchPriority="high" />
      {service.glow && <PictureGlow {...service.glow} focus={service.picture.focus} />}
    </div>
    <p className="label">
      {/* To the service on /services */}
      <TextLink href={serviceAnchorHref('services', service.id)}>{service.parentName}</TextLink>
      {` · ${fill(labels.position, service.position)}`}
    </p>
    <h1 className={`display-2 ${styles.title}`}>{service.title}</h1>
    <p className={`lead ${styles.text}`}>{service.text}</p>
    <div className={`cluster ${styles.actions}`}>
      <ButtonLink href={inquiryHref(service.id)}>{service.inquiryLink.label}</ButtonLink>
      {responsibility.dutyContact && (
        <p>
          {`${responsibility.dutyContact.duty} `}
          <ContactLink to={responsibility.dutyContact.phone} />
        </p>
      )}
      {responsibility.allDayContacts.map(({ phone }) => (
        <p key={phone}>
          <Badge>{responsibility.allDayLabel}</Badge> <ContactLink to={phone} />
        </p>
      ))}
    </div>
  </div>
)

const IncludedItems = ({ items }: Pick<ServicePageProps['service'], 'items'>) => (
  <ul className={`beside-aside columns ${styles.items}`}>
    {items.map((item, index) => (
      <ServiceItem key={index} {...item} className="ruled" />
    ))}
  </ul>
)

const Terms = ({ terms }: Pick<ServicePageProps, 'terms'>) => (
  <dl className="beside-aside">
    {terms.map(({ label, value, note }, index) => (
      <div key={index} className={`ruled ${styles.term}`}>
        <dt>{label}</dt>
        <dd className={styles.value}>{value}</dd>
        {note && <dd className="muted">{note}</dd>}
      </div>
    ))}
  </dl>
)

type GroupsProps = Pick<ServicePageProps['lists'][number], 'groups'> &
  Pick<ServicePageProps, 'shipNames'>

/** Lists side by side, each with its title, where to write or call about it, and a table. */
const Groups = ({ groups, shipNames }: GroupsProps) => (
  <div className={`beside-aside columns ${styles.groups}`}>
    {groups.map(({ title, contacts, table, items }, groupIndex) => (
      <div key={groupIndex} className="stack">
        <h3 className="display-4">{title}</h3>
        <ContactLinks contacts={contacts} />
        {table && (
          <Table
            columns={table.columns}
            rows={table.rows.map((cells) =>
              cells.map((cell) => (shipNames.includes(cell) ? untranslated(cell) : cell)),
            )}
          />
        )}
        <ul>
          {items.map((item, index) => (
            <li key={index} className={`ruled ${styles.listItem}`}>
              <RichText text={item} />
            </li>
          ))}
        </ul>
      </div>
    ))}
  </div>
)

/** So many are legible without the name of its column in each cell. */
const MAX_COLUMNS_NAMED_ONCE = 3

type FramedTableProps = Pick<ServicePageProps['tables'][number], 'columns' | 'rows'>

const FramedTable = ({ columns, rows }: FramedTableProps) => (
  <div className={`beside-aside framed theme-light ${styles.table}`}>
    <Table
      columns={columns}
      rows={rows}
      namesColumnsOnce={columns.length <= MAX_COLUMNS_NAMED_ONCE}
    />
  </div>
)

interface WhatToSendProps extends Pick<ServicePageProps, 'labels'> {
  text: string
  dutyContact: ServicePageProps['responsibility']['dutyContact']
}

/** What to send first, and to which address. */
const WhatToSend = ({ labels, text, dutyContact }: WhatToSendProps) => (
  <div className="beside-aside stack">
    <h3 className="display-4">{labels.whatToSend}</h3>
    <p className="lead">{text}</p>
    {dutyContact?.email && (
      <p>
        <ContactLink to={dutyContact.email} />
      </p>
    )}
  </div>
)

type OtherServiceLinkProps = ServicePageProps['otherServices'][number]

const OtherServiceLink = ({ href, menuName, picture, label, rel }: OtherServiceLinkProps) => (
  <a
    className={`display-4 page-margin has-overlay on-picture ${styles.other}`}
    href={href}
    rel={rel}
  >
    <Picture picture={picture} className="cropped" />
    <span className="small">{label}</span> {menuName}
  </a>
)
