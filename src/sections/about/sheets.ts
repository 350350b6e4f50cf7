import { ARABIAN_SEA, ARABIAN_SEA_PHONE } from '../../components/chart/sheets'

/** Which drawing management.module.css shows where; a tablet's sheet has the phone's. */
export const SHEETS = [
  { sheet: ARABIAN_SEA_PHONE, media: '(width < 64rem)' },
  { sheet: ARABIAN_SEA, media: '(width >= 64rem)' },
]
