import { createHmac, randomInt } from 'node:crypto'
import { FIELD_NAMES } from '../../src/lib/inquiry-fields.ts'
import { checkpointWal, openDatabase } from './database.ts'
import { emailForComparison, type ParsedInquiry, type SubmittedInquiry } from './parse-inquiry.ts'
import type { ErrorReport } from './sanitize-error-report.ts'
import type { InboxSettings } from './settings.ts'

export interface StoredInquiry extends SubmittedInquiry {
  id: number
  reference: string
  receivedAt: string
  spam: boolean
  /** `none` means that the inquiry isn't mailed. `failed` means that mailing failed for three days. */
  delivery: 'none' | 'waiting' | 'sent' | 'failed'
}

type Row = Omit<StoredInquiry, 'receivedAt' | 'spam'> & { received_at: number; spam: number }
type CountName = 'waiting' | 'failed' | 'suspected' | 'honeypotFilled' | 'mailedAt'
type CountedErrorReport = ErrorReport & { count: number; seen_at: number }
type Counts = Record<CountName, number> & { mailFault: string | null }

export type Store = ReturnType<typeof openStore>

const TEXTS = ['subject', ...FIELD_NAMES] as const
const COLUMNS = ['id', 'reference', 'received_at', ...TEXTS, 'spam', 'delivery'].join(', ')

const REPETITION_MS = 10 * 60_000
const FIRST_PAUSE_MS = 60_000
const LONGEST_PAUSE_MS = 60 * 60_000
/**
 * The last attempt to mail an inquiry takes place after three days. The limit is a number of attempts instead of a
 * time, because the clock can be wrong.
 */
const MAX_ATTEMPTS = 78
const DAY_MS = 24 * 60 * 60_000
const CLOCK_CHECK_MS = 60 * 60_000
/** The server can be off for a weekend, so only a longer time between clock checks counts as a clock jump. */
const LONGEST_ABSENCE_MS = 3 * DAY_MS

const KEEP_FAILURES_MS = 30 * DAY_MS
/** Limits the number of stored error reports, because anybody can send fake reports. */
const MAX_FAILURES = 200

/** The alphabet omits 0, O, 1 and I, which look alike. */
const REFERENCE_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Times are in milliseconds since 1970. When a method returns, its changes are on disk. */
export function openStore({ file, mail, referencePrefix }: InboxSettings) {
  const { database, key } = openDatabase(file)
  database.function('normalized', (email) => emailForComparison(String(email)))
  const run = (sql: string, values: Record<string, string | number> = {}) =>
    database.prepare(sql).all(values) as unknown as Row[]
  /** Returns a random reference, so that nobody can infer the number of inquiries. */
  function newReference(): string {
    const characters = Array.from({ length: 6 }, () => REFERENCE_ALPHABET[randomInt(32)])
    const reference = referencePrefix + characters.join('')
    const [taken] = run('SELECT id FROM inquiries WHERE reference = $reference', { reference })
    return taken ? newReference() : reference
  }
  function erase(condition: string, values: Record<string, string | number>) {
    const { length } = run(`DELETE FROM inquiries WHERE ${condition} RETURNING id`, values)
    if (length > 0) checkpointWal(database)
    return length
  }

  return {
    add({ spamReason, ...inquiry }: ParsedInquiry, clientAddress: string, now = Date.now()) {
      // Native form posts have another subject and other line breaks than the script's requests.
      const sent = [clientAddress, ...FIELD_NAMES.map((name) => inquiry[name].replaceAll('\r', ''))]
      const fingerprint = createHmac('sha256', key).update(JSON.stringify(sent)).digest('hex')
      const spam = spamReason === 'none' ? 0 : 1
      const honeypot = spamReason === 'honeypot' ? 1 : 0
      const delivery = mail && !honeypot ? 'waiting' : 'none'
      const repeated = `SELECT id, reference FROM inquiries
        WHERE fingerprint = $fingerprint AND abs(received_at - $now) < ${REPETITION_MS}`
      const insert = `INSERT INTO inquiries (reference, received_at, next_attempt_at,
          ${TEXTS.join(', ')}, spam, honeypot, delivery, fingerprint)
        VALUES ($reference, $now, $now,
          $${TEXTS.join(', $')}, $spam, $honeypot, $delivery, $fingerprint) RETURNING id`
      database.exec('BEGIN IMMEDIATE')
      try {
        const [first] = run(repeated, { fingerprint, now })
        if (first) return { id: first.id, reference: first.reference, isRepetition: true }
        const reference = newReference()
        const values = { ...inquiry, reference, now, spam, honeypot, delivery, fingerprint }
        const { id } = run(insert, values)[0]!
        database.exec('COMMIT')
        return { id, reference, isRepetition: false }
      } finally {
        if (database.isTransaction) database.exec('ROLLBACK')
      }
    },

    list: () => run(`SELECT ${COLUMNS} FROM inquiries ORDER BY id`).map(inquiryOf),

    counts() {
      const sql = `SELECT total(delivery = 'waiting') AS waiting, total(delivery = 'failed') AS failed,
        total(spam AND NOT honeypot) AS suspected, total(honeypot) AS honeypotFilled,
        coalesce(max(mailed_at), 0) AS mailedAt,
        (SELECT mail_fault FROM inquiries WHERE delivery IN ('waiting', 'failed') AND mail_fault <> ''
          ORDER BY next_attempt_at DESC) AS mailFault FROM inquiries`
      return database.prepare(sql).get() as Counts
    },

    /** Claims and postpones an inquiry in one SQL statement, so that no two processes claim the same inquiry. */
    claimDue(now: number) {
      // Also claims inquiries whose next attempt is too far ahead, which happens if the clock was set back.
      const sql = `
        UPDATE inquiries
        SET attempts = attempts + 1,
            next_attempt_at = $now + min(${FIRST_PAUSE_MS} << min(attempts, 6), ${LONGEST_PAUSE_MS})
        WHERE id = (
          SELECT id FROM inquiries
          WHERE delivery = 'waiting'
            AND (next_attempt_at <= $now OR next_attempt_at > $now + ${LONGEST_PAUSE_MS})
          ORDER BY next_attempt_at LIMIT 1
        ) RETURNING ${COLUMNS}`
      return run(sql, { now }).map(inquiryOf)[0]
    },

    markSent(id: number, now: number) {
      run(`UPDATE inquiries SET delivery = 'sent', mailed_at = $now WHERE id = $id`, { id, now })
    },

    markFailed(id: number, fault: string) {
      const sql = `UPDATE inquiries
        SET mail_fault = $fault, delivery = iif(attempts < ${MAX_ATTEMPTS}, 'waiting', 'failed')
        WHERE id = $id RETURNING delivery`
      return run(sql, { id, fault })[0]?.delivery
    },

    retryAll(now: number) {
      const sql = `UPDATE inquiries
        SET delivery = 'waiting', attempts = 0, next_attempt_at = $now
        WHERE delivery IN ('waiting', 'failed')`
      run(sql, { now })
    },

    eraseFrom: (email: string) =>
      erase('normalized(email) = $email', { email: emailForComparison(email) }),

    /** Ignores clock jumps when measuring an inquiry's age, so that a wrong clock erases nothing. */
    eraseOlderThan(days: number, now: number) {
      const checkClock = `UPDATE clock SET seen_at = $now,
          elapsed = elapsed + iif($now - seen_at BETWEEN 0 AND ${LONGEST_ABSENCE_MS}, $now - seen_at, 0)
        WHERE abs($now - seen_at) > ${CLOCK_CHECK_MS}`
      run(checkClock, { now })
      const age = days * DAY_MS
      return erase('(SELECT elapsed FROM clock) - elapsed_before > $age', { age })
    },

    addErrorReport(failure: ErrorReport, now: number) {
      const sql = `INSERT INTO failures (page, browser, message, seen_at)
        VALUES ($page, $browser, $message, $now)
        ON CONFLICT DO UPDATE SET count = count + 1, seen_at = $now`
      run(sql, { ...failure, now })
    },

    errorReports: () =>
      run(
        'SELECT * FROM failures ORDER BY count DESC, seen_at DESC',
      ) as unknown[] as CountedErrorReport[],

    eraseOldFailures(now: number) {
      const sql = `DELETE FROM failures WHERE abs($now - seen_at) > ${KEEP_FAILURES_MS}
        OR rowid NOT IN (SELECT rowid FROM failures ORDER BY seen_at DESC LIMIT ${MAX_FAILURES})`
      run(sql, { now })
    },

    reported: () => run('SELECT id FROM reported').map(({ id }) => String(id)),

    setReported(ids: string[]) {
      run('DELETE FROM reported')
      for (const id of ids) run('INSERT OR IGNORE INTO reported VALUES ($id)', { id })
    },

    copyTo: (copy: string) => void database.prepare('VACUUM INTO ?').run(copy),

    close: () => database.close(),
  }
}

const inquiryOf = ({ received_at, spam, ...row }: Row): StoredInquiry => ({
  ...row,
  receivedAt: new Date(received_at).toISOString(),
  spam: spam === 1,
})
