import { KeyedText } from '../../components/keyed-text/keyed-text'
import { Icon } from '../../components/icon/icon'
import { Position } from '../../components/position/position'
import styles from './foot-row.module.css'

interface Props {
  film: { isOffered: boolean; isPaused: boolean; toggle: () => void }
  words: { pause: string; play: string }
  position: string
  note: string
  next: string
  nextHref: string
}

/** The hero's last row: the film's control where there is a film, the position, and the way on. */
export function FootRow({ film, words, position, note, next, nextHref }: Props) {
  return (
    <div className={styles.foot}>
      {film.isOffered && (
        <button type="button" className={styles.control} onClick={film.toggle}>
          <Icon name={film.isPaused ? 'play' : 'pause'} />
          <KeyedText>{film.isPaused ? words.play : words.pause}</KeyedText>
        </button>
      )}
      <div className={styles.position}>
        <Position position={position} note={note} />
      </div>
      <a className={`${styles.control} ${styles.next}`} href={nextHref}>
        {next}
        <Icon name="arrow-down" />
      </a>
    </div>
  )
}
