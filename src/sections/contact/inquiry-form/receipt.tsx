import type { ReactNode } from 'react'
import type { Contact } from '../../../content/contact'
import type { Fields } from '../../../lib/inquiry-fields'
import styles from './receipt.module.css'

const TITLE_ID = 'receipt-title'

export interface ReceiptTexts {
  receipt: Contact['form']['receipt']
  responseTime: { label: string; lines: string[] }
  /** Phone numbers that are answered day and night, and the words for that. */
  urgent: { phones: string[]; allDay: string }
}

interface Props {
  /** What the service has accepted, and when. */
  sent: { fields: Fields; at: Date }
  texts: ReceiptTexts
  messageLabel: string
}

/** What was sent, when, and what happens next. It covers the form's fields. */
export function Receipt({ sent: { fields, at }, texts, messageLabel }: Props) {
  const { receipt, responseTime, urgent } = texts
  const date = format(at)
  return (
    <section className={styles.receipt} aria-labelledby={TITLE_ID}>
      <h3 id={TITLE_ID} className={styles.title}>
        {receipt.title}
      </h3>
      <dl className={styles.lines}>
        {date && <Line name={receipt.sent}>{date}</Line>}
        <Line name={receipt.from}>
          <span className={styles.line}>{fields.name}</span>
          <small className={styles.line}>
            {receipt.answerTo.replace('{email}', () => fields.email)}
          </small>
        </Line>
        {fields.service && <Line name={receipt.about}>{fields.service}</Line>}
        <Line name={messageLabel}>
          <span className={styles.message}>{fields.message}</span>
        </Line>
        <Line name={responseTime.label}>
          {responseTime.lines.map((line) => (
            <span key={line} className={styles.whole}>
              {`${line} `}
            </span>
          ))}
        </Line>
        {urgent.phones.length > 0 && (
          <Line name={receipt.urgent}>
            {urgent.phones.map((phone) => (
              <span key={phone} className={styles.whole}>
                <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>{' '}
                <span className="badge" data-unit="">
                  {urgent.allDay}
                </span>{' '}
              </span>
            ))}
          </Line>
        )}
      </dl>
    </section>
  )
}

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

/**
 * The visitor's local time in the page's language, or in the browser's where translators leave a `lang` that
 * is no language tag (`zh_CN`, `auto`). Undefined if the browser cannot format it.
 */
function format(at: Date): string | undefined {
  for (const language of [document.documentElement.lang, undefined])
    try {
      return at.toLocaleString(language, { dateStyle: 'long', timeStyle: 'short' })
    } catch {
      // The next one may work.
    }
  return undefined
}
