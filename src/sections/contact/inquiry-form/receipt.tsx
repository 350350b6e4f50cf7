import type { MouseEvent } from 'react'
import { Badge } from '../../../components/badge'
import { DescriptionList } from '../../../components/description-list'
import { ContactLink } from '../../../components/link'
import { attempt } from '../../../lib/browser'
import { FIELD_NAMES } from '../../../lib/inquiry-fields'
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

interface Props extends InquiryFormProps, Sent {
  heading: 'h3' | 'h4'
}

/** What was sent, when, and what happens next; on paper also the company that it was sent to. */
export function Receipt({ fields, at, service, reference, heading: Heading, ...props }: Props) {
  const { texts, phones, prefillTexts } = props
  const { receipt, labels } = texts
  const urgentPhones = phones
    .filter(({ allDay }) => allDay)
    .map(({ number }) => (
      <p key={number}>
        <ContactLink to={number} /> <Badge>{labels.allDay}</Badge>
      </p>
    ))
  const contact = props.serviceContacts.find(({ id }) => id === service)?.contact
  // The line 'Regarding' names the service better than the form's own list.
  const isPrefilled = (name: string) =>
    name === 'service' && service && fields.service === prefillTexts[service].fields.service
  const entries = [
    { label: receipt.reference, value: reference },
    { label: receipt.sent, value: format(at) },
    { label: receipt.regarding, value: service && prefillTexts[service].name },
    ...FIELD_NAMES.filter((name) => !isPrefilled(name)).map((name) => ({
      label: texts.fields[name],
      value: fields[name] && <bdi translate="no">{fields[name].trim()}</bdi>,
    })),
    {
      label: props.contactLabel,
      value: contact && (
        <>
          {contact.name} <ContactLink to={contact.phone} />
        </>
      ),
    },
    { label: labels.responseTime, value: texts.responseTime },
    { label: receipt.urgent, value: urgentPhones.length > 0 && urgentPhones },
  ]
  return (
    <section className={`framed ${styles.receipt}`} aria-labelledby={TITLE_ID}>
      <Heading id={TITLE_ID} className="display-4">
        {receipt.title}
      </Heading>
      <DescriptionList entries={entries} />
      <address className={styles.address}>
        {props.address.join('\n')}
        {[props.email, ...phones.map(({ number }) => number)].map((each) => (
          <div key={each} translate="no">
            {each}
          </div>
        ))}
      </address>
      <p>
        <button type="button" className="link touch-target" onClick={printAlone}>
          {receipt.print}
        </button>
      </p>
    </section>
  )
}

/**
 * Prints the page while the receipt has the mark by which print styles show it alone: until the visitor's next input, since
 * phones fire `afterprint` before the paper is drawn, or never. Nothing where browsers cannot print.
 */
function printAlone({ currentTarget }: MouseEvent) {
  if (typeof window.print !== 'function') return
  const { dataset } = currentTarget.closest('section')!
  dataset['printing'] = ''
  window.print()
  for (const type of ['pointerdown', 'wheel', 'keydown'])
    addEventListener(type, () => delete dataset['printing'], { once: true, passive: true })
}

/**
 * The visitor's local time in the page's language, or in the browser's where translation tools leave a `lang` that
 * is no language tag (`zh_CN`, `auto`). Undefined if the browser cannot format it.
 */
function format(at: Date): string | undefined {
  const formatIn = (language?: string) => attempt(() => at.toLocaleString(language, DATE_AND_TIME))
  return formatIn(document.documentElement.lang) ?? formatIn()
}
