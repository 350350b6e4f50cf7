import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Badge } from '../../../components/badge'
import { DescriptionList } from '../../../components/description-list'
import { ContactLink } from '../../../components/links'
import { noTranslateSpan } from '../../../components/no-translate-span'
import { tryOrUndefined } from '../../../lib/browser'
import { FIELD_NAMES } from '../../../lib/inquiry-fields'
import { useWindowEvent } from '../../../lib/use-window-event'
import type { InquiryFormProps } from '../contact-props'
import { withoutTopicLine } from './compose-inquiry'
import type { SentInquiry } from './inquiry-state'
import styles from './receipt.module.css'

const DATE_AND_TIME = { dateStyle: 'long', timeStyle: 'long', hourCycle: 'h23' } as const
export const RECEIPT_TITLE_ID = 'receipt-title'

interface Props extends Pick<InquiryFormProps, 'texts' | 'topics' | 'phones' | 'address'> {
  sentInquiry: SentInquiry
  heading: 'h3' | 'h4'
}

/** Renders the sent inquiry and the next steps. */
export function Receipt({ heading: Heading, ...props }: Props) {
  const { texts, address } = props
  const [isPrinting, printReceipt] = usePrinting()
  return (
    <section
      className={`card ${styles.receipt}`}
      aria-labelledby={RECEIPT_TITLE_ID}
      data-printing={isPrinting || undefined}
    >
      <Heading id={RECEIPT_TITLE_ID} className="display-4">
        {texts.receipt.title}
      </Heading>
      <p>{texts.whatHappensNext}</p>
      <DescriptionList className="labels-beside-values" entries={receiptEntries(props)} />
      <address className={styles.letterhead} translate="no">
        {address.join('\n')}
      </address>
      {/* In-app browsers don't support `print()`, so the receipt shows no print button there. */}
      {typeof globalThis.print === 'function' && (
        <p>
          <button type="button" className="link touch-target" onClick={printReceipt}>
            {texts.receipt.print}
          </button>
        </p>
      )}
    </section>
  )
}

function receiptEntries({ texts, topics, phones, sentInquiry }: Omit<Props, 'heading'>) {
  const { fields, topic, sentAt, reference } = sentInquiry
  const { receipt, fieldLabels, responseTime } = texts
  const shownFields = {
    ...fields,
    message: withoutTopicLine(fields.message, topic),
    service: fields.service === topic?.values.service ? '' : fields.service,
  }
  const topicsOfService = topics.filter(({ values }) => values.service === fields.service)
  const [deskTopic] = topic ? [topic] : topicsOfService.length === 1 ? topicsOfService : []
  const office = phones.find(({ allDay }) => !allDay) ?? phones[0]!
  const { name, phone } = deskTopic?.dutyContact ?? { name: office.label, phone: office.number }
  const urgentPhones = phones.filter(({ allDay }) => allDay)
  return [
    { label: receipt.referenceLabel, value: noTranslateSpan(reference) },
    { label: receipt.sentAtLabel, value: new Date(sentAt).toLocaleString('en-GB', DATE_AND_TIME) },
    { label: receipt.regardingLabel, value: topic?.name },
    ...FIELD_NAMES.map((field) => ({
      label: fieldLabels[field],
      value: shownFields[field] && <bdi translate="no">{shownFields[field]}</bdi>,
    })),
    { label: receipt.dutyContact, value: [`${name ?? ''} `, <ContactLink key="" to={phone} />] },
    { label: receipt.responseTime, value: responseTime },
    ...urgentPhones.map(({ number }) => ({
      label: receipt.urgentPhonesLabel,
      value: [
        <ContactLink key="" to={number} />,
        ' ',
        <Badge key="24">{receipt.allDayLabel}</Badge>,
      ],
    })),
  ]
}
/** `isPrinting` stays true until the visitor's next input, because phones fire `afterprint` too early or never. */
function usePrinting() {
  const [isPrinting, setIsPrinting] = useState(false)
  const stopPrinting = () => setIsPrinting(false)
  useWindowEvent('pointerdown', stopPrinting)
  useWindowEvent('wheel', stopPrinting, { passive: true })
  useWindowEvent('keydown', stopPrinting)
  const printReceipt = () => {
    flushSync(() => setIsPrinting(true))
    tryOrUndefined(() => window.print())
  }
  return [isPrinting, printReceipt] as const
}
