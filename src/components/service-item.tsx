import { clsx } from 'clsx'
import { CredentialsLink } from './link'

interface Props {
  text: string
  certificateLabel: string | undefined
  className: string | undefined
}

/** Links an item with a certificate to /credentials. */
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
