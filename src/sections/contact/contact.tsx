import type { ReactNode } from 'react'
import { DutyContacts } from '../../components/duty-contacts/duty-contacts'
import { CREDENTIALS_HREF, TextLink } from '../../components/links'
import { Picture } from '../../components/picture/picture'
import { shownCredentialsSections } from '../../content/filled-credentials'
import { seafarersPageLink } from '../../content/schemas/seafarers'
import { PhonesAndResponseTime, EmailWhatsappAndAddress } from './contact-details'
import type { ContactProps } from './contact-props'
import { SeafarerNotice } from './seafarer-notice'
import styles from './contact.module.css'

interface Props extends ContactProps {
  heading: 'h1' | 'h2'
  children: ReactNode
}

/** Renders the form, the contact details and the duty contacts. */
export function Contact({ content, background, heading: Heading, children }: Props) {
  const { contact, company, credentials, navigation, seafarers } = content
  const subheading = Heading === 'h1' ? 'h2' : 'h3'
  return (
    <SectionWithBackground
      label={navigation.contact}
      background={background}
      titleId="contact-title"
    >
      <div className={`grid-12 ${styles.grid}`}>
        <Heading id="contact-title" className={`display-1 fluid-headline ${styles.headline}`}>
          {contact.headline}
        </Heading>
        <PhonesAndResponseTime contact={contact} company={company} />
        <div className={`full-width-column ${styles.form}`}>{children}</div>
        <EmailWhatsappAndAddress contact={contact} company={company} />
        <SeafarerNotice
          credentials={credentials}
          company={company}
          seafarersLink={seafarersPageLink(seafarers)}
          heading={subheading}
          className={styles.notice}
        />
      </div>
      <DutyContacts credentials={credentials} contact={contact} heading={subheading} />
      {shownCredentialsSections(credentials).length > 0 && (
        <TextLink className="touch-target" href={CREDENTIALS_HREF}>
          {credentials.linkText}
        </TextLink>
      )}
    </SectionWithBackground>
  )
}

interface SectionProps extends Pick<ContactProps, 'background'> {
  label: string
  titleId: string
  children: ReactNode
}

/** Renders a section with a background picture. */
export const SectionWithBackground = ({ label, background, titleId, children }: SectionProps) => (
  <section
    id="contact"
    className={`theme-light page-margin with-background-picture ${styles.contact}`}
    aria-labelledby={titleId}
  >
    <p className="label">{label}</p>
    {children}
    <div className={`overlay-host ${styles.background}`}>
      <div data-parallax="section">
        <Picture picture={background} className="object-cover" />
      </div>
    </div>
  </section>
)
