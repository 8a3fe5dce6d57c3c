const MINUTE = 60_000
const LONGEST = 6 * 60 * MINUTE

/** A mail that has not gone after this is given up (RFC 5321 §4.5.4.1 asks for four to five days). */
export const GIVE_UP_MS = 5 * 24 * 60 * MINUTE

/** How long to wait after the n-th attempt at a mail, from 1: one minute, then twice as long each time, up to six hours. */
export function waitAfterAttempt(attempts: number): number {
  return Math.min(LONGEST, MINUTE * 2 ** Math.max(0, attempts - 1))
}
