import { clsx } from 'clsx'
import { CredentialsLink, ContactLink, TextLink } from '../../components/links'
import { TextWithContactLinks } from '../../components/text-with-contact-links'
import { findCertificateNameWithNumber } from '../../content/filled-credentials'
import type { Content } from '../../content/read-all-content'
import type { seafarersPageLink } from '../../content/schemas/seafarers'

type Props = Pick<Content, 'credentials' | 'company'> & {
  seafarersLink: ReturnType<typeof seafarersPageLink>
  heading: 'h2' | 'h3'
  className?: string | undefined
}

/** Returns null if the notice has no text. */
export function SeafarerNotice(props: Props) {
  const { credentials, company, seafarersLink, heading: Heading, className } = props
  const { title, text, emailSubject, certificateId, email } = credentials.seafarerNotice
  if (text === '') return null
  const licence = findCertificateNameWithNumber(credentials, certificateId)
  return (
    <aside className={clsx('full-width-column card', className)} aria-labelledby="notice">
      <Heading id="notice" className="label">
        {title}
      </Heading>
      <p className="lead">
        <TextWithContactLinks text={text} />
      </p>
      <p className="cluster">
        {seafarersLink && <TextLink href={seafarersLink.href}>{seafarersLink.text}</TextLink>}
        <ContactLink to={email || company.email} subject={emailSubject} />
        {licence && (
          <CredentialsLink className="narrow-text" translate="no">
            {licence}
          </CredentialsLink>
        )}
      </p>
    </aside>
  )
}
