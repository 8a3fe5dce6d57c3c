/** The server's record of a payment. */
export type PaymentNews = 'waiting' | 'holds' | 'failed'

export interface AwaitPlanOptions {
  /** Asks the server; a failure to ask counts as `waiting`. */
  readonly ask: () => Promise<PaymentNews>
  /** When it was paid, in milliseconds. */
  readonly paidAt: number
  /** Called once when the answer is late. The asking goes on. */
  readonly onLate: () => void
  readonly signal: AbortSignal
  readonly now?: () => number
  readonly sleep?: (ms: number, signal: AbortSignal) => Promise<void>
}

/** After this, the user sees what happened and what to do. */
export const LATE_AFTER_MS = 60_000

const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 5_000
const LATE_PAUSE_MS = 15_000
/** Later the truth comes with the next visit. */
const GIVEN_UP_AFTER_MS = 30 * 60_000

/**
 * Asks until the plan is active or the payment turns out to have failed: soon at first, then every five seconds, after a
 * minute every quarter of one.
 *
 * @returns what it came to; `waiting` after half an hour, or once it was aborted
 */
export async function awaitPlan(options: AwaitPlanOptions): Promise<PaymentNews> {
  const { ask, paidAt, onLate, signal, now = Date.now, sleep = pause } = options
  let wait = FIRST_PAUSE_MS
  let late = false
  while (!signal.aborted) {
    const news = await ask().catch((): PaymentNews => 'waiting')
    if (signal.aborted) return 'waiting'
    if (news !== 'waiting') return news
    const elapsed = now() - paidAt
    if (elapsed >= GIVEN_UP_AFTER_MS) return 'waiting'
    if (elapsed >= LATE_AFTER_MS && !late) {
      late = true
      onLate()
    }
    await sleep(late ? LATE_PAUSE_MS : wait, signal)
    wait = Math.min(LONGEST_PAUSE_MS, wait * 1.5)
  }
  return 'waiting'
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms)
    function done() {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    signal.addEventListener('abort', done)
  })
}
