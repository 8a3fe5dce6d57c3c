import { hasCode } from '@/lib/system-error'

/**
 * Codes that say that the database did not answer, and nothing of the query: Prisma's P1001, P1002, P1008, P1017, P2024, P2037,
 * PostgreSQL's classes 08 and 57P (connection, shutdown) and 53300 (too many), and the socket's own.
 */
const CODES =
  /^(P1001|P1002|P1008|P1017|P2024|P2037|08\w{3}|57P0\d|53300|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND)$/

/** Whether an error means that the database is away: the request may be right, and can be tried again. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Object && depth < 5; depth++) {
    if ('code' in at && typeof at.code === 'string' && CODES.test(at.code)) return true
    if (hasCode(at, 'P2010') && 'meta' in at && isDatabaseUnavailable(at.meta)) return true
    if (
      'message' in at &&
      /timeout exceeded when trying to connect|Connection terminated|Can't reach database server|Unable to start a transaction/.test(
        String(at.message),
      )
    )
      return true
    at = 'cause' in at ? at.cause : undefined
  }
  return false
}
