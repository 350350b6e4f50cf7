import type { AriaAttributes, ReactNode } from 'react'
import { Icon } from '../../../components/icon'
import { fieldId } from '../../../lib/inquiry-draft'
import { INQUIRY_FIELDS, type FieldName, type InquiryField } from '../../../lib/inquiry-fields'
import type { InquiryFormProps } from '../contact-props'
import styles from './field.module.css'

interface Props {
  name: FieldName
  texts: Pick<
    InquiryFormProps['texts'],
    'fieldLabels' | 'optional' | 'serviceOptions' | 'servicePlaceholder'
  >
  /** Shown with the label, in place of 'optional'. */
  hint: ReactNode
  /** The browser's message if the field is invalid, or ''. */
  error: string
  /** What the prerendered field contains. */
  defaultValue: string
}

/** Label, control, and the error message, which describes the control to screen readers. */
export function Field({ name, texts, hint, error, defaultValue }: Props) {
  const id = fieldId(name)
  const { isRequired, kind }: InquiryField = INQUIRY_FIELDS[name]
  const shownHint = hint || (isRequired ? undefined : texts.optional)
  const describedBy = [error && `${id}-error`, shownHint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={kind && 'col-full'}>
      <div className={`cluster space-between ${styles.head}`} data-kind={kind}>
        <label htmlFor={id} className="small">
          {texts.fieldLabels[name]}
        </label>
        {shownHint && (
          <span id={`${id}-hint`} className={styles.hint}>
            {shownHint}
          </span>
        )}
      </div>
      <FieldControl
        id={id}
        name={name}
        texts={texts}
        defaultValue={defaultValue}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
      />
      {error && (
        <p id={`${id}-error`} className={`small ${styles.error}`}>
          <Icon name="triangle" />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}

type FieldControlProps = Pick<Props, 'name' | 'texts' | 'defaultValue'> &
  AriaAttributes & { id: string }

function FieldControl({ name, texts, ...others }: FieldControlProps) {
  const { isRequired, kind, ...inputAttributes }: InquiryField = INQUIRY_FIELDS[name]
  const attributes = { ...others, name, required: isRequired, className: styles.control }
  if (kind === 'textarea') return <textarea {...attributes} dir="auto" rows={4} />
  if (kind !== 'select') return <input {...attributes} {...inputAttributes} dir="auto" />
  return (
    <span className={styles.select}>
      <select {...attributes}>
        {['', ...texts.serviceOptions].map((service) => (
          <option key={service} value={service}>
            {service || texts.servicePlaceholder}
          </option>
        ))}
      </select>
      <Icon name="chevron" scale={1.4} />
    </span>
  )
}
