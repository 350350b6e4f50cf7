import { clsx } from 'clsx'
import { CredentialsLink } from './links'

interface Props {
  text: string
  certificateName: string | undefined
  className: string | undefined
}

/** Links an item with a certificate to /credentials. */
export const IncludedItem = ({ text, certificateName, className }: Props) =>
  certificateName ? (
    <li className={clsx('space-between', className)}>
      <span>{text}</span>{' '}
      <CredentialsLink className="narrow-text" translate="no">
        {certificateName}
      </CredentialsLink>
    </li>
  ) : (
    <li className={className}>{text}</li>
  )
