import { db } from './client'
import type { Prisma } from './generated/client'

/**
 * The last transaction of each key in this process; those before it have ended when it has. Next gives routes and instrumentation
 * copies of a module each, so it hangs on globalThis.
 */
const KEY = Symbol.for('actum.transactions-in-turn')
const shared = globalThis as { [KEY]?: Map<string, Promise<unknown>> }

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
  const begin = () => db().$transaction(work)
  // How the one before ended is its own caller's to know.
  const result = lasts.get(key)?.then(begin, begin) ?? begin()
  const ended = result
    .catch(() => undefined)
    .then(() => {
      if (lasts.get(key) === ended) lasts.delete(key)
    })
  lasts.set(key, ended)
  return result
}
