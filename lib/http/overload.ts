import { AppError } from '@/lib/errors'
import { EventLoop } from './event-loop'

/** How many requests may wait at any time: opening a page sends a dozen concurrently. */
const FEW = 40
const STEP_MS = 250
const WITHIN_MS = 1_000
/** Requests that take longer are slow uploads or wait for a run, and cause no work. */
const OLD_MS = 5_000
const RETRY_SECONDS = 2

/** An answer that is not there yet, or whose first byte has gone out. */
export interface Answer {
  readonly headersSent: boolean
}

/**
 * Determines whether a process is overloaded: its event loop is saturated, and as many requests are waiting as got a
 * response within the last second. Another request would get its response too late to be useful, delay all others, and
 * memory would grow as long as this continues.
 */
export class Overload {
  private readonly waiting = new Map<Answer, number>()
  /** When those of the last second were answered, the eldest first. */
  private readonly answered: number[] = []
  private measuredAt = -Infinity
  private overworked = false

  constructor(
    private readonly loop: Pick<EventLoop, 'isOverworked'> = new EventLoop(),
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** A request was taken in; `left` is to be called when its answer has ended. */
  entered(answer: Answer): void {
    this.waiting.set(answer, this.now())
  }

  left(answer: Answer): void {
    if (this.waiting.delete(answer)) this.answered.push(this.now())
  }

  /** Whether another request would wait for too long. */
  isFull(): boolean {
    const now = this.now()
    if (now - this.measuredAt >= STEP_MS) {
      this.overworked = this.loop.isOverworked()
      this.measuredAt = now
      this.forget(now)
    }
    if (!this.overworked || this.waiting.size < FEW) return false
    this.forget(now)
    return this.waiting.size >= Math.max(FEW, this.answered.length)
  }

  private forget(now: number): void {
    for (const [answer, since] of this.waiting) {
      if (answer.headersSent) this.left(answer)
      else if (now - since > OLD_MS) this.waiting.delete(answer)
    }
    const first = this.answered.findIndex((at) => now - at <= WITHIN_MS)
    this.answered.splice(0, first === -1 ? this.answered.length : first)
  }
}

export function serverBusy(): AppError {
  return new AppError('SERVER_BUSY', {}, { retryAfterSeconds: RETRY_SECONDS })
}
