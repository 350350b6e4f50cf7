import { clsx } from 'clsx'
import { Fragment, type ComponentProps } from 'react'
import { telephoneHref } from '../lib/format'
import { Icon } from './icon'
import styles from './link.module.css'

/** A link in a text, underlined. */
export const TextLink = ({ className, children, ...attributes }: ComponentProps<'a'>) => (
  <a className={clsx('link', className)} {...attributes}>
    {children}
  </a>
)

/** The path of the page on which certificates and what proves them can be checked. The page exists if one is shown. */
export const CREDENTIALS_HREF = '/credentials'

type CredentialsLinkProps = Pick<ComponentProps<'a'>, 'className' | 'children' | 'translate'>

/** A link to that page from a certificate, or from what it proves. */
export const CredentialsLink = ({ className, ...attributes }: CredentialsLinkProps) => (
  <TextLink
    className={clsx('credentials-link', className)}
    href={CREDENTIALS_HREF}
    {...attributes}
  />
)

/** A link that looks like a button: the one that a visitor should follow. */
export const ButtonLink = ({ className, children, ...attributes }: ComponentProps<'a'>) => (
  <a className={clsx('button screen-only', className)} {...attributes}>
    {children}
    <Icon name="arrow-right" scale={1.2} />
  </a>
)

/**
 * What of an email address stays on a line: it wraps before the @ and after dots. A hyphen at the end of a line could be
 * read as hyphenation. Without lookbehind, which Safari reads only from 16.4 on.
 */
const EMAIL_PIECES = /@?[^@.]+\.*/g

interface ContactLinkProps {
  /** An email address, a telephone number, or an https address, of which the host is shown. */
  to: string
  subject?: string
  className?: string
}

/** A link to where somebody can be reached. An email address wraps between EMAIL_PIECES and nowhere else. */
export function ContactLink({ to, subject, className }: ContactLinkProps) {
  // First, for it may contain an @.
  if (to.startsWith('https://'))
    return (
      <TextLink className={className} href={to} rel="noopener" translate="no">
        {new URL(to).host.replace(/^www\./, '')}
      </TextLink>
    )
  if (!to.includes('@'))
    return (
      <TextLink className={className} href={telephoneHref(to)} translate="no">
        {to}
      </TextLink>
    )
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : ''
  return (
    <TextLink
      className={clsx(styles.email, className)}
      href={`mailto:${to}${query}`}
      translate="no"
    >
      {to.match(EMAIL_PIECES)?.map((piece, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          <span>{piece}</span>
        </Fragment>
      ))}
    </TextLink>
  )
}

interface ContactLinksProps {
  /** `text`: as `to` of ContactLink · `label`: who answers there; may be empty */
  contacts: readonly { text: string; label: string }[]
}

/** Several of them in a line. Nothing for none. */
export const ContactLinks = ({ contacts }: ContactLinksProps) =>
  contacts.length > 0 && (
    <p className="cluster">
      {contacts.map(({ text, label }, index) => (
        <span key={index}>
          <ContactLink to={text} /> {label && <span className="small muted">{label}</span>}
        </span>
      ))}
    </p>
  )
