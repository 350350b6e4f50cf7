import type { ReactNode } from 'react'
import type { Content } from '../../content/read-content'
import type { Seafarers as Texts } from '../../content/seafarers'
import { fill, formatDay } from '../../lib/format'
import { CertificateTable } from '../../components/certificate-table/certificate-table'
import { ContactLinks, TextLink } from '../../components/link/link'
import { DescriptionList } from '../../components/description-list/description-list'
import { SectionLinks } from '../../components/section-links/section-links'
import { Table } from '../../components/table/table'
import { TextPage, TextSection } from '../../components/text-page/text-page'
import styles from './seafarers.module.css'

type Props = Pick<Content, 'seafarers' | 'credentials'>

/** What seafarers ask: vacancies, answers, the licence, and whom to complain to. Without what has no entry. */
export function Seafarers({ seafarers, credentials }: Props) {
  const { vacancies, complaint, links } = seafarers
  const { certificates, seafarerNotice, link } = credentials
  const licence = certificates.entries.filter(({ id }) => id === seafarerNotice.certificate)
  const answers = seafarers.answers.filter(
    ({ showsLicence }) => !showsLicence || licence.length > 0,
  )
  const { allDay, entries } = credentials.dutyContacts
  const allDayLabel = <span translate="no">{allDay}</span>
  const labels = new Map(entries.map((each) => [each.phone, each.allDay ? allDayLabel : each.duty]))
  const hasSteps = complaint.steps.length > 0
  const sections = [vacancies, ...answers, ...(hasSteps ? [complaint] : [])]
  const headlines = sections.map(({ headline }) => headline)
  return (
    <TextPage {...seafarers} intro={<SectionLinks label={links} headlines={headlines} />}>
      <Vacancies {...vacancies} />
      {answers.map(({ headline, text, contacts, showsLicence }) => (
        <TextSection key={headline} title={headline}>
          {text.map((paragraph) => (
            <p key={paragraph} className="prose">
              {paragraph}
            </p>
          ))}
          <ContactLinks contacts={contacts} labels={labels} />
          {showsLicence && (
            <>
              <CertificateTable {...certificates} entries={licence} />
              <p>
                <TextLink href="/credentials">{link}</TextLink>
              </p>
            </>
          )}
        </TextSection>
      ))}
      {hasSteps && <Complaint {...complaint} labels={labels} />}
    </TextPage>
  )
}

const Vacancies = (props: Texts['vacancies']) => (
  <TextSection title={props.headline}>
    {props.entries.length > 0 ? (
      <Table
        columns={props.columns}
        rows={props.entries.map(({ rank, ship, flag, joining }) => [rank, ship, flag, joining])}
      />
    ) : (
      <p className="display-4">{props.none}</p>
    )}
    <p className="small muted">{fill(props.asAt, { day: formatDay(props.checked) })}</p>
    {props.sought.length > 0 && <DescriptionList className="stack" entries={props.sought} />}
  </TextSection>
)

type ComplaintProps = Texts['complaint'] & { labels: ReadonlyMap<string, ReactNode> }

const Complaint = ({ headline, text, steps, labels }: ComplaintProps) => (
  <TextSection title={headline}>
    <p className="prose">{text}</p>
    <ol className={`stack ${styles.steps}`}>
      {steps.map(({ where, who, how, contacts }) => (
        <li key={where}>
          <strong>{where}</strong>
          <p className="prose">{who}</p>
          {how && <p className="small muted">{how}</p>}
          <ContactLinks contacts={contacts} labels={labels} />
        </li>
      ))}
    </ol>
  </TextSection>
)
