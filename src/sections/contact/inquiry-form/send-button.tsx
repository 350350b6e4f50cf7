import { Changing } from '../../../ui/changing/changing'
import { Icon } from '../../../ui/icon/icon'
import actionStyles from '../../../ui/action/action.module.css'
import styles from './send-button.module.css'

interface Props {
  isSending: boolean
  send: string
  sending: string
}

/** Stays in the tab order while sending, so that keyboard focus is not thrown to the page's start. */
export function SendButton({ isSending, send, sending }: Props) {
  return (
    <button
      type="submit"
      className={`${actionStyles.action} ${styles.button}`}
      aria-disabled={isSending || undefined}
    >
      <Changing>{isSending ? sending : send}</Changing>
      {!isSending && <Icon name="arrow-right" scale={1.2} className={actionStyles.arrow} />}
    </button>
  )
}
