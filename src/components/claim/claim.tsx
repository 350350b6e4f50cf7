import { CREDENTIALS_HREF } from '../../lib/sections'

interface Props {
  text: string
  /** Name and number of the certificate that proves it. */
  proof: string | undefined
  className: string | undefined
}

/** An item of a list that says what a service includes, with the certificate that proves it. */
export const Claim = ({ text, proof, className }: Props) =>
  proof ? (
    <li className={`cluster apart ${className}`}>
      <span>{text}</span>{' '}
      <a className="proof link numeric" href={CREDENTIALS_HREF}>
        {proof}
      </a>
    </li>
  ) : (
    <li className={className}>{text}</li>
  )
