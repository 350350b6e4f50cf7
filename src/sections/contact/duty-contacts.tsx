import { EmailText } from '../../components/email/email-text'
import { Icon } from '../../components/icon/icon'
import type { Papers } from '../../content/papers'
import { hasDutyContacts, proofOf, shownPapers } from '../../content/shown-papers'
import { telephoneHref } from '../../lib/links'
import { DUTY_CONTACTS_HREF, DUTY_CONTACTS_ID, PAPERS_HREF } from '../../lib/papers-href'
import styles from './duty-contacts.module.css'

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
  const duties = contacts.map(({ duty }) => duty).join(' · ')
  if (!hasDutyContacts(papers)) return null
  return (
    <div id={DUTY_CONTACTS_ID} className={`grid-12 ${styles.section}`}>
      {contacts.length > 0 && (
        <div className={styles.contacts}>
          <h3 className="display-4">{texts.title}</h3>
          {hasAll ? (
            <dl className={styles.list}>
              {contacts.map((contact) => (
                <DutyContact key={contact.duty} {...contact} badge={texts.allDay} />
              ))}
            </dl>
          ) : (
            <a
              className="row-link"
              href={DUTY_CONTACTS_HREF}
              aria-label={`${texts.title}: ${duties}`}
            >
              {duties}
              <Icon name="arrow-right" scale={1.2} />
            </a>
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
        <span className="badge label" data-unit="">
          {badge}
        </span>
      )}
    </dt>
    {name && <dd>{name}</dd>}
    <dd className={styles.phone}>
      <a className="link" href={telephoneHref(phone)}>
        {phone}
      </a>
    </dd>
    {email && (
      <dd className={styles.mail}>
        <a className="link email" href={`mailto:${email}`}>
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
    <h3 id="notice" className="label">
      {title}
    </h3>
    <p className="lead">{text}</p>
    <p className={styles.ways}>
      <a className="link email" href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}>
        <EmailText>{email}</EmailText>
      </a>
      {proof && (
        <a className="proof link reading" href={PAPERS_HREF}>
          {proof}
        </a>
      )}
    </p>
  </aside>
)
