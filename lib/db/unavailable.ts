/**
 * Codes that say that the database did not answer, or gave one transaction up for another, and nothing of the query: Prisma's P1001,
 * P1002, P1008, P1017, P2024, P2034, P2037, PostgreSQL's classes 08, 40 and 57P (connection, rollback, shutdown) and 53300 (too many),
 * and the socket's own.
 */
const CODES =
  /^(P1001|P1002|P1008|P1017|P2024|P2034|P2037|08\w{3}|40001|40P01|57P0\d|53300|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND)$/
/** The same as Prisma's adapter calls it, where the query gives it a code of its own: P2010 of `$queryRaw`, P2039. */
const KINDS = /^(DatabaseNotReachable|ConnectionClosed|SocketTimeout|TooManyConnections|TransactionWriteConflict)$/
const SENTENCES =
  /timeout exceeded when trying to connect|Connection terminated|Can't reach database server|Unable to start a transaction|expired transaction/

/** Whether an error means that the database is away or overtaxed: the request may be right, and can be tried again. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return isAway(error, 5)
}

/** What is told before anything could be written, or of what was taken back. */
const NOTHING_WRITTEN = /^(P1001|P2024|P2034|P2037|40001|40P01|53300|ECONNREFUSED|ENOTFOUND)$/
const NOTHING_WRITTEN_KINDS = /^(DatabaseNotReachable|TooManyConnections|TransactionWriteConflict)$/
const NOTHING_WRITTEN_SENTENCES =
  /timeout exceeded when trying to connect|Can't reach database server|Unable to start a transaction|expired transaction/

/** Whether a transaction that ended with this error may have been written all the same: the connection was lost, perhaps at its very end. */
export function mayBeWritten(error: unknown): boolean {
  return isDatabaseUnavailable(error) && !isNothingWritten(error, 5)
}

function isNothingWritten(error: unknown, depth: number): boolean {
  if (typeof error !== 'object' || error === null || depth === 0) return false
  const { code, originalCode, kind, message, cause, meta, driverAdapterError } = error as Record<string, unknown>
  return (
    [code, originalCode].some((each) => fits(NOTHING_WRITTEN, each)) ||
    fits(NOTHING_WRITTEN_KINDS, kind) ||
    fits(NOTHING_WRITTEN_SENTENCES, message) ||
    [cause, meta, driverAdapterError].some((inner) => isNothingWritten(inner, depth - 1))
  )
}

function isAway(error: unknown, depth: number): boolean {
  if (typeof error !== 'object' || error === null || depth === 0) return false
  const { code, originalCode, kind, message, cause, meta, driverAdapterError } = error as Record<string, unknown>
  if (fits(CODES, code) || fits(CODES, originalCode) || fits(KINDS, kind) || fits(SENTENCES, message)) return true
  return [cause, meta, driverAdapterError].some((inner) => isAway(inner, depth - 1))
}

function fits(pattern: RegExp, value: unknown): boolean {
  return typeof value === 'string' && pattern.test(value)
}
