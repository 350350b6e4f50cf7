import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

/** The inquiries in a database, in their order; none when there is no file. */
export function inquiriesIn(file: string): Record<string, string>[] {
  if (!existsSync(file)) return []
  const database = new DatabaseSync(file, { readOnly: true })
  const rows = database.prepare('SELECT * FROM inquiries ORDER BY id').all()
  database.close()
  return rows as Record<string, string>[]
}
