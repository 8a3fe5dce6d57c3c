/**
 * Stops calling a service that has failed several times in a row, so that callers get an immediate error. At the end of
 * each pause, one request tests the service.
 */
export class CircuitBreaker {
  private failures = 0
  private openUntil = 0

  constructor(
    private readonly limit = 5,
    private readonly pauseMs = 3_000,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Returns whether `admits` would return false, without using the test request. */
  isOpen(): boolean {
    return this.failures >= this.limit && this.now() < this.openUntil
  }

  /** Whether a request may go out; who is let through says afterwards how it went. */
  admits(): boolean {
    if (this.isOpen()) return false
    if (this.failures >= this.limit) this.openUntil = this.now() + this.pauseMs
    return true
  }

  succeeded(): void {
    this.failures = 0
  }

  failed(): void {
    this.failures++
    this.openUntil = this.now() + this.pauseMs
  }
}
