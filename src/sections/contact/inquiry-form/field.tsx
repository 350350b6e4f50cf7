import type { ReactNode } from 'react'
import { fieldId } from '../../../lib/inquiry-draft'
import { INQUIRY_FIELDS, type FieldName } from '../../../lib/inquiry-fields'
import styles from './field.module.css'

export interface ControlProps {
  id: string
  name: FieldName
  type: 'email' | undefined
  required: boolean
  className: string | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

interface Props {
  name: FieldName
  label: string
  /** The word beside the label of a field that may stay blank. */
  optional?: string
  /** How long the text is, once it nears the longest that can be sent. */
  length: string | undefined
  error: string | undefined
  wide?: boolean
  children: (control: ControlProps) => ReactNode
}

/** Label, control and the message of an invalid control, which describes it to screen readers. */
export function Field({ name, label, optional, length, error, wide = false, children }: Props) {
  const { isRequired, isEmail } = INQUIRY_FIELDS[name]
  const id = fieldId(name)
  const noteId = error || length ? `${id}-note` : optional && `${id}-optional`
  return (
    <div className={wide ? styles.wide : undefined}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {optional && (
          <span id={`${id}-optional`} className={styles.optional}>
            {optional}
          </span>
        )}
      </div>
      {children({
        id,
        name,
        type: isEmail ? 'email' : undefined,
        required: isRequired,
        className: styles.control,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': noteId,
      })}
      {!error && length && (
        <p id={`${id}-note`} className={styles.length}>
          {length}
        </p>
      )}
      {error && (
        <p id={`${id}-note`} className={styles.error}>
          <svg width="12" height="10" viewBox="0 0 12 10" fill="currentColor" aria-hidden="true">
            <path d="M0 0h12L6 10z" />
          </svg>
          {error}
        </p>
      )}
    </div>
  )
}
