import type { ReactNode } from 'react'
import { Icon } from '../../../components/icon'
import { fieldId } from '../../../lib/inquiry-draft'
import { INQUIRY_FIELDS, type FieldName } from '../../../lib/inquiry-fields'
import type { InquiryFormProps } from '../contact-props'
import styles from './field.module.css'

const MESSAGE_ROWS = 4

interface Props {
  name: FieldName
  texts: InquiryFormProps['texts']
  /** Why the field cannot be sent; '' if it can. */
  error: string
  /** What stands beside the label instead of its note. */
  children?: ReactNode
}

/** Label, control, and the error message, which describes the control to screen readers. */
export function Field({ name, texts, error, children }: Props) {
  const { isRequired, ...attributes } = INQUIRY_FIELDS[name]
  const id = fieldId(name)
  const note = children || (name === 'message' ? texts.messageNote : !isRequired && texts.optional)
  const control = {
    id,
    name,
    required: isRequired,
    className: styles.control,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : note ? `${id}-note` : undefined,
  }
  return (
    <div>
      <div className={`cluster space-between ${styles.head}`}>
        <label htmlFor={id} className="small">
          {texts.fields[name]}
        </label>
        {note && (
          <span id={`${id}-note`} className={styles.note}>
            {note}
          </span>
        )}
      </div>
      {name === 'service' ? (
        <span className={styles.select}>
          <select {...control}>
            {['', ...texts.services].map((service) => (
              <option key={service} value={service}>
                {service || texts.servicePlaceholder}
              </option>
            ))}
          </select>
          <Icon name="chevron" scale={1.4} />
        </span>
      ) : name === 'message' ? (
        <textarea {...control} dir="auto" rows={MESSAGE_ROWS} />
      ) : (
        <input {...control} {...attributes} dir="auto" />
      )}
      {error && (
        <p id={`${id}-error`} className={`small ${styles.error}`}>
          <Icon name="triangle" />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
