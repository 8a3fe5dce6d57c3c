import { createHash } from 'node:crypto'
import pino from 'pino'
import { env } from './env'
import { loggedError } from './logged-error'

/**
 * The log: one JSON object a line. It contains ids, codes, counts and times; never a password, a token, a cookie, an
 * address, a file's name or a cell's text.
 */
const REDACTED = [
  'password',
  '*.password',
  'current_password',
  '*.current_password',
  'token',
  '*.token',
  'cookie',
  '*.cookie',
  'authorization',
  '*.authorization',
  'email',
  '*.email',
  'headers',
  '*.headers',
  'secret',
  '*.secret',
]

const GLOBAL_KEY = Symbol.for('actum.log')
const shared = globalThis as { [GLOBAL_KEY]?: pino.Logger }

/** The process's logger, one for all copies of this module. */
export function log(): pino.Logger {
  shared[GLOBAL_KEY] ??= newLog(env().LOG_LEVEL)
  return shared[GLOBAL_KEY]
}

/** Has the process's log written elsewhere from now on, as a test that reads it does. */
export function logTo(destination: pino.DestinationStream, level: pino.Level): void {
  shared[GLOBAL_KEY] = newLog(level, destination)
}

function newLog(level: string, destination?: pino.DestinationStream): pino.Logger {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: REDACTED, censor: '[redacted]' },
    serializers: { err: loggedError },
  }
  return destination === undefined ? pino(options) : pino(options, destination)
}

/** Returns a short, stable pseudonym of an address for the log, so that one client's requests can be distinguished. */
export function pseudonym(address: string): string {
  return createHash('sha256').update(address).digest('hex').slice(0, 12)
}
