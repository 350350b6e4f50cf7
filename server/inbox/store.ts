import { FIELD_NAMES } from '../../src/lib/inquiry-fields.ts'
import type { Inquiry } from './inquiry.ts'

/** Runs one statement and answers its rows. Each engine has its own; the statements are the same. */
export type Query = <Row>(sql: string, ...values: (string | number)[]) => Promise<Row[]>

/** Whether it waits for its mail, has been mailed, or never will be: given up, or not meant to be. */
export type Delivery = 'none' | 'waiting' | 'sent' | 'failed'

/** An inquiry as the desk sees it. */
export interface StoredInquiry extends Inquiry {
  id: number
  /** ISO 8601, UTC. */
  receivedAt: string
  spam: boolean
  delivery: Delivery
}

type Row = Omit<StoredInquiry, 'receivedAt' | 'spam'> & { received_at: number; spam: number }

export type Store = ReturnType<typeof createStore>

const TEXTS = ['subject', ...FIELD_NAMES] as const
const COLUMNS = ['id', 'received_at', ...TEXTS, 'spam', 'delivery'].join(', ')
/** How many inquiries are read at once. */
const PAGE = 1000

/** What the same visitor sends again within this time is the same inquiry. */
const REPETITION_MS = 10 * 60_000
const FIRST_PAUSE_MS = 60_000
/** Pauses between attempts to mail double up to this one. */
const LONGEST_PAUSE_MS = 4 * 60 * 60_000

const read = ({ received_at, spam, ...row }: Row): StoredInquiry => ({
  ...row,
  receivedAt: new Date(received_at).toISOString(),
  spam: spam === 1,
})

/** All that is done with inquiries in a database, whichever engine it has. Times are milliseconds since 1970. */
export function createStore(query: Query) {
  return {
    /** Keeps an inquiry; answers false for a repetition, which stands there already. Resolves once it is durable. */
    async add(
      inquiry: Inquiry,
      { visitor, spam, isMailed }: { visitor: string; spam: boolean; isMailed: boolean },
      now: number,
    ): Promise<boolean> {
      const texts = TEXTS.map((name) => inquiry[name])
      const fingerprint = await hash(JSON.stringify([visitor, ...texts]))
      const rows = await query(
        `INSERT INTO inquiries (received_at, ${TEXTS.join(', ')}, spam, fingerprint, delivery, next_attempt_at)
         SELECT ${'?, '.repeat(TEXTS.length)} ?, ?, ?, ?, ?
         WHERE NOT EXISTS (
           SELECT 1 FROM inquiries WHERE fingerprint = ? AND abs(received_at - ?) < ${REPETITION_MS}
         ) RETURNING id`,
        now,
        ...texts,
        spam ? 1 : 0,
        fingerprint,
        isMailed && !spam ? 'waiting' : 'none',
        now,
        fingerprint,
        now,
      )
      return rows.length > 0
    },

    /** All inquiries since a time, in the order of their arrival. */
    async *list({ since = 0, spamOnly = false } = {}): AsyncGenerator<StoredInquiry> {
      let after = 0
      for (;;) {
        const rows = await query<Row>(
          `SELECT ${COLUMNS} FROM inquiries
           WHERE id > ? AND received_at >= ? AND spam >= ? ORDER BY id LIMIT ${PAGE}`,
          after,
          since,
          spamOnly ? 1 : 0,
        )
        yield* rows.map(read)
        if (rows.length < PAGE) return
        after = rows.at(-1)!.id
      }
    },

    async find(id: number): Promise<StoredInquiry | undefined> {
      const [row] = await query<Row>(`SELECT ${COLUMNS} FROM inquiries WHERE id = ?`, id)
      return row && read(row)
    },

    /** How many inquiries there are of each state of delivery. */
    async countByDelivery(): Promise<Partial<Record<Delivery, number>>> {
      const rows = await query<{ delivery: Delivery; count: number }>(
        'SELECT delivery, count(*) AS count FROM inquiries GROUP BY delivery',
      )
      return Object.fromEntries(rows.map(({ delivery, count }) => [delivery, count]))
    },

    /**
     * The next inquiry that is due to be mailed. By the same statement its next attempt is put off, so that
     * nobody else takes it, and a process that dies leaves it to be tried again. A time that no pause
     * reaches is one from before the clock was set back.
     */
    async claimDue(now: number): Promise<StoredInquiry | undefined> {
      const [row] = await query<Row>(
        `UPDATE inquiries
         SET attempts = attempts + 1,
             next_attempt_at = ? + min(${FIRST_PAUSE_MS} << attempts, ${LONGEST_PAUSE_MS})
         WHERE id = (
           SELECT id FROM inquiries
           WHERE delivery = 'waiting' AND (next_attempt_at <= ? OR next_attempt_at > ?)
           ORDER BY next_attempt_at LIMIT 1
         ) RETURNING ${COLUMNS}`,
        now,
        now,
        now + LONGEST_PAUSE_MS,
      )
      return row && read(row)
    },

    async setDelivery(id: number, delivery: Delivery): Promise<void> {
      await query('UPDATE inquiries SET delivery = ? WHERE id = ?', delivery, id)
    },

    /** Makes everything due that was not mailed so far, also what was given up. */
    async makeAllDue(now: number): Promise<void> {
      await query(
        `UPDATE inquiries SET delivery = 'waiting', next_attempt_at = ?
         WHERE delivery IN ('waiting', 'failed')`,
        now,
      )
    },

    /** Erases a person's inquiries; answers how many there were. */
    async eraseFrom(email: string): Promise<number> {
      const sql = 'DELETE FROM inquiries WHERE lower(email) = lower(?) RETURNING id'
      return (await query(sql, email)).length
    },

    /** Erases those of the oldest inquiries that came before a time; answers how many there were. */
    async eraseBefore(time: number): Promise<number> {
      const oldest = `SELECT id FROM inquiries ORDER BY id LIMIT ${PAGE}`
      const sql = `DELETE FROM inquiries WHERE received_at < ? AND id IN (${oldest}) RETURNING id`
      return (await query(sql, time)).length
    },
  }
}

async function hash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
