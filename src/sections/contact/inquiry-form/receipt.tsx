import { Badge } from '../../../components/badge/badge'
import { Fact } from '../../../components/fact/fact'
import type { Contact } from '../../../content/contact'
import { FIELD_NAMES, type Fields } from '../../../lib/inquiry-fields'
import { telephoneHref } from '../../../lib/links'
import styles from './receipt.module.css'

const TITLE_ID = 'receipt-title'

interface ReceiptTexts {
  fields: Contact['form']['fields']
  receipt: Contact['form']['receipt']
  responseTime: { label: string; text: string }
  /** Phone numbers that are answered day and night, and the words for that. */
  urgent: { phones: string[]; allDay: string }
}

interface Props {
  /** What the service has accepted, and when. */
  sent: { fields: Fields; at: Date }
  texts: ReceiptTexts
  heading: 'h3' | 'h4'
}

/** What was sent, when, and what happens next. */
export function Receipt({ sent: { fields, at }, texts, heading: Heading }: Props) {
  const { receipt, responseTime, urgent } = texts
  const date = format(at)
  return (
    <section className={`framed ${styles.receipt}`} aria-labelledby={TITLE_ID}>
      <Heading id={TITLE_ID} className="display-4">
        {receipt.title}
      </Heading>
      <dl>
        {date && <Fact label={receipt.sent}>{date}</Fact>}
        {FIELD_NAMES.filter((name) => fields[name] !== '').map((name) => (
          <Fact key={name} label={texts.fields[name]}>
            {fields[name]}
          </Fact>
        ))}
        <Fact label={responseTime.label}>{responseTime.text}</Fact>
        {urgent.phones.length > 0 && (
          <Fact label={receipt.urgent}>
            {urgent.phones.map((phone) => (
              <p key={phone}>
                <a className="link" href={telephoneHref(phone)}>
                  {phone}
                </a>{' '}
                <Badge>{urgent.allDay}</Badge>
              </p>
            ))}
          </Fact>
        )}
      </dl>
    </section>
  )
}

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
