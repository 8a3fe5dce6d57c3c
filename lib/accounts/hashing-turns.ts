import { availableParallelism } from 'node:os'

/** As many hashes at a time, by default one for each core: more end no sooner, and take the processor and Node's threads from all others. */
export class HashingTurns {
  private running = 0
  private readonly waiting: (() => void)[] = []

  constructor(private readonly atOnce = availableParallelism()) {}

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
