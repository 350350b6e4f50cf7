import type { ReactNode } from 'react'
import { ContactDetails } from './contact-details'
import type { ContactProps } from './contact-props'
import styles from './contact.module.css'
import { DutyContacts } from './duty-contacts'
import { Notice } from './notice'
import { Quay } from './quay'

interface Props extends ContactProps {
  /** Shows all duty contacts; otherwise only what each is for, with a link to them. */
  hasAllContacts?: boolean
  /** The inquiry form. */
  children: ReactNode
}

/** Inquiry form, contact details and duty contacts. */
export function Contact({
  name,
  texts,
  company,
  papers,
  background,
  hasAllContacts = false,
  children,
}: Props) {
  return (
    <section
      id="contact"
      className={`daylight page-margin ${styles.contact}`}
      aria-labelledby="contact-title"
    >
      <p className="label">{name}</p>
      <div className={`grid-12 ${styles.columns}`}>
        <h2 id="contact-title" className={`display-1 ${styles.headline}`}>
          {texts.headline.join(' \n')}
        </h2>
        <div className={styles.form}>{children}</div>
        <ContactDetails texts={texts} company={company} />
        <Notice papers={papers} email={company.email} />
      </div>
      <DutyContacts papers={papers} hasAll={hasAllContacts} />
      <Quay picture={background} />
    </section>
  )
}
