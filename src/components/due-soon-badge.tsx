import { DUE_SOON_DAYS, isDueSoonAfterCheck } from '../content/filled-credentials'
import type { CredentialsContent } from '../content/schemas/credentials'
import { fillPlaceholders } from '../lib/format'
import { Badge } from './badge'

interface Props {
  day: string
  credentials: CredentialsContent
}

/** Renders a badge if the date is at most 90 days after the day on which the data was checked. */
export const DueSoonBadge = ({ day, credentials: { lastChecked, dueSoon } }: Props) =>
  isDueSoonAfterCheck(day, lastChecked) && (
    <Badge translate="yes">{fillPlaceholders(dueSoon, { days: DUE_SOON_DAYS })}</Badge>
  )
