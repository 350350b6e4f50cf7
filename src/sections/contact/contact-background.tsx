import { Picture } from '../../components/picture/picture'
import type { ContactProps } from './contact-props'
import styles from './contact.module.css'

/** The section's background: a picture of the quay at its foot. */
export const ContactBackground = ({ picture }: { picture: ContactProps['background'] }) => (
  <div className={styles.background}>
    <div className={styles.picture} data-parallax="section">
      <Picture picture={picture} className="cropped" isDecorative={picture.alt === ''} />
    </div>
  </div>
)
