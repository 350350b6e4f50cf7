import { clsx } from 'clsx'
import { Fragment, type ComponentProps } from 'react'
import { telHref } from '../lib/format'
import { Icon } from './icon'
import styles from './email-link.module.css'

/** Renders an underlined link. */
export const TextLink = ({ className, children, ...attributes }: ComponentProps<'a'>) => (
  <a className={clsx('link', className)} {...attributes}>
    {children}
  </a>
)

/** The page /credentials exists only if the content names certificates, ships or company details. */
export const CREDENTIALS_HREF = '/credentials'

type CredentialsLinkProps = Pick<ComponentProps<'a'>, 'className' | 'children' | 'translate'>

/** Renders a link to CREDENTIALS_HREF. */
export const CredentialsLink = ({ className, ...attributes }: CredentialsLinkProps) => (
  <TextLink
    className={clsx('credentials-link', className)}
    href={CREDENTIALS_HREF}
    {...attributes}
  />
)

/** Renders a link that looks like a button with an arrow. */
export const ButtonLink = ({ className, children, ...attributes }: ComponentProps<'a'>) => (
  <a className={clsx('button screen-only', className)} {...attributes}>
    {children}
    <Icon name="arrow-right" scale={1.2} />
  </a>
)

/**
 * Doesn't split at hyphens, because a hyphen at a line's end looks like hyphenation. The pattern avoids lookbehind,
 * because Safari before 16.4 doesn't support lookbehind.
 */
const EMAIL_PIECES = /@?[^@.]+\.*/g

interface ContactLinkProps {
  to: string
  subject?: string
  className?: string
}

/** Links an email address, phone number or website. The link to a website shows only the domain. */
export function ContactLink({ to, subject, className }: ContactLinkProps) {
  if (to.startsWith('https://'))
    return (
      <TextLink className={className} href={to} rel="noopener" translate="no">
        {new URL(to).host.replace(/^www\./, '')}
      </TextLink>
    )
  if (!to.includes('@'))
    return (
      <TextLink className={className} href={telHref(to)} translate="no">
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
      {/* Without the outer span, the pieces would be separate flex items in a link with the class `touch-target`. */}
      <span>
        {to.match(EMAIL_PIECES)?.map((piece, index) => (
          <Fragment key={index}>
            {index > 0 && <wbr />}
            <span>{piece}</span>
          </Fragment>
        ))}
      </span>
    </TextLink>
  )
}

interface ContactLinkListProps {
  contacts: readonly { text: string; label: string }[]
}

/** Renders nothing if `contacts` is empty. */
export const ContactLinkList = ({ contacts }: ContactLinkListProps) =>
  contacts.length > 0 && (
    <p className="cluster">
      {contacts.map(({ text, label }, index) => (
        <span key={index}>
          <ContactLink to={text} /> {label && <span className="small muted">{label}</span>}
        </span>
      ))}
    </p>
  )
