import { Picture } from '../../components/picture/picture'
import type { ContactProps } from './contact-props'
import styles from './contact.module.css'

/** The picture at the foot of the section, behind its end. */
export const Quay = ({ picture }: { picture: ContactProps['background'] }) => (
  <div className={styles.quay}>
    <Picture picture={picture} className="cropped" isDecorative={picture.alt === ''} isShifting />
  </div>
)
