import type { ReactNode } from 'react'
import type { Contact } from '../../../content/contact'
import {
  FIELD_NAMES,
  INQUIRY_FIELDS,
  isTooLong,
  type FieldName,
  type Fields as Typed,
} from '../../../lib/inquiry-fields'
import { Icon } from '../../../components/icon/icon'
import { Field, type ControlProps } from './field'
import styles from './field.module.css'
import { lengthNote } from './length-note'

const MESSAGE_ROWS = 4
/** Fields over both columns. */
const WIDE = new Set<FieldName>(['service', 'message'])

type Texts = Pick<Contact['form'], 'fields' | 'optional' | 'services' | 'servicePlaceholder'>

/** The control of each field. What all have in common, `required` among it, comes with its props. */
const CONTROLS: Record<FieldName, (control: ControlProps, texts: Texts) => ReactNode> = {
  name: (control) => <input {...control} autoComplete="name" />,
  email: (control) => <input {...control} autoComplete="email" />,
  phone: (control) => <input {...control} type="tel" autoComplete="tel" />,
  company: (control) => <input {...control} autoComplete="organization" />,
  service: (control, { services, servicePlaceholder }) => (
    <span className={styles.select}>
      <select {...control}>
        {['', ...services].map((service) => (
          <option key={service} value={service}>
            {service || servicePlaceholder}
          </option>
        ))}
      </select>
      <Icon name="chevron" scale={1.4} />
    </span>
  ),
  message: (control) => <textarea {...control} rows={MESSAGE_ROWS} />,
}

interface Props {
  texts: Texts
  /** How long a text is, with `{count}` and `{most}` in it. */
  length: string
  /** What stands in the fields. */
  typed: Typed
  errors: Partial<Record<FieldName, string>>
}

/** The fields of the form, each with its label, how long its text is where that matters, and what is wrong with it. */
export function Fields({ texts, length: lengthText, typed, errors }: Props) {
  return FIELD_NAMES.map((name) => {
    const length = lengthNote(name, typed[name], lengthText)
    return (
      <Field
        key={name}
        name={name}
        label={texts.fields[name]}
        optional={INQUIRY_FIELDS[name].isRequired ? undefined : texts.optional}
        length={length}
        error={isTooLong(name, typed[name]) ? length : errors[name]}
        wide={WIDE.has(name)}
      >
        {(control) => CONTROLS[name](control, texts)}
      </Field>
    )
  })
}
