import { db } from './client'
import type { Prisma } from './generated/client'
import { isDatabaseUnavailable } from './unavailable'

/**
 * The last transaction of each key in this process; those before it have ended when it has. Next gives routes and instrumentation
 * copies of a module each, so it hangs on globalThis.
 */
const KEY = Symbol.for('actum.transactions-in-turn')
const shared = globalThis as { [KEY]?: Map<string, Promise<unknown>> }

/** Whoever has waited for so long is not made to wait for a database that was away for the one before. */
const WAIT_MS = 5_000

/**
 * Does work in a transaction once those of the same key in this process have ended. For work that begins by locking a row that many
 * want at once: in the database each would wait with a connection in its hand, and with ten such there is none for anybody else.
 * Work must not begin another of its own key, for which it would wait for ever.
 *
 * @param key the id of the row
 */
export function transactionInTurn<Result>(
  key: string,
  work: (transaction: Prisma.TransactionClient) => Promise<Result>,
): Promise<Result> {
  const lasts = (shared[KEY] ??= new Map<string, Promise<unknown>>())
  const since = performance.now()
  const begin = () => db().$transaction(work)
  // How the one before ended is its own caller's to know, unless it is the same for all.
  const afterFailure = (error: unknown) =>
    performance.now() - since > WAIT_MS && isDatabaseUnavailable(error) ? Promise.reject<Result>(error) : begin()
  const result = lasts.get(key)?.then(begin, afterFailure) ?? begin()
  lasts.set(key, result)
  const leave = () => {
    if (lasts.get(key) === result) lasts.delete(key)
  }
  result.then(leave, leave)
  return result
}
