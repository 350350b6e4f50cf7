import { useEffect, useState } from 'react'
import { Badge } from '../../../components/badge'
import { DescriptionList } from '../../../components/description-list'
import { ContactLink } from '../../../components/link'
import { untranslated } from '../../../components/untranslated'
import { tryOrUndefined } from '../../../lib/browser'
import { FIELD_NAMES } from '../../../lib/inquiry-fields'
import { useWindowEvent } from '../../../lib/use-window-event'
import type { InquiryFormProps } from '../contact-props'
import { withoutTopicLine } from './compose-inquiry'
import type { SentInquiry } from './inquiry-state'
import styles from './receipt.module.css'

const DATE_AND_TIME = { dateStyle: 'long', timeStyle: 'long', hourCycle: 'h23' } as const
const TITLE_ID = 'receipt-title'

interface Props extends Pick<InquiryFormProps, 'texts' | 'phones' | 'address'> {
  sentInquiry: SentInquiry
  heading: 'h3' | 'h4'
}

/** What was sent, when, and what happens next; on paper also the company that it was sent to. */
export function Receipt({ texts, phones, address, sentInquiry, heading: Heading }: Props) {
  const { fields, topic, sentAt, reference } = sentInquiry
  const { receipt } = texts
  const [isPrinting, printReceipt] = usePrinting()
  const urgentPhones = phones
    .filter(({ allDay }) => allDay)
    .map(({ number }) => (
      <p key={number}>
        <ContactLink to={number} /> <Badge>{receipt.allDay}</Badge>
      </p>
    ))
  // The row 'Regarding' says what the topic's own service and its line in the message say.
  const shown = {
    ...fields,
    message: withoutTopicLine(fields.message, topic),
    service: fields.service === topic?.values.service ? '' : fields.service,
  }
  const entries = [
    { label: receipt.reference, value: untranslated(reference) },
    { label: receipt.sent, value: formatLocalTime(sentAt) },
    { label: receipt.regarding, value: topic?.name },
    ...FIELD_NAMES.map((name) => ({
      label: texts.fieldLabels[name],
      value: shown[name] && <bdi translate="no">{shown[name]}</bdi>,
    })),
    {
      label: receipt.dutyContact,
      value: topic?.dutyContact && (
        <>
          {topic.dutyContact.name} <ContactLink to={topic.dutyContact.phone} />
        </>
      ),
    },
    { label: receipt.responseTime, value: texts.responseTime },
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
      <p>{texts.whatFollows}</p>
      <DescriptionList className="labels-beside" entries={entries} />
      <address className={styles.address} translate="no">
        {address.join('\n')}
      </address>
      {canPrint() && (
        <p>
          <button type="button" className="link touch-target" onClick={printReceipt}>
            {receipt.print}
          </button>
        </p>
      )}
    </section>
  )
}

/**
 * Whether the receipt has the mark by which print styles show it alone, and a function that prints it: until the visitor's
 * next input, since phones fire `afterprint` before the paper is drawn, or never.
 */
function usePrinting() {
  const [printings, setPrintings] = useState(0)
  const end = () => setPrintings(0)
  useWindowEvent('pointerdown', end)
  useWindowEvent('wheel', end, { passive: true })
  useWindowEvent('keydown', end)
  useEffect(() => {
    if (printings > 0) tryOrUndefined(() => window.print())
  }, [printings])
  return [printings > 0, () => setPrintings(printings + 1)] as const
}

/** Whether the page can be printed: browsers inside other apps lack this. */
const canPrint = () => typeof globalThis.print === 'function'

/**
 * The visitor's local time in the page's language, or in the browser's where translation tools leave a `lang` that
 * is no language tag (`zh_CN`, `auto`). Undefined if the browser cannot format it.
 */
const formatLocalTime = (time: Date) =>
  tryOrUndefined(() => time.toLocaleString(document.documentElement.lang, DATE_AND_TIME)) ??
  tryOrUndefined(() => time.toLocaleString([], DATE_AND_TIME))
