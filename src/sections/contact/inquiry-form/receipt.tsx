import { Badge } from '../../../components/badge/badge'
import { Fact } from '../../../components/fact/fact'
import { attempt } from '../../../lib/browser'
import { FIELD_NAMES, type Fields } from '../../../lib/inquiry-fields'
import { telephoneHref } from '../../../lib/links'
import type { InquiryFormProps } from '../contact-props'
import styles from './receipt.module.css'

const TITLE_ID = 'receipt-title'

interface Props extends Pick<InquiryFormProps, 'texts' | 'phones'> {
  /** What the service has accepted, and when. */
  fields: Fields
  at: Date
  heading: 'h3' | 'h4'
}

/** What was sent, when, and what happens next. */
export function Receipt({ fields, at, texts, phones, heading: Heading }: Props) {
  const { receipt, labels } = texts
  const date = format(at)
  const urgentPhones = phones.filter(({ allDay }) => allDay)
  return (
    <section className={`framed ${styles.receipt}`} aria-labelledby={TITLE_ID}>
      <Heading id={TITLE_ID} className="display-4">
        {receipt.title}
      </Heading>
      <dl>
        {date && <Fact label={receipt.sent}>{date}</Fact>}
        {FIELD_NAMES.filter((name) => fields[name] !== '').map((name) => (
          <Fact key={name} label={texts.fields[name]}>
            <bdi>{fields[name]}</bdi>
          </Fact>
        ))}
        <Fact label={labels.responseTime}>{texts.responseTime}</Fact>
        {urgentPhones.length > 0 && (
          <Fact label={receipt.urgent}>
            {urgentPhones.map(({ number }) => (
              <p key={number}>
                <a className="link" href={telephoneHref(number)}>
                  {number}
                </a>{' '}
                <Badge>{labels.allDay}</Badge>
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
  const formatIn = (language?: string) =>
    attempt(() => at.toLocaleString(language, { dateStyle: 'long', timeStyle: 'short' }))
  return formatIn(document.documentElement.lang) ?? formatIn()
}
