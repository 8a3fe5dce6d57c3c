import { availableParallelism } from 'node:os'

/**
 * As many hashes at a time, by default one for each core but one: that is left to the answers of all others, which would wait behind
 * the log-ins.
 */
export class HashingTurns {
  private running = 0
  private readonly waiting: (() => void)[] = []

  constructor(private readonly atOnce = Math.max(1, availableParallelism() - 1)) {}

  async run<Result>(hashing: () => Promise<Result>): Promise<Result> {
    if (this.running < this.atOnce) this.running++
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
