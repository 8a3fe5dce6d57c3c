/** What an error may say at any depth: its own code, what Prisma's adapter calls it where the query gives it another, a sentence. */
interface Signs {
  readonly codes: RegExp
  readonly kinds: RegExp
  readonly sentences: RegExp
}

/**
 * Errors which mean that the database didn't respond, or aborted a transaction in favor of another, regardless of the
 * query: Prisma's P1001, P1002, P1008, P1017, P2024, P2034, P2037; PostgreSQL's classes 08, 40 and 57P (connection,
 * rollback, shutdown) and 53300 (too many); the socket's own; the kinds of P2010 of `$queryRaw`, and of P2039.
 */
const AWAY: Signs = {
  codes:
    /^(P1001|P1002|P1008|P1017|P2024|P2034|P2037|08\w{3}|40001|40P01|57P0\d|53300|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND)$/,
  kinds: /^(DatabaseNotReachable|ConnectionClosed|SocketTimeout|TooManyConnections|TransactionWriteConflict)$/,
  sentences:
    /timeout exceeded when trying to connect|Connection terminated|Can't reach database server|Unable to start a transaction|expired transaction/,
}

/** Errors that occur before anything could be written, or after a rollback. */
const NOTHING_WRITTEN: Signs = {
  codes: /^(P1001|P2024|P2034|P2037|40001|40P01|53300|ECONNREFUSED|ENOTFOUND)$/,
  kinds: /^(DatabaseNotReachable|TooManyConnections|TransactionWriteConflict)$/,
  sentences:
    /timeout exceeded when trying to connect|Can't reach database server|Unable to start a transaction|expired transaction/,
}

/** Errors after which the database rolled back for another transaction, so that a retry makes sense immediately. */
const GIVEN_UP: Signs = {
  codes: /^(P2034|40001|40P01)$/,
  kinds: /^TransactionWriteConflict$/,
  sentences: /deadlock detected/,
}

/** How deep errors lie in one another at most. */
const DEPTH = 5

/** Whether an error means that the database is away or overtaxed: the request may be right, and can be tried again. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return says(error, AWAY)
}

/** Whether a transaction that ended with this error may have been written all the same: the connection was lost, perhaps at its very end. */
export function mayBeWritten(error: unknown): boolean {
  return isDatabaseUnavailable(error) && !says(error, NOTHING_WRITTEN)
}

/** Whether a transaction was taken back because it and another one waited for each other, or wrote the same. */
export function wasGivenUp(error: unknown): boolean {
  return says(error, GIVEN_UP)
}

function says(error: unknown, signs: Signs, depth = DEPTH): boolean {
  if (typeof error !== 'object' || error === null || depth === 0) return false
  const { code, originalCode, kind, message, cause, meta, driverAdapterError } = error as Record<string, unknown>
  return (
    fits(signs.codes, code) ||
    fits(signs.codes, originalCode) ||
    fits(signs.kinds, kind) ||
    fits(signs.sentences, message) ||
    [cause, meta, driverAdapterError].some((inner) => says(inner, signs, depth - 1))
  )
}

function fits(pattern: RegExp, value: unknown): boolean {
  return typeof value === 'string' && pattern.test(value)
}
