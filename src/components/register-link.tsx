import type { Certificate } from '../content/credentials'
import { ContactLink } from './link'

/** A register where anyone can check something, and what to look for there. */
export const RegisterLink = ({ verify, verifyBy }: Pick<Certificate, 'verify' | 'verifyBy'>) => (
  <>
    <ContactLink to={verify} />
    {verifyBy && <small className="small muted"> {verifyBy}</small>}
  </>
)
