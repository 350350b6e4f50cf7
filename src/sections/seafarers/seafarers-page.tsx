import type { PictureFiles } from '../../build/responsive-picture'
import { CertificateTable } from '../../components/certificate-table'
import { ContentPage, ContentPageSection } from '../../components/content-page/content-page'
import { Disclosure } from '../../components/disclosure/disclosure'
import { ContactLinkList, CREDENTIALS_HREF, TextLink } from '../../components/links'
import { noTranslateSpan } from '../../components/no-translate-span'
import { Table } from '../../components/table/table'
import { TextWithContactLinks } from '../../components/text-with-contact-links'
import { fillKeyFacts } from '../../content/fill-key-facts'
import { certificatePlaceholderValues } from '../../content/filled-credentials'
import type { Certificate, CredentialsContent } from '../../content/schemas/credentials'
import type { SeafarersContent } from '../../content/schemas/seafarers'
import { fillPlaceholders, formatDay } from '../../lib/format'
import styles from './seafarers-page.module.css'

interface Props {
  seafarers: Omit<SeafarersContent, 'metadata' | 'picture'>
  credentials: CredentialsContent
  picture?: PictureFiles | undefined
}

/** Omits empty sections. */
export function SeafarersPage({ seafarers, credentials, picture }: Props) {
  const { label, headline, text, callToAction, keyFactsLabel, vacancies, complaint } = seafarers
  const { certificates, seafarerNotice } = credentials
  const licence = certificates.entries.find(({ id }) => id === seafarerNotice.certificateId)
  const answers = seafarers.answers.filter(({ showsLicence }) => !showsLicence || licence)
  const foldedAnswers = answers.filter(({ hint }) => hint)
  const hasSteps = complaint.steps.length > 0
  const licencePlaceholders = licence && certificatePlaceholderValues(licence)
  const sections = {
    vacancies: { count: vacancies.entries.length || vacancies.noVacanciesInKeyFacts },
    ...(hasSteps && { complaint: {} }),
    ...Object.fromEntries(answers.map(({ id }) => [id, { ...licencePlaceholders }])),
  }
  const contentOf = (answer: Answer) => (
    <AnswerContent answer={answer} licence={licence} credentials={credentials} />
  )
  return (
    <ContentPage
      label={label}
      headline={headline}
      text={text}
      picture={picture}
      callToAction={callToAction}
      keyFacts={{ label: keyFactsLabel, facts: fillKeyFacts(seafarers.keyFacts, sections) }}
    >
      <ContentPageSection id="vacancies" headline={vacancies.headline}>
        <Vacancies vacancies={vacancies} />
      </ContentPageSection>
      {answers
        .filter(({ hint }) => !hint)
        .map((answer) => (
          <ContentPageSection key={answer.id} id={answer.id} headline={answer.headline}>
            {contentOf(answer)}
          </ContentPageSection>
        ))}
      {(foldedAnswers.length > 0 || hasSteps) && (
        <ContentPageSection headline={seafarers.foldedAnswersHeadline}>
          <div className={styles.disclosures}>
            {foldedAnswers.map((answer) => (
              <Disclosure key={answer.id} {...disclosureOf(answer)} id={answer.id}>
                <div className="stack">{contentOf(answer)}</div>
              </Disclosure>
            ))}
            {hasSteps && (
              <Disclosure {...disclosureOf(complaint)} id="complaint">
                <Complaint complaint={complaint} />
              </Disclosure>
            )}
          </div>
        </ContentPageSection>
      )}
    </ContentPage>
  )
}

const disclosureOf = ({ headline, hint }: { headline: string; hint: string }) =>
  ({ heading: 'h3', headline, hint }) as const

type Answer = SeafarersContent['answers'][number]

interface AnswerProps {
  answer: Answer
  licence: Certificate | undefined
  credentials: CredentialsContent
}

const AnswerContent = ({ answer, licence, credentials }: AnswerProps) => (
  <>
    {answer.table && <Table {...answer.table} />}
    {answer.text.map((paragraph, index) => (
      <p key={index} className="max-line-length">
        <TextWithContactLinks text={paragraph} />
      </p>
    ))}
    <ContactLinkList contacts={answer.contacts} />
    {answer.showsLicence && licence && (
      <>
        <CertificateTable certificates={[licence]} credentials={credentials} />
        <p>
          <TextLink href={CREDENTIALS_HREF}>{credentials.linkText}</TextLink>
        </p>
      </>
    )}
  </>
)

const Vacancies = ({ vacancies }: Pick<SeafarersContent, 'vacancies'>) => (
  <>
    {vacancies.entries.length > 0 ? (
      <Table
        columns={vacancies.columns}
        rows={vacancies.entries.map(({ rank, ship, flag, joining }) => [
          rank,
          noTranslateSpan(ship),
          flag,
          joining,
        ])}
      />
    ) : (
      <p className="display-4">{vacancies.noVacancies}</p>
    )}
    <p className="small muted">
      {fillPlaceholders(vacancies.lastCheckedText, { day: formatDay(vacancies.lastChecked) })}
    </p>
  </>
)

const Complaint = ({ complaint }: Pick<SeafarersContent, 'complaint'>) => (
  <div className="stack">
    <p className="max-line-length">{complaint.text}</p>
    <ol className={`stack ${styles.complaintSteps}`}>
      {complaint.steps.map(({ complainWhere, complainTo, note, contacts }, index) => (
        <li key={index}>
          <strong>{complainWhere}</strong>
          <p className="max-line-length">{complainTo}</p>
          {note && <p className="small muted">{note}</p>}
          <ContactLinkList contacts={contacts} />
        </li>
      ))}
    </ol>
  </div>
)
