import { clsx } from 'clsx'
import { CredentialsLink } from './link'

interface Props {
  text: string
  /** Of the certificate that proves it. */
  certificateLabel: string | undefined
  className: string | undefined
}

/** An item of a list that says what a service includes, linked to the certificate that proves it, if there is one. */
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
