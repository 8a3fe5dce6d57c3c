/**
 * Stops asking a service that has failed several times in a row: those who come meanwhile are answered at once. At the
 * end of each pause one request goes out to see.
 */
export class CircuitBreaker {
  private failures = 0
  private closedFrom = 0

  constructor(
    private readonly limit = 5,
    private readonly pauseMs = 3_000,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Whether a request may go out; who is let through says afterwards how it went. */
  admits(): boolean {
    if (this.failures < this.limit) return true
    if (this.now() < this.closedFrom) return false
    this.closedFrom = this.now() + this.pauseMs
    return true
  }

  succeeded(): void {
    this.failures = 0
  }

  failed(): void {
    this.failures++
    this.closedFrom = this.now() + this.pauseMs
  }
}
