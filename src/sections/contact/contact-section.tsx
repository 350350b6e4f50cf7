import type { ReactNode } from 'react'
import { Picture } from '../../components/picture/picture'
import type { ContactProps } from './contact-props'
import styles from './contact.module.css'

interface Props extends Pick<ContactProps, 'navigation' | 'background'> {
  titleId: string
  className?: string | undefined
  children: ReactNode
}

/** The section with its name, and with a picture of the quay at its foot. */
export const ContactSection = ({ titleId, className = '', children, ...props }: Props) => (
  <section
    id="contact"
    className={`theme-light page-margin ${styles.contact} ${className}`}
    aria-labelledby={titleId}
  >
    <p className="label">{props.navigation.contact}</p>
    {children}
    <div className={styles.background}>
      <div className="shifted" data-parallax="section">
        <Picture picture={props.background} className="cropped" />
      </div>
    </div>
  </section>
)
