import { performance } from 'node:perf_hooks'
import { AppError } from '@/lib/errors'

/** What one process answers within a second or two, and no more than that is to wait. */
const MANY = 128
/** The part of the time in which the event loop has something to do. */
const FULL = 0.97
const STEP_MS = 250
/** Who has waited for longer sends slowly or waits for a run, and is no work. */
const STEPS = 20
const RETRY_SECONDS = 2

/** Requests that began within the same moment. */
interface Moment {
  readonly since: number
  unanswered: number
}

/**
 * Refuses new requests while the event loop does nothing but work and as many as it can bear wait already. Taken in, they would be
 * answered too late for those who asked, and every other with them, and memory would grow for as long as that goes on.
 */
export class Overload {
  private readonly moments: Moment[] = []
  private measured = performance.eventLoopUtilization()
  private busy = 0

  /** @param utilization of the event loop since it was last asked, 0 to 1; by default as measured */
  constructor(
    private readonly utilization?: () => number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /**
   * A request comes in.
   *
   * @returns what is to be called when its answer begins
   * @throws AppError SERVER_BUSY
   */
  enter(): () => void {
    const moment = this.moment()
    if (this.isFull()) throw serverBusy()
    moment.unanswered++
    return () => void moment.unanswered--
  }

  /** Whether `enter` would refuse. */
  isFull(): boolean {
    this.moment()
    return this.busy >= FULL && this.moments.reduce((sum, { unanswered }) => sum + unanswered, 0) >= MANY
  }

  private moment(): Moment {
    const now = this.now()
    const last = this.moments.at(-1)
    if (last !== undefined && now - last.since < STEP_MS) return last
    this.busy = this.utilization?.() ?? this.measure()
    const moment = { since: now, unanswered: 0 }
    this.moments.push(moment)
    while ((this.moments[0]?.since ?? now) < now - STEPS * STEP_MS) this.moments.shift()
    return moment
  }

  private measure(): number {
    const before = this.measured
    this.measured = performance.eventLoopUtilization()
    return performance.eventLoopUtilization(this.measured, before).utilization
  }
}

export function serverBusy(): AppError {
  return new AppError('SERVER_BUSY', {}, { retryAfterSeconds: RETRY_SECONDS })
}

/** Who asks here takes no answer, or a late one, for a fault of the service. */
const ALWAYS: ReadonlySet<string> = new Set(['/api/documents/health', '/api/paddle/webhook'])

/** Whether an address is answered however much there is to do. */
export function isAlwaysAnswered(pathname: string): boolean {
  return ALWAYS.has(pathname)
}

const KEY = Symbol.for('actum.overload')
const shared = globalThis as { [KEY]?: Overload }

/** The process's own, one for all copies of this module. */
export function overload(): Overload {
  return (shared[KEY] ??= new Overload())
}
