import type { Query } from './store.ts'

/** What we use of Cloudflare's D1. */
export interface D1 {
  prepare(sql: string): {
    bind(...values: (string | number)[]): { all(): Promise<{ results: unknown[] }> }
  }
}

/** Runs statements on D1. */
export const queryOn =
  (database: D1): Query =>
  async <Row>(sql: string, ...values: (string | number)[]) => {
    const statement = database.prepare(sql).bind(...values)
    return (await statement.all()).results as Row[]
  }
