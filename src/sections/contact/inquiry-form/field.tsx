import { useEffect, useState, type FormEvent, type ReactNode } from 'react'
import { Icon } from '../../../components/icon'
import { fieldId } from '../../../lib/inquiry-draft'
import { INQUIRY_FIELDS, type FieldName } from '../../../lib/inquiry-fields'
import type { InquiryFormProps } from '../contact-props'
import type { Control } from './form-fields'
import styles from './inquiry-form.module.css'

const MESSAGE_ROWS = 4

interface Props {
  name: FieldName
  texts: InquiryFormProps['texts']
  /** What stands beside the label instead of the usual note. */
  note: ReactNode
}

/**
 * Label, control, and, once the browser has found the control invalid, why in the browser's words, until it is
 * corrected. That describes the control to screen readers.
 */
export function Field({ name, texts, ...props }: Props) {
  const [error, setError] = useState<{ message: string; toFocus?: Control | false }>({
    message: '',
  })
  useEffect(() => {
    if (!error.toFocus) return
    // The focus alone would leave a field half under the top bar.
    error.toFocus.focus({ preventScroll: true })
    error.toFocus.scrollIntoView({ block: 'nearest' })
  }, [error])

  const { isRequired, ...attributes } = INQUIRY_FIELDS[name]
  const id = fieldId(name)
  const note =
    props.note || (name === 'message' ? texts.messageNote : !isRequired && texts.optional)
  const control = {
    id,
    name,
    required: isRequired,
    className: styles.control,
    'aria-invalid': error.message ? true : undefined,
    'aria-describedby': error.message ? `${id}-error` : note ? `${id}-note` : undefined,
    onInvalid(event: FormEvent<Control>) {
      event.preventDefault()
      const { currentTarget } = event
      const isFirst = currentTarget.form!.querySelector(':invalid') === currentTarget
      setError({ message: currentTarget.validationMessage, toFocus: isFirst && currentTarget })
    },
    onInput({ currentTarget }: FormEvent<Control>) {
      if (error.message) setError({ message: currentTarget.validationMessage })
    },
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
      {error.message && (
        <p id={`${id}-error`} className={`small ${styles.error}`}>
          <Icon name="triangle" />
          <span>{error.message}</span>
        </p>
      )}
    </div>
  )
}
