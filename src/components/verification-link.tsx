import type { Certificate } from '../content/credentials'
import { ContactLink } from './link'

type Props = Pick<Certificate, 'verify' | 'verifyBy'>

/** A link to the register where anyone can verify something, and what to look for there. */
export const VerificationLink = ({ verify, verifyBy }: Props) => (
  <>
    <ContactLink to={verify} />
    {verifyBy && <small className="small muted"> {verifyBy}</small>}
  </>
)
