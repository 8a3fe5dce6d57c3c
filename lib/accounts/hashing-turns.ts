import { availableParallelism } from 'node:os'
import { AppError } from '@/lib/errors'

/** Half a minute of hashes on one core. */
const MOST_WAITING = 1_000
const RETRY_SECONDS = 10

/**
 * As many hashes at a time, by default one for each core but one: that is left to the answers of all others, which would wait behind
 * the log-ins.
 */
export class HashingTurns {
  private running = 0
  private readonly waiting: (() => void)[] = []

  constructor(
    private readonly atOnce = Math.max(1, availableParallelism() - 1),
    private readonly most = MOST_WAITING,
  ) {}

  /** @throws AppError SERVER_BUSY if too many are already waiting */
  async run<Result>(hashing: () => Promise<Result>): Promise<Result> {
    if (this.running < this.atOnce) this.running++
    else if (this.waiting.length >= this.most)
      throw new AppError('SERVER_BUSY', {}, { retryAfterSeconds: RETRY_SECONDS })
    else await new Promise<void>((resolve) => this.waiting.push(resolve))
    try {
      return await hashing()
    } finally {
      const next = this.waiting.shift()
      if (next === undefined) this.running--
      else next()
    }
  }
}
