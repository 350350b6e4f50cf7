import { clsx } from 'clsx'
import { CredentialsLink } from './link'

interface Props {
  text: string
  certificateLabel: string | undefined
  className: string | undefined
}

/** Renders a list item for a service, with a link to /credentials if the item has a certificate. */
export const ServiceItem = ({ text, certificateLabel, className }: Props) =>
  certificateLabel ? (
    <li className={clsx('cluster space-between', className)}>
      <span>{text}</span>{' '}
      <CredentialsLink className="numeric" translate="no">
        {certificateLabel}
      </CredentialsLink>
    </li>
  ) : (
    <li className={className}>{text}</li>
  )
