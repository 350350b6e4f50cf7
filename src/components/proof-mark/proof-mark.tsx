import { PAPERS_HREF } from '../../lib/papers-href'
import styles from './proof-mark.module.css'

interface Props {
  /** What the paper says, such as its number. */
  children: string
}

/** At a claim: the paper that proves it, with the way to it. */
export function ProofMark({ children }: Props) {
  return (
    <a className={styles.mark} href={PAPERS_HREF}>
      {children}
    </a>
  )
}
