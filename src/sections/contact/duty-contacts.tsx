import { EmailText } from '../../components/email/email-text'
import type { Papers } from '../../content/papers'
import { proofOf, shownPapers } from '../../content/shown-papers'
import { PAPERS_HREF } from '../../lib/papers-href'
import styles from './duty-contacts.module.css'

/** Links from outside use it. */
const ID = 'watch'

interface Props {
  papers: Papers
  /** The company's address, for a notice without one of its own. */
  email: string
  /** Shows all contacts; otherwise only what each is for, with a link to them. */
  hasAll: boolean
}

/** Whom to call about what, and the notice to seafarers. Nothing if content has neither. */
export function DutyContacts({ papers, email, hasAll }: Props) {
  const contacts = shownPapers(papers).watch
  const { watch: texts, notice } = papers
  if (contacts.length === 0 && notice.text === '') return null
  return (
    <div id={ID} className={styles.section}>
      {contacts.length > 0 && (
        <div className={styles.contacts}>
          <div className={styles.head}>
            <h3 className={styles.title}>
              {hasAll ? texts.title : <a href={`/contact#${ID}`}>{texts.title}</a>}
            </h3>
          </div>
          {hasAll ? (
            <dl className={styles.list}>
              {contacts.map((contact) => (
                <DutyContact key={contact.duty} {...contact} badge={texts.allDay} />
              ))}
            </dl>
          ) : (
            <p className={styles.names}>{contacts.map(({ duty }) => duty).join(' · ')}</p>
          )}
        </div>
      )}
      {notice.text !== '' && (
        <Notice {...notice} email={notice.email || email} proof={proofOf(papers, notice.paper)} />
      )}
    </div>
  )
}

type DutyContactProps = Papers['watch']['entries'][number] & { badge: string }

const DutyContact = ({ duty, allDay, name, phone, email, badge }: DutyContactProps) => (
  <div>
    <dt>
      {duty}{' '}
      {allDay && (
        <span className="badge" data-unit="">
          {badge}
        </span>
      )}
    </dt>
    {name && <dd>{name}</dd>}
    <dd className={styles.phone}>
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
)

/** `proof` is the licence shown beside it. */
type NoticeProps = Papers['notice'] & { proof: string | undefined }

const Notice = ({ title, text, email, subject, proof }: NoticeProps) => (
  <aside className={styles.notice} aria-labelledby="notice">
    <h3 id="notice" className={styles.label}>
      {title}
    </h3>
    <p className={styles.text}>{text}</p>
    <p className={styles.ways}>
      <a href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}>
        <EmailText>{email}</EmailText>
      </a>
      {proof && (
        <a className="proof" href={PAPERS_HREF}>
          {proof}
        </a>
      )}
    </p>
  </aside>
)
