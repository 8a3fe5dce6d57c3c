/** Always the same cases, so that a test fails for its change and not by chance; fast-check prints what failed with its seed. */
const SEED = 10

export interface PropertyRuns {
  readonly seed: number
  readonly numRuns: number
}

/** How often a property is tried: `ACTUM_RUNS` times as often where that is set, and on other cases where `ACTUM_SEED` is. */
export function runs(numRuns: number): PropertyRuns {
  const { ACTUM_RUNS: times, ACTUM_SEED: seed } = process.env
  return { seed: Number(seed ?? SEED), numRuns: numRuns * Number(times ?? 1) }
}
