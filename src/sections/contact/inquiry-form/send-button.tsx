import type { MouseEvent } from 'react'
import { KeyedText } from '../../../components/keyed-text/keyed-text'
import { Icon } from '../../../components/icon/icon'
import actionStyles from '../../../components/action/action.module.css'
import styles from './send-button.module.css'

interface Props {
  isSending: boolean
  send: string
  sending: string
  /** Where an inquiry has just been sent: the way to the next one, in place of sending. */
  another: { label: string; onPress: () => void } | undefined
}

/** Stays in the tab order while sending, so that keyboard focus is not thrown to the page's start. */
export function SendButton({ isSending, send, sending, another }: Props) {
  const onClick = (event: MouseEvent) => {
    if (!another) return
    event.preventDefault()
    // The second press of a double one was meant for sending.
    if (event.detail < 2) another.onPress()
  }
  return (
    <button
      type="submit"
      className={`${actionStyles.action} ${styles.button}`}
      aria-disabled={isSending || undefined}
      data-quiet={another ? '' : undefined}
      onClick={onClick}
    >
      <KeyedText>{isSending ? sending : (another?.label ?? send)}</KeyedText>
      {!isSending && <Icon name="arrow-right" scale={1.2} className={actionStyles.arrow} />}
    </button>
  )
}
