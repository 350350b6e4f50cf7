import {
  useEffect,
  useRef,
  useState,
  type HTMLAttributes,
  type ReactNode,
  type SyntheticEvent,
} from 'react'
import { Icon } from '../../../components/icon'
import { fieldId } from '../../../lib/inquiry-draft'
import { INQUIRY_FIELDS, type FieldName, type InquiryField } from '../../../lib/inquiry-fields'
import type { InquiryFormProps } from '../contact-props'
import type { Control } from './form-controls'
import styles from './field.module.css'

interface Props {
  name: FieldName
  texts: InquiryFormProps['texts']
  /** Stands beside or below the label, instead of the word that the field is optional. */
  hint: ReactNode
}

/** Label, control, and the error message, which describes the control to screen readers. */
export function Field({ name, texts, hint }: Props) {
  const { error, ...listeners } = useFieldError()
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
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
        {...listeners}
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

type FieldControlProps = Pick<Props, 'name' | 'texts'> & HTMLAttributes<Control>

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

/** Why the browser has found a control invalid, or '', until it is corrected. The first of several takes the focus. */
function useFieldError() {
  const [error, setError] = useState({ message: '', takesFocus: false })
  const controlRef = useRef<Control>(null)
  // Once the message describes the control, which a screen reader then reads.
  useEffect(() => {
    if (!error.takesFocus) return
    // The focus alone would leave a field half under the top bar.
    controlRef.current!.focus({ preventScroll: true })
    controlRef.current!.scrollIntoView({ block: 'nearest' })
  }, [error])

  function onInvalid(event: SyntheticEvent<Control>) {
    event.preventDefault()
    const { currentTarget: control } = event
    controlRef.current = control
    setError({
      message: control.validationMessage,
      takesFocus: control.form!.querySelector(':invalid') === control,
    })
  }
  function onInput({ currentTarget }: SyntheticEvent<Control>) {
    if (error.message) setError({ message: currentTarget.validationMessage, takesFocus: false })
  }
  return { error: error.message, onInvalid, onInput }
}
