import type { PGliteInterface } from '@electric-sql/pglite'
import { log } from '@/lib/log'

type Pglite = Pick<PGliteInterface, 'query' | 'exec'>

const LOOK_EVERY_MS = 10 * 60_000

/** PostgreSQL's own defaults: `autovacuum_vacuum_threshold` and `_scale_factor`, `autovacuum_analyze_threshold` and `_scale_factor`. */
const DUE = `
  SELECT format('%I.%I', schemaname, relname) AS name FROM pg_stat_user_tables
  WHERE n_dead_tup > 50 + 0.2 * n_live_tup OR n_mod_since_analyze > 50 + 0.1 * n_live_tup`

/**
 * Clears tables of what was changed or deleted in them, once it is a fifth of them, and counts them again for the planner. A server does so
 * on its own (PostgreSQL 25.1.6, autovacuum); PGlite has no process beside its one, and its searches would pass by every row that ever
 * was.
 *
 * @returns the names of the tables
 */
export async function vacuumDue(pglite: Pglite): Promise<string[]> {
  const { rows } = await pglite.query<{ name: string }>(DUE)
  const names = rows.map(({ name }) => name)
  // One table at a time, so that a query waits for one table, not for all.
  for (const name of names) await pglite.exec(`VACUUM (ANALYZE) ${name}`)
  return names
}

/**
 * Does so every ten minutes.
 *
 * @returns ends it, and resolves when nothing more is under way
 */
export function keepVacuumed(pglite: Pglite): () => Promise<void> {
  let vacuuming: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    vacuuming = vacuumDue(pglite).catch((error: unknown) =>
      log().warn({ err: error }, 'the embedded database could not be vacuumed'),
    )
  }, LOOK_EVERY_MS).unref()
  return async () => {
    clearInterval(timer)
    await vacuuming
  }
}
