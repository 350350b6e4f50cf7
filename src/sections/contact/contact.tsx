import type { ReactNode } from 'react'
import { DutyContacts } from '../../components/duty-contacts/duty-contacts'
import { TextLink } from '../../components/link'
import { Picture } from '../../components/picture/picture'
import { shownTitles } from '../../content/shown-credentials'
import { ContactDetails, Telephones } from './contact-details'
import type { ContactProps } from './contact-props'
import styles from './contact.module.css'
import { SeafarerNotice } from './seafarer-notice'

interface Props extends ContactProps {
  /** The section's own page: its headings are one level higher. */
  isContactPage?: boolean
  /** The inquiry form. */
  children: ReactNode
}

/** Inquiry form, contact details and duty contacts. */
export function Contact({ isContactPage = false, children, ...props }: Props) {
  const Title = isContactPage ? 'h1' : 'h2'
  const heading = isContactPage ? 'h2' : 'h3'
  return (
    <ContactSection {...props} titleId="contact-title">
      <div className={`grid-12 ${styles.columns}`}>
        <Title id="contact-title" className={`display-1 ${styles.headline}`}>
          {props.contact.headline}
        </Title>
        <Telephones {...props} />
        <div className={`col-full ${styles.form}`}>{children}</div>
        <ContactDetails {...props} />
        <SeafarerNotice {...props} heading={heading} />
      </div>
      <DutyContacts {...props} heading={heading} />
      {shownTitles(props.credentials).length > 0 && (
        <TextLink className="touch-target" href="/credentials">
          {props.credentials.link}
        </TextLink>
      )}
    </ContactSection>
  )
}

interface SectionProps extends Pick<ContactProps, 'navigation' | 'background'> {
  titleId: string
  children: ReactNode
}

/** The section with its name, and with a picture of the quay at its foot. */
export const ContactSection = ({ titleId, children, ...props }: SectionProps) => (
  <section
    id="contact"
    className={`theme-light page-margin ${styles.contact}`}
    aria-labelledby={titleId}
  >
    <p className="label">{props.navigation.contact}</p>
    {children}
    <div className={`has-overlay ${styles.background}`}>
      <div className="parallax-room" data-parallax="section">
        <Picture picture={props.background} className="cropped" />
      </div>
    </div>
  </section>
)
