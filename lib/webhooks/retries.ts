const [SECOND, MINUTE, HOUR] = [1_000, 60_000, 3_600_000]

/** The pauses between attempts, as Standard Webhooks suggests: nearly a day in all. */
const PAUSES_MS = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 7 * HOUR, 9 * HOUR]

/** Added at random, up to this share: what failed together doesn't come back together. */
const SPREAD = 0.1

/** After this many failed deliveries in a row, a webhook is disabled. */
export const MOST_FAILED_IN_ROW = 3

/** Returns how long to wait after the n-th attempt, from 1; null after the last one. */
export function pauseAfter(attempts: number, random = Math.random()): number | null {
  const pause = PAUSES_MS[attempts - 1]
  return pause === undefined ? null : Math.round(pause * (1 + SPREAD * random))
}
