import type { Papers } from '../../content/papers'
import { proofOf, shownPapers } from '../../content/shown-papers'
import { Badge } from '../../components/badge/badge'
import { EmailText } from '../../components/email/email-text'
import { ProofMark } from '../../components/proof-mark/proof-mark'
import styles from './watch.module.css'

const WATCH_ID = 'watch'

interface Props {
  papers: Papers
  /** The company's address, where the notice has none of its own. */
  email: string
  /** All of the people. The landing page only names their duties, and leads to them. */
  isWhole: boolean
}

/** Who answers ashore, and what seafarers are to know, between form and port. Nothing where neither is filled in. */
export function Watch({ papers, email, isWhole }: Props) {
  const people = shownPapers(papers).watch
  const { watch, notice } = papers
  if (people.length === 0 && notice.text === '') return null
  return (
    <div id={WATCH_ID} className={styles.watch}>
      {people.length > 0 && (
        <div className={styles.people}>
          <div className={styles.head}>
            <h3 className={styles.title}>
              {isWhole ? watch.title : <a href={`/contact#${WATCH_ID}`}>{watch.title}</a>}
            </h3>
            {papers.specimen && <Badge>{papers.mark}</Badge>}
          </div>
          {isWhole ? (
            <People people={people} allDay={watch.allDay} />
          ) : (
            <p className={styles.names}>{people.map(({ duty }) => duty).join(' · ')}</p>
          )}
        </div>
      )}
      {notice.text !== '' && (
        <Notice
          notice={notice}
          email={notice.email || email}
          proof={proofOf(papers, notice.paper)}
        />
      )}
    </div>
  )
}

interface PeopleProps {
  people: Papers['watch']['entries']
  /** The mark of a line that is answered day and night. */
  allDay: string
}

const People = ({ people, allDay: mark }: PeopleProps) => (
  <dl className={styles.duties}>
    {people.map(({ duty, allDay, name, phone, email }) => (
      <div key={duty}>
        <dt>
          {duty} {allDay && <Badge isUnit>{mark}</Badge>}
        </dt>
        {name && <dd>{name}</dd>}
        <dd className={styles.line}>
          <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
        </dd>
        {email && (
          <dd className={styles.mail}>
            <a href={`mailto:${email}`}>
              <EmailText>{email}</EmailText>
            </a>
          </dd>
        )}
      </div>
    ))}
  </dl>
)

interface NoticeProps {
  notice: Papers['notice']
  email: string
  /** The licence that stands beside it. */
  proof: string | undefined
}

/** Framed twice, as charts and ports print one. */
const Notice = ({ notice, email, proof }: NoticeProps) => (
  <aside className={styles.notice} aria-labelledby="notice">
    <h3 id="notice" className={styles.label}>
      {notice.title}
    </h3>
    <p className={styles.text}>{notice.text}</p>
    <p className={styles.ways}>
      <a href={`mailto:${email}?subject=${encodeURIComponent(notice.subject)}`}>
        <EmailText>{email}</EmailText>
      </a>
      {proof && <ProofMark>{proof}</ProofMark>}
    </p>
  </aside>
)
