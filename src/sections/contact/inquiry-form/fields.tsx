import type { AriaAttributes, ReactNode } from 'react'
import { Icon } from '../../../components/icon'
import { TextLink } from '../../../components/links'
import { fillPlaceholders } from '../../../lib/format'
import { fieldId } from '../../../lib/inquiry-draft'
import {
  FIELD_NAMES,
  INQUIRY_FIELDS,
  type FieldName,
  type FieldValues,
  type InquiryFieldAttributes,
} from '../../../lib/inquiry-fields'
import type { InquiryFormProps, InquiryTopic } from '../contact-props'
import { findFormControl } from './form-controls'
import styles from './fields.module.css'

interface FieldsProps {
  texts: InquiryFormProps['texts']
  defaultValues: FieldValues
  errors: FieldValues
  topic: InquiryTopic | undefined
  onRemoveTopic: () => void
}

/** Renders each form field with its label, hint and error message. */
export function Fields({ texts, defaultValues, errors, topic, onRemoveTopic }: FieldsProps) {
  const hints: Partial<Record<FieldName, ReactNode>> = {
    ...texts.hints,
    ...(topic && {
      service: <TopicChip topic={topic} texts={texts} onRemoveTopic={onRemoveTopic} />,
      message: topic.messageHint || texts.hints.message,
    }),
  }
  return (
    <div className={`columns ${styles.fields}`}>
      {FIELD_NAMES.map((name) => (
        <Field
          key={name}
          name={name}
          texts={texts}
          hint={hints[name]}
          error={errors[name]}
          defaultValue={defaultValues[name]}
        />
      ))}
    </div>
  )
}

type TopicChipProps = Pick<FieldsProps, 'texts' | 'onRemoveTopic'> & { topic: InquiryTopic }

const TopicChip = ({ topic, texts, onRemoveTopic }: TopicChipProps) => (
  <>
    <span className={styles.topicChip}>
      <span>{`${fillPlaceholders(texts.topicNote, { service: topic.name })} `}</span>
      <button
        type="button"
        aria-label={texts.removeTopic}
        onClick={({ currentTarget }) => {
          onRemoveTopic()
          findFormControl(currentTarget.form!, 'service')?.focus()
        }}
      >
        <Icon name="cross" scale={0.8} />
      </button>
    </span>
    {topic.seafarersLink && (
      <TextLink href={topic.seafarersLink.href}>{topic.seafarersLink.text}</TextLink>
    )}
  </>
)

interface FieldProps extends Pick<FieldsProps, 'texts'> {
  name: FieldName
  hint: ReactNode
  error: string
  defaultValue: string
}

function Field({ name, texts, hint, error, defaultValue }: FieldProps) {
  const id = fieldId(name)
  const { isRequired, kind }: InquiryFieldAttributes = INQUIRY_FIELDS[name]
  const shownHint = hint || (isRequired ? undefined : texts.optional)
  const describedBy = [error && `${id}-error`, shownHint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={kind && 'full-width-column'}>
      <div className={kind === 'textarea' ? undefined : 'space-between'}>
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

type FieldControlProps = Pick<FieldProps, 'name' | 'texts' | 'defaultValue'> &
  AriaAttributes & { id: string }

function FieldControl({ name, texts, ...controlAttributes }: FieldControlProps) {
  const { isRequired, kind, ...inputAttributes }: InquiryFieldAttributes = INQUIRY_FIELDS[name]
  const attributes = { ...controlAttributes, name, required: isRequired, className: styles.control }
  if (kind === 'textarea') return <textarea {...attributes} dir="auto" rows={4} />
  if (kind !== 'select') return <input {...attributes} {...inputAttributes} dir="auto" />
  return (
    <span className={styles.selectWithChevron}>
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
