import { monitorEventLoopDelay, performance } from 'node:perf_hooks'

/** The part of the time in which it has something to do. */
const FULL = 0.97
const RESOLUTION_MS = 20
/** By the mean of what was due every so often: so long a turn means that many have something to do in each. */
const LATE_MS = 2 * RESOLUTION_MS

/** How this process's event loop fares. */
export class EventLoop {
  private measured = performance.eventLoopUtilization()
  private readonly delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS })

  constructor() {
    this.delays.enable()
  }

  /**
   * Whether it did nothing but work since this was asked the last time, and what was due had to wait for that. Work that waits for
   * something else, as log-ins do for their passwords' hashes, makes it no later.
   */
  isOverworked(): boolean {
    const before = this.measured
    this.measured = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(this.measured, before)
    // None was measured where one turn took all of the time.
    const meanMs = this.delays.count === 0 ? Infinity : this.delays.mean / 1e6
    this.delays.reset()
    return utilization >= FULL && meanMs >= LATE_MS
  }
}
