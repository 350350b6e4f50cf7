import { CertificateTable } from '../../components/certificate-table'
import { DescriptionList } from '../../components/description-list'
import { ContactLinks, CREDENTIALS_HREF, TextLink } from '../../components/link'
import { RichText } from '../../components/rich-text'
import { Table } from '../../components/table/table'
import { TextPage, TextPart } from '../../components/text-page/text-page'
import { untranslated } from '../../components/untranslated'
import type { Content } from '../../content/read-content'
import type { SeafarersContent } from '../../content/seafarers'
import { fill, formatDay } from '../../lib/format'
import styles from './seafarers-page.module.css'

type Props = Pick<Content, 'credentials'> & { seafarers: Omit<SeafarersContent, 'page'> }

/** What seafarers ask: vacancies, answers, the licence, and whom to complain to. A part without an entry is left out. */
export function SeafarersPage({ seafarers, credentials }: Props) {
  const { label, headline, text, partLinks } = seafarers
  const { certificates, seafarerNotice } = credentials
  const licence = certificates.entries.filter(({ id }) => id === seafarerNotice.certificate)
  const answers = seafarers.answers.filter(
    ({ showsLicence }) => !showsLicence || licence.length > 0,
  )
  const vacancies = { id: 'vacancies', ...seafarers.vacancies }
  const complaint = { id: 'complaint', ...seafarers.complaint }
  const hasSteps = complaint.steps.length > 0
  const parts = [vacancies, ...answers, ...(hasSteps ? [complaint] : [])]
  return (
    <TextPage label={label} headline={headline} text={text} partLinks={{ label: partLinks, parts }}>
      <TextPart id={vacancies.id} headline={vacancies.headline}>
        <Vacancies vacancies={vacancies} />
      </TextPart>
      {answers.map(({ id, headline, table, text, contacts, showsLicence }) => (
        <TextPart key={id} id={id} headline={headline}>
          {table && <Table {...table} />}
          {text.map((paragraph, index) => (
            <p key={index} className="prose">
              <RichText text={paragraph} />
            </p>
          ))}
          <ContactLinks contacts={contacts} />
          {showsLicence && (
            <>
              <CertificateTable certificates={licence} credentials={credentials} />
              <p>
                <TextLink href={CREDENTIALS_HREF}>{credentials.link}</TextLink>
              </p>
            </>
          )}
        </TextPart>
      ))}
      {hasSteps && (
        <TextPart id={complaint.id} headline={complaint.headline}>
          <Complaint complaint={complaint} />
        </TextPart>
      )}
    </TextPage>
  )
}

const Vacancies = ({ vacancies }: Pick<SeafarersContent, 'vacancies'>) => (
  <>
    {vacancies.entries.length > 0 ? (
      <Table
        columns={vacancies.columns}
        rows={vacancies.entries.map(({ rank, ship, flag, joining }) => [
          rank,
          untranslated(ship),
          flag,
          joining,
        ])}
      />
    ) : (
      <p className="display-4">{vacancies.none}</p>
    )}
    <p className="small muted">{fill(vacancies.asAt, { day: formatDay(vacancies.checked) })}</p>
    {vacancies.sought.length > 0 && (
      <DescriptionList className="stack" entries={vacancies.sought} />
    )}
  </>
)

const Complaint = ({ complaint }: Pick<SeafarersContent, 'complaint'>) => (
  <>
    <p className="prose">{complaint.text}</p>
    <ol className={`stack ${styles.steps}`}>
      {complaint.steps.map(({ where, who, how, contacts }, index) => (
        <li key={index}>
          <strong>{where}</strong>
          <p className="prose">{who}</p>
          {how && <p className="small muted">{how}</p>}
          <ContactLinks contacts={contacts} />
        </li>
      ))}
    </ol>
  </>
)
