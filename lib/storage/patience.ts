/** A time limit that restarts with every progress. When it expires, or something else fails, `signal` aborts. */
export class Patience {
  private readonly controller = new AbortController()
  private readonly timer: NodeJS.Timeout

  constructor(milliseconds: number) {
    this.timer = setTimeout(() => this.giveUp(new Error(`no answer within ${milliseconds} ms`)), milliseconds)
  }

  get signal(): AbortSignal {
    return this.controller.signal
  }

  renew(): void {
    this.timer.refresh()
  }

  giveUp(reason: unknown): void {
    this.controller.abort(reason)
  }

  end(): void {
    clearTimeout(this.timer)
  }
}
