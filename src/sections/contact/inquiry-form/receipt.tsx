import type { ReactNode } from 'react'
import type { Fields } from '../../../lib/inquiry-fields'
import { Badge } from '../../../components/badge/badge'
import type { LaterWords } from './later-words'
import styles from './receipt.module.css'

const TITLE_ID = 'receipt-title'

/** An inquiry that the service has accepted. */
export interface Sent {
  fields: Fields
  at: Date
}

interface Props {
  sent: Sent
  words: LaterWords
  /** The label of the form's message. */
  message: string
}

/** What was sent, when, and what comes now. It lies over the form's fields. */
export function Receipt({ sent: { fields, at }, words, message }: Props) {
  const { receipt, responseTime, urgent } = words
  return (
    <section className={styles.receipt} aria-labelledby={TITLE_ID}>
      <h3 id={TITLE_ID} className={styles.title}>
        {receipt.title}
      </h3>
      <dl className={styles.lines}>
        <Line name={receipt.sent}>{formatted(at)}</Line>
        <Line name={receipt.from}>
          <span className={styles.line}>{fields.name}</span>
          <small className={styles.line}>
            {receipt.answerTo.replace('{email}', () => fields.email)}
          </small>
        </Line>
        {fields.service && <Line name={receipt.about}>{fields.service}</Line>}
        <Line name={message}>
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
                <Badge isUnit>{urgent.allDay}</Badge>{' '}
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

/** By the visitor's own clock, in the words of the page. */
const formatted = (at: Date) =>
  at.toLocaleString(document.documentElement.lang, { dateStyle: 'long', timeStyle: 'short' })
