import { yieldNow } from '#host'

/** How long rows are worked on before whatever else waits in this process is let in. */
const TURN_MS = 100

/** Lets other work in from time to time, so that a run can be stopped while it goes on. */
export class Turns {
  #since = performance.now()

  async give(): Promise<void> {
    if (performance.now() - this.#since < TURN_MS) return
    await yieldNow()
    this.#since = performance.now()
  }
}
