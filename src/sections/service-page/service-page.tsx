import { clsx } from 'clsx'
import { Badge } from '../../components/badge'
import { Disclosure } from '../../components/disclosure/disclosure'
import { IncludedItem } from '../../components/included-item'
import { KeyFactLinks } from '../../components/key-fact-links/key-fact-links'
import { ButtonLink, ContactLink, ContactLinkList, TextLink } from '../../components/links'
import { noTranslateSpan } from '../../components/no-translate-span'
import { GlowOverlay } from '../../components/picture/glow-overlay'
import { Picture } from '../../components/picture/picture'
import { Table } from '../../components/table/table'
import { TextWithContactLinks } from '../../components/text-with-contact-links'
import { fillPlaceholders } from '../../lib/format'
import { serviceHrefFrom } from '../../lib/page-ids'
import { inquiryHref } from '../../lib/topic-url'
import { ContactAndCertificates } from './contact-and-certificates'
import type { ServicePageProps } from './service-page-props'
import styles from './service-page.module.css'

/** Omits empty sections. */
export function ServicePage(props: ServicePageProps) {
  const { labels, service, termGroups, otherServices } = props
  return (
    <div className={styles.page}>
      <ServiceHeader {...props} />
      <div className={`page-margin ${styles.sections}`}>
        <KeyFactLinks label={labels.keyFactsLabel} facts={props.keyFacts} />
        <div className={clsx(props.whatToSend && 'columns', styles.scopeAndGetStarted)}>
          <section id="scope" className="stack">
            <h2 className="display-3">{labels.scope}</h2>
            <p className="lead">{service.text}</p>
            <IncludedItems items={service.items} />
          </section>
          {props.whatToSend && <GetStarted {...props} />}
        </div>
        <div className={styles.disclosures}>
          {termGroups.length > 0 && <Terms labels={labels} termGroups={termGroups} />}
          <div>
            {disclosuresOf(props).map((section) => (
              <Disclosure key={section.id} heading="h2" {...section} />
            ))}
          </div>
        </div>
      </div>
      {otherServices.length > 0 && (
        <nav className={`columns ${styles.otherServices}`} aria-label={labels.otherServicesLabel}>
          {otherServices.map((link) => (
            <OtherServiceLink key={link.rel} {...link} />
          ))}
        </nav>
      )}
    </div>
  )
}

const disclosuresOf = ({
  labels,
  groupedLists,
  tables,
  responsibility,
  shipNames,
}: ServicePageProps) => [
  ...groupedLists.map(({ id, headline, text, groups }) => ({
    id,
    headline,
    hint: text || <DisclosureHint names={groups.map(({ title }) => title)} />,
    children: <ListGroups groups={groups} shipNames={shipNames} />,
  })),
  ...(responsibility.isShown
    ? [
        {
          id: 'responsible',
          headline: labels.responsibility,
          hint: <DisclosureHint names={responsibilityNames(responsibility)} />,
          children: <ContactAndCertificates labels={labels} {...responsibility} />,
        },
      ]
    : []),
  ...tables.map(({ id, headline, text, columns, rows }) => ({
    id,
    headline,
    hint: text,
    children: <TableCard columns={columns} rows={rows} />,
  })),
]

const responsibilityNames = ({ dutyContact, certificates }: ServicePageProps['responsibility']) =>
  [dutyContact?.duty, ...certificates.map(({ name }) => name)].filter((name) => name !== undefined)

const DisclosureHint = ({ names }: { names: string[] }) => (
  <span className="screen-only">{names.join(' · ')}</span>
)

const ServiceHeader = ({ labels, service, responsibility, seafarersLink }: ServicePageProps) => (
  <div className={`stack page-margin overlay-host with-background-picture ${styles.header}`}>
    <div className={`cover ${styles.picture}`}>
      <Picture
        picture={service.picture}
        className="object-cover"
        loading="eager"
        fetchPriority="high"
      />
      {service.glow && <GlowOverlay {...service.glow} focus={service.picture.focus} />}
    </div>
    <p className="label">
      <TextLink href={serviceHrefFrom('services', service.id)}>{service.parentName}</TextLink>
      {` · ${fillPlaceholders(labels.positionLabel, service.position)}`}
    </p>
    <h1 className={`display-2 ${styles.title}`}>{service.title}</h1>
    <div className={`cluster ${styles.actions}`}>
      <ButtonLink href={inquiryHref(service.id)}>{service.inquiryLink.label}</ButtonLink>
      {responsibility.dutyContact && (
        <p>
          {`${responsibility.dutyContact.duty} `}
          <ContactLink to={responsibility.dutyContact.phone} />
        </p>
      )}
      {responsibility.allDayContacts.map(({ name, duty, phone }) => (
        <p key={phone}>
          {`${name || duty} `}
          <ContactLink to={phone} /> <Badge>{responsibility.allDayLabel}</Badge>
        </p>
      ))}
      {seafarersLink && (
        <p>
          <TextLink href={seafarersLink.href}>{seafarersLink.text}</TextLink>
        </p>
      )}
    </div>
  </div>
)

const IncludedItems = ({ items }: Pick<ServicePageProps['service'], 'items'>) => (
  <ul className={`columns ${styles.includedItems}`}>
    {items.map((item, index) => (
      <IncludedItem key={index} {...item} className="rule-above" />
    ))}
  </ul>
)

const Terms = ({ labels, termGroups }: Pick<ServicePageProps, 'labels' | 'termGroups'>) => (
  <section id="terms">
    <h2 className={`display-3 ${styles.termsHeading}`}>{labels.terms}</h2>
    {termGroups.map(({ id, headline, terms }) =>
      headline ? (
        <Disclosure
          key={id}
          id={id}
          heading="h3"
          headline={headline}
          hint={<DisclosureHint names={terms.map(({ label }) => label)} />}
        >
          <TermList terms={terms} />
        </Disclosure>
      ) : (
        <TermList key={id} terms={terms} />
      ),
    )}
  </section>
)

const TermList = ({ terms }: Pick<ServicePageProps['termGroups'][number], 'terms'>) => (
  <dl>
    {terms.map(({ label, value, note }, index) => (
      <div key={index} className={`rule-above ${styles.termRow}`}>
        <dt>{label}</dt>
        <dd className={styles.value}>{value}</dd>
        {note && (
          <dd className="muted">
            <TextWithContactLinks text={note} />
          </dd>
        )}
      </div>
    ))}
  </dl>
)

type ListGroupsProps = Pick<ServicePageProps['groupedLists'][number], 'groups'> &
  Pick<ServicePageProps, 'shipNames'>

const ListGroups = ({ groups, shipNames }: ListGroupsProps) => (
  <div className={`columns ${styles.groups}`}>
    {groups.map(({ title, contacts, table, items }, groupIndex) => (
      <div key={groupIndex} className="stack">
        <h3 className="display-4">{title}</h3>
        <ContactLinkList contacts={contacts} />
        {table && (
          <Table
            columns={table.columns}
            rows={table.rows.map((cells) =>
              cells.map((cell) => (shipNames.includes(cell) ? noTranslateSpan(cell) : cell)),
            )}
          />
        )}
        <ul>
          {items.map((item, index) => (
            <li key={index} className={`rule-above ${styles.listItem}`}>
              <TextWithContactLinks text={item} />
            </li>
          ))}
        </ul>
      </div>
    ))}
  </div>
)

const MAX_COLUMNS_NAMED_ONCE = 3

type TableCardProps = Pick<ServicePageProps['tables'][number], 'columns' | 'rows'>

const TableCard = ({ columns, rows }: TableCardProps) => (
  <div className={`card theme-light ${styles.table}`}>
    <Table
      columns={columns}
      rows={rows}
      namesColumnsOnce={columns.length <= MAX_COLUMNS_NAMED_ONCE}
    />
  </div>
)

type GetStartedProps = Pick<ServicePageProps, 'labels' | 'whatToSend' | 'responsibility'>

const GetStarted = ({ labels, whatToSend, responsibility: { dutyContact } }: GetStartedProps) => (
  <section id="get-started" className="stack">
    <h2 className="display-3">{labels.getStarted}</h2>
    <h3 className="display-4">{labels.whatToSend}</h3>
    <p className="lead">{whatToSend}</p>
    {dutyContact?.email && (
      <p>
        <ContactLink to={dutyContact.email} />
      </p>
    )}
  </section>
)

type OtherServiceLinkProps = ServicePageProps['otherServices'][number]

const OtherServiceLink = ({ href, menuName, picture, label, rel }: OtherServiceLinkProps) => (
  <a
    className={`display-4 page-margin overlay-host with-background-picture ${styles.otherService}`}
    href={href}
    rel={rel}
  >
    <Picture picture={picture} className="object-cover" />
    <span className="small">{label}</span> {menuName}
  </a>
)
