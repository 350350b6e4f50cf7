import { TextLink } from '../link/link'

interface Props {
  text: string
  /** Name and number of the certificate that proves it. */
  proof: string | undefined
  className: string | undefined
}

/** An item of a list that says what a service includes, linked to the certificate that proves it, if there is one. */
export const ServiceItem = ({ text, proof, className }: Props) =>
  proof ? (
    <li className={`cluster space-between ${className}`}>
      <span>{text}</span>{' '}
      <TextLink className="proof numeric" href="/credentials">
        {proof}
      </TextLink>
    </li>
  ) : (
    <li className={className}>{text}</li>
  )
