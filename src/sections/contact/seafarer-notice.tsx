import { CREDENTIALS_HREF, SEAFARERS_HREF } from '../../lib/sections'
import { EmailLink } from '../../components/email-link/email-link'
import { proofOf } from '../../content/shown-credentials'
import type { ContactProps } from './contact-props'

type Props = Pick<ContactProps, 'credentials' | 'company' | 'seafarers'> & { heading: 'h2' | 'h3' }

/** The notice to seafarers, with the licence that it rests on. Nothing if content has none. */
export function SeafarerNotice({ credentials, company, seafarers, heading: Heading }: Props) {
  const { title, text, subject, certificate, email } = credentials.seafarerNotice
  if (text === '') return null
  const proof = proofOf(credentials, certificate)
  return (
    <aside className="col-full framed" aria-labelledby="notice">
      <Heading id="notice" className="label">
        {title}
      </Heading>
      <p className="lead">{text}</p>
      <p className="cluster">
        <a className="link" href={SEAFARERS_HREF}>
          {seafarers.link}
        </a>
        <EmailLink email={email || company.email} subject={subject} />
        {proof && (
          <a className="proof link numeric" href={CREDENTIALS_HREF}>
            {proof}
          </a>
        )}
      </p>
    </aside>
  )
}
