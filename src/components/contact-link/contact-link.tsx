import { telephoneHref } from '../../lib/links'
import { EmailLink } from '../email-link/email-link'

/** A link to an email address, a telephone number, or an https address, of which it shows the host. */
export function ContactLink({ to }: { to: string }) {
  if (to.includes('@')) return <EmailLink email={to} />
  return to.startsWith('+') ? (
    <a className="link" href={telephoneHref(to)}>
      {to}
    </a>
  ) : (
    <a className="link email" href={to} rel="noopener">
      <span>{new URL(to).host.replace(/^www\./, '')}</span>
    </a>
  )
}

/** Several of them in a line. Nothing for none. */
export const ContactLinks = ({ contacts }: { contacts: readonly string[] }) =>
  contacts.length > 0 && (
    <p className="cluster">
      {contacts.map((contact) => (
        <ContactLink key={contact} to={contact} />
      ))}
    </p>
  )
