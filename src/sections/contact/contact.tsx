import type { ReactNode } from 'react'
import { Picture } from '../../components/picture/picture'
import { ContactDetails } from './contact-details'
import type { ContactProps } from './contact-props'
import styles from './contact.module.css'
import { DutyContacts } from './duty-contacts'

interface Props extends ContactProps {
  /** Shows all duty contacts; otherwise only what each is for, with a link to them. */
  hasAllContacts?: boolean
  /** The inquiry form. */
  children: ReactNode
}

/** Contact details, inquiry form and duty contacts. */
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
    <section id="contact" className={styles.contact} aria-labelledby="contact-title">
      <p className={styles.name}>{name}</p>
      <div className={styles.columns}>
        <div className={styles.reach}>
          <h2 id="contact-title" className={styles.headline}>
            {texts.headline.join(' \n')}
          </h2>
          <ContactDetails texts={texts} company={company} />
        </div>
        <div className={styles.form}>{children}</div>
      </div>
      <DutyContacts papers={papers} email={company.email} hasAll={hasAllContacts} />
      <div className={styles.background}>
        <Picture
          picture={background}
          className={styles.picture}
          isDecorative={background.alt === ''}
          isShifting
        />
      </div>
    </section>
  )
}
