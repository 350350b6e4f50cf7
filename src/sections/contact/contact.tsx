import type { ReactNode } from 'react'
import { ContactDetails } from './contact-details'
import type { ContactProps } from './contact-props'
import styles from './contact.module.css'
import { DutyContacts } from './duty-contacts'
import { SeafarerNotice } from './seafarer-notice'
import { ContactBackground } from './contact-background'

interface Props extends ContactProps {
  /** The section's own page: it shows all duty contacts, and its headings are one level higher. */
  isOwnPage?: boolean
  /** The inquiry form. */
  children: ReactNode
}

/** Inquiry form, contact details and duty contacts. */
export function Contact({
  name,
  texts,
  company,
  credentials,
  background,
  isOwnPage = false,
  children,
}: Props) {
  const Title = isOwnPage ? 'h1' : 'h2'
  const heading = isOwnPage ? 'h2' : 'h3'
  return (
    <section
      id="contact"
      className={`theme-light page-margin ${styles.contact}`}
      aria-labelledby="contact-title"
    >
      <p className="label">{name}</p>
      <div className={`grid-12 ${styles.columns}`}>
        <Title id="contact-title" className={`display-1 ${styles.headline}`}>
          {texts.headline}
        </Title>
        <div className={styles.form}>{children}</div>
        <ContactDetails texts={texts} company={company} />
        <SeafarerNotice credentials={credentials} email={company.email} heading={heading} />
      </div>
      <DutyContacts credentials={credentials} hasAll={isOwnPage} heading={heading} />
      <ContactBackground picture={background} />
    </section>
  )
}
