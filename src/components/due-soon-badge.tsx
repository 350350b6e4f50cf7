import type { Credentials } from '../content/credentials'
import { DUE_SOON_DAYS, isDueSoon } from '../content/shown-credentials'
import { fill } from '../lib/format'
import { Badge } from './badge'

interface Props {
  day: string
  credentials: Credentials
}

/** Renders a badge beside a near date. */
export const DueSoonBadge = ({ day, credentials: { checked, dueSoon } }: Props) =>
  isDueSoon(day, checked) && <Badge translate="yes">{fill(dueSoon, { days: DUE_SOON_DAYS })}</Badge>
