import { FIELD_NAMES } from '../../src/lib/inquiry-fields.ts'
import type { Inquiry, Suspicion } from './inquiry.ts'

/** Runs one statement on either engine and returns its rows. */
export type Query = <Row>(sql: string, ...values: (string | number)[]) => Promise<Row[]>

/** An inquiry as people and programs get to see it. */
export interface StoredInquiry extends Inquiry {
  id: number
  /** ISO 8601, UTC. */
  receivedAt: string
  spam: boolean
  /** `none` is for an inquiry that is not meant to be mailed, `failed` for one given up. */
  delivery: 'none' | 'waiting' | 'sent' | 'failed'
}

export type Row = Omit<StoredInquiry, 'receivedAt' | 'spam'> & { received_at: number; spam: number }

type Sent = { visitor: string; suspicion: Suspicion; isMailed: boolean }
export type Store = ReturnType<typeof createStore>

const TEXTS = ['subject', ...FIELD_NAMES] as const
export const COLUMNS = ['id', 'received_at', ...TEXTS, 'spam', 'delivery'].join(', ')

/** The same from the same visitor within this time is one inquiry. */
const REPETITION_MS = 10 * 60_000
const FIRST_PAUSE_MS = 60_000
const LONGEST_PAUSE_MS = 60 * 60_000
/** How many are erased at once, so that requests need not wait. */
const ERASED_AT_ONCE = 1000

export const inquiryOf = ({ received_at, spam, ...row }: Row): StoredInquiry => ({
  ...row,
  receivedAt: new Date(received_at).toISOString(),
  spam: spam === 1,
})

/** The store on either engine; the secret keys the fingerprints. Times are milliseconds since 1970. */
export function createStore(query: Query, secret: string) {
  return {
    /** Stores an inquiry and returns its number, undefined for a repetition. Resolves once it is on disk. */
    async add(inquiry: Inquiry, sent: Sent, now: number) {
      const { visitor, suspicion, isMailed } = sent
      const texts = TEXTS.map((name) => inquiry[name])
      const fingerprint = await hmac(secret, JSON.stringify([visitor, ...texts]))
      const rows = await query<{ id: number }>(
        `INSERT INTO inquiries (received_at, ${TEXTS.join(', ')}, spam, honeypot, fingerprint, delivery, next_attempt_at)
         SELECT ${'?, '.repeat(TEXTS.length)} ?, ?, ?, ?, ?, ?
         WHERE NOT EXISTS (
           SELECT 1 FROM inquiries WHERE fingerprint = ? AND abs(received_at - ?) < ${REPETITION_MS}
         ) RETURNING id`,
        now,
        ...texts,
        suspicion === 'none' ? 0 : 1,
        suspicion === 'honeypot' ? 1 : 0,
        fingerprint,
        isMailed && suspicion !== 'honeypot' ? 'waiting' : 'none',
        now,
        fingerprint,
        now,
      )
      return rows[0]?.id
    },

    /** Rejects if inquiries cannot be read. */
    probe: () => query('SELECT id FROM inquiries LIMIT 1'),

    /** Takes the next inquiry to be mailed and puts off its next attempt, in one statement: nobody else takes it. */
    async claimDue(now: number) {
      // An attempt further away than any pause is from before the clock was set back.
      const [row] = await query<Row>(
        `UPDATE inquiries
         SET attempts = attempts + 1,
             next_attempt_at = ? + min(${FIRST_PAUSE_MS} << min(attempts, 6), ${LONGEST_PAUSE_MS})
         WHERE id = (
           SELECT id FROM inquiries
           WHERE delivery = 'waiting' AND (next_attempt_at <= ? OR next_attempt_at > ?)
           ORDER BY next_attempt_at LIMIT 1
         ) RETURNING ${COLUMNS}`,
        now,
        now,
        now + LONGEST_PAUSE_MS,
      )
      return row && inquiryOf(row)
    },

    markSent: (id: number, now: number) =>
      query(`UPDATE inquiries SET delivery = 'sent', mailed_at = ? WHERE id = ?`, now, id),

    /** Gives an inquiry up that has been tried since before a time; returns whether it has. */
    async giveUp(id: number, triedSince: number) {
      const sql = `UPDATE inquiries SET delivery = 'failed'
        WHERE id = ? AND coalesce(retried_at, received_at) <= ? RETURNING id`
      return (await query(sql, id, triedSince)).length > 0
    },

    /** Erases those of the oldest inquiries that came before a time; returns how many. */
    async eraseBefore(time: number) {
      const oldest = `SELECT id FROM inquiries ORDER BY id LIMIT ${ERASED_AT_ONCE}`
      const sql = `DELETE FROM inquiries WHERE received_at < ? AND id IN (${oldest}) RETURNING id`
      return (await query(sql, time)).length
    },
  }
}

async function hmac(secret: string, text: string): Promise<string> {
  const bytesOf = (value: string) => new TextEncoder().encode(value)
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', bytesOf(secret), algorithm, false, ['sign'])
  const digest = await crypto.subtle.sign('HMAC', key, bytesOf(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
