import { useEffect, useState } from 'react'
import { Badge } from '../../../components/badge'
import { DescriptionList } from '../../../components/description-list'
import { ContactLink } from '../../../components/link'
import { attempt } from '../../../lib/browser'
import { FIELD_NAMES, type Fields } from '../../../lib/inquiry-fields'
import type { ServiceId } from '../../../lib/sections'
import { useWindowEvent } from '../../../lib/use-window-event'
import type { InquiryFormProps } from '../contact-props'
import styles from './inquiry-form.module.css'

const DATE_AND_TIME = { dateStyle: 'long', timeStyle: 'long', hourCycle: 'h23' } as const
const TITLE_ID = 'receipt-title'

export interface SentInquiry {
  fields: Fields
  at: Date
  /** The service that the visitor came to ask about. */
  service: ServiceId | undefined
  reference: string | undefined
}

interface Props extends InquiryFormProps, SentInquiry {
  heading: 'h3' | 'h4'
}

/** What was sent, when, and what happens next; on paper also the company that it was sent to. */
export function Receipt({ fields, at, service, reference, heading: Heading, ...props }: Props) {
  const { texts, phones } = props
  const { receipt, labels } = texts
  // While it prints, print styles show the receipt alone: until the visitor's next input, since phones fire `afterprint`
  // before the paper is drawn, or never.
  const [isPrinting, setPrinting] = useState(false)
  const endPrinting = () => setPrinting(false)
  useWindowEvent('pointerdown', endPrinting)
  useWindowEvent('wheel', endPrinting)
  useWindowEvent('keydown', endPrinting)
  useEffect(() => {
    if (isPrinting) attempt(() => window.print())
  }, [isPrinting])

  const urgentPhones = phones
    .filter(({ allDay }) => allDay)
    .map(({ number }) => (
      <p key={number}>
        <ContactLink to={number} /> <Badge>{labels.allDay}</Badge>
      </p>
    ))
  const asked = service && props.prefillTexts[service]
  // The line 'Regarding' names the service better than the form's own list.
  const isPrefilled = (name: string) =>
    name === 'service' && fields.service === asked?.fields.service
  const entries = [
    { label: receipt.reference, value: reference },
    { label: receipt.sent, value: format(at) },
    { label: receipt.regarding, value: asked?.name },
    ...FIELD_NAMES.filter((name) => !isPrefilled(name)).map((name) => ({
      label: texts.fields[name],
      value: fields[name] && <bdi translate="no">{fields[name].trim()}</bdi>,
    })),
    {
      label: props.contactLabel,
      value: asked?.contact && (
        <>
          {asked.contact.name} <ContactLink to={asked.contact.phone} />
        </>
      ),
    },
    { label: labels.responseTime, value: texts.responseTime },
    { label: receipt.urgent, value: urgentPhones.length > 0 && urgentPhones },
  ]
  return (
    <section
      className={`framed ${styles.receipt}`}
      aria-labelledby={TITLE_ID}
      data-printing={isPrinting || undefined}
    >
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
        <button type="button" className="link touch-target" onClick={() => setPrinting(true)}>
          {receipt.print}
        </button>
      </p>
    </section>
  )
}

/**
 * The visitor's local time in the page's language, or in the browser's where translation tools leave a `lang` that
 * is no language tag (`zh_CN`, `auto`). Undefined if the browser cannot format it.
 */
const format = (at: Date) =>
  attempt(() => at.toLocaleString(document.documentElement.lang, DATE_AND_TIME)) ??
  attempt(() => at.toLocaleString([], DATE_AND_TIME))
