/** What Paddle refuses, in its own words: https://developer.paddle.com/api-reference/about/errors */
export class Refusal extends Error {
  override readonly name = 'Refusal'

  constructor(
    readonly status: number,
    readonly code: string,
    detail: string,
    /** Seconds of a Retry-After header. */
    readonly retryAfter?: number,
  ) {
    super(detail)
  }

  /** The answer's body. */
  body(requestId: string): unknown {
    const type = this.status >= 500 || this.status === 429 ? 'api_error' : 'request_error'
    const documentation_url = `https://developer.paddle.com/errors/shared/${this.code}`
    return {
      error: { type, code: this.code, detail: this.message, documentation_url },
      meta: { request_id: requestId },
    }
  }
}

export function notFound(id: string): Refusal {
  return new Refusal(404, 'not_found', `Entity ${id} not found`)
}
