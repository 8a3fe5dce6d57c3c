import { setTimeout } from 'node:timers/promises'
import { db } from './client'
import type { Prisma } from './generated/client'
import { isDatabaseUnavailable, wasGivenUp } from './unavailable'

/**
 * The last transaction of each key in this process; those before it have ended when it has. Next gives routes and instrumentation
 * copies of a module each, so it hangs on globalThis.
 */
const KEY = Symbol.for('actum.transactions-in-turn')
const shared = globalThis as { [KEY]?: Map<string, Promise<unknown>> }

/** After waiting this long, a caller doesn't also wait for a database that was down for the previous one. */
const WAIT_MS = 5_000
/** So often at most a transaction is done that the database gives up each time. */
const MOST_TRIES = 5
/** The longest pause before the second try; each later one may be twice as long. */
const PAUSE_MS = 50

/**
 * Runs a transaction after those with the same key in this process have ended. For work that begins by locking a row
 * that many want at the same time: otherwise each would wait in the database with an open connection, and ten of them
 * would leave none for others. The work must not start another transaction with the same key, for which it would wait
 * forever. If the database aborts it in favor of another transaction, it runs again, so anything that it does outside
 * the transaction may happen more than once.
 *
 * @param key the id of the row
 */
export function transactionInTurn<Result>(
  key: string,
  work: (transaction: Prisma.TransactionClient) => Promise<Result>,
): Promise<Result> {
  const lasts = (shared[KEY] ??= new Map<string, Promise<unknown>>())
  const since = performance.now()
  const begin = () => untilDone(work)
  // The previous one's error belongs to its own caller, unless it concerns all.
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

async function untilDone<Result>(work: (transaction: Prisma.TransactionClient) => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db().$transaction(work)
    } catch (error) {
      if (tries === MOST_TRIES || !wasGivenUp(error)) throw error
      // Begun at once, it could lock its row again before the other transaction has woken up, and both would wait anew.
      await setTimeout(PAUSE_MS * 2 ** (tries - 1) * (0.5 + Math.random() / 2))
    }
  }
}
