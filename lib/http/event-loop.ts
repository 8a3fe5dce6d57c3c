import { monitorEventLoopDelay, performance } from 'node:perf_hooks'

/** The part of the time in which it has something to do. */
const FULL = 0.97
const RESOLUTION_MS = 20
/** By the mean of what was due every so often: turns of ten milliseconds, one after another, with something of many in each. */
const LATE_MS = 1.25 * RESOLUTION_MS

/** How this process's event loop fares. */
export class EventLoop {
  private measured = performance.eventLoopUtilization()
  private readonly delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS })

  constructor() {
    this.delays.enable()
  }

  /**
   * Returns whether it has only worked since the last call, so that due tasks had to wait. Work that waits for
   * something else, such as sign-ins for their passwords' hashes, doesn't count.
   */
  isOverworked(): boolean {
    const before = this.measured
    this.measured = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(this.measured, before)
    const meanMs = this.delays.count === 0 ? null : this.delays.mean / 1e6
    this.delays.reset()
    return isOverwork(utilization, meanMs)
  }
}

/**
 * Whether so much work makes others wait.
 *
 * @param utilization the part of the time in which there was something to do, from 0 to 1
 * @param meanMs by which what was due came; null where one turn took all of the time, so that nothing was measured
 */
export function isOverwork(utilization: number, meanMs: number | null): boolean {
  return utilization >= FULL && (meanMs === null || meanMs >= LATE_MS)
}
