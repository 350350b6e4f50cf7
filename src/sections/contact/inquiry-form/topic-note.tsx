import { Icon } from '../../../components/icon'
import { TextLink } from '../../../components/link'
import type { Topic } from '../contact-props'
import { controlOf } from './form-fields'
import styles from './inquiry-form.module.css'

interface Props {
  topic: Topic
  removeLabel: string
  onRemove: () => void
}

/** Which service the visitor asks about, and a button that removes it. Seafarers are led on to their page. */
export const TopicNote = ({ topic, removeLabel, onRemove }: Props) => (
  <span className={styles.topicNote}>
    <span>{`${topic.note} `}</span>
    <button
      type="button"
      aria-label={removeLabel}
      onClick={({ currentTarget }) => {
        onRemove()
        // The button disappears, and the focus with it.
        controlOf(currentTarget.form!, 'service')?.focus()
      }}
    >
      <Icon name="cross" scale={0.8} />
    </button>
    {topic.seafarersLink && (
      <TextLink href={topic.seafarersLink.href}>{topic.seafarersLink.text}</TextLink>
    )}
  </span>
)
