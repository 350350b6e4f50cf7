import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { Badge } from '../../../components/badge/badge'
import { Fact } from '../../../components/fact/fact'
import { attempt } from '../../../lib/browser'
import { FIELD_NAMES } from '../../../lib/inquiry-fields'
import { telephoneHref } from '../../../lib/links'
import type { InquiryFormProps } from '../contact-props'
import styles from './receipt.module.css'
import type { Sent } from './use-sending'

/** Like the long date and the short time, which cannot be combined with the zone. */
const DATE_AND_TIME: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  hourCycle: 'h23',
  minute: '2-digit',
  timeZoneName: 'short',
}
const TITLE_ID = 'receipt-title'

type Shown = 'texts' | 'phones' | 'email' | 'address' | 'prefillTexts'
interface Props extends Pick<InquiryFormProps, Shown>, Sent {
  heading: 'h3' | 'h4'
}

/** What was sent, when, and what happens next; on paper also from whom. */
export function Receipt({ fields, at, about, reference, heading: Heading, ...props }: Props) {
  const { texts, phones, prefillTexts } = props
  const { receipt, labels } = texts
  const date = format(at)
  /** What the visitor wrote or chose, without the service that the line 'Regarding' names better. */
  const filled = FIELD_NAMES.filter(
    (name) =>
      fields[name] !== '' &&
      !(about && name === 'service' && fields.service === prefillTexts[about].fields.service),
  )
  const { isPrinted, print } = usePrint()
  const urgentPhones = phones.filter(({ allDay }) => allDay)
  return (
    <section
      className={`framed ${styles.receipt}`}
      aria-labelledby={TITLE_ID}
      data-printed={isPrinted || undefined}
    >
      <Heading id={TITLE_ID} className="display-4">
        {receipt.title}
      </Heading>
      <dl>
        {reference && <Fact label={receipt.reference}>{reference}</Fact>}
        {date && <Fact label={receipt.sent}>{date}</Fact>}
        {about && <Fact label={receipt.regarding}>{prefillTexts[about].name}</Fact>}
        {filled.map((name) => (
          <Fact key={name} label={texts.fields[name]}>
            <bdi>{fields[name].trim()}</bdi>
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
      <address className={styles.address}>
        {[...props.address, props.email, ...phones.map(({ number }) => number)].join('\n')}
      </address>
      <p>
        <button type="button" className="link target" onClick={print}>
          {receipt.print}
        </button>
      </p>
    </section>
  )
}

/** Prints the page while it has the mark by which print styles show the receipt alone. */
function usePrint() {
  const [isPrinted, setIsPrinted] = useState(false)
  useEffect(() => {
    const onAfterPrint = () => setIsPrinted(false)
    addEventListener('afterprint', onAfterPrint)
    return () => removeEventListener('afterprint', onAfterPrint)
  }, [])
  function print() {
    if (typeof window.print !== 'function') return
    flushSync(() => setIsPrinted(true))
    window.print()
  }
  return { isPrinted, print }
}

/**
 * The visitor's local time in the page's language, or in the browser's where translators leave a `lang` that
 * is no language tag (`zh_CN`, `auto`). Undefined if the browser cannot format it.
 */
function format(at: Date): string | undefined {
  const formatIn = (language?: string) => attempt(() => at.toLocaleString(language, DATE_AND_TIME))
  return formatIn(document.documentElement.lang) ?? formatIn()
}
