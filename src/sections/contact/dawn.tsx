import scene from '../../assets/sky/dawn.svg?url&no-inline'
import styles from './dawn.module.css'

/** The sky between night and first light, before the section, with the ship and the pilot boat at sea. */
export const Dawn = () => (
  <div className={styles.dawn} aria-hidden="true">
    <img src={scene} alt="" loading="lazy" decoding="async" />
  </div>
)
