const MINUTE = 60_000
const LONGEST = 6 * 60 * MINUTE

/** An email that hasn't been sent after this time is given up (RFC 5321 §4.5.4.1 asks for four to five days). */
export const GIVE_UP_MS = 5 * 24 * 60 * MINUTE

/**
 * Returns how long to wait after the n-th attempt at an email, from 1: one minute, then twice as long each time, up to
 * six hours.
 */
export function waitAfterAttempt(attempts: number): number {
  return Math.min(LONGEST, MINUTE * 2 ** Math.max(0, attempts - 1))
}
