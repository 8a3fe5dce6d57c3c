/**
 * A rule says which facts argue for a reading, and how much. Facts are strengths from 0 to 1, so half a fact argues
 * half as much. Rules are data, and their order doesn't matter.
 */
export interface Rule<Fact extends string, Reading extends string> {
  /** Saved with every decision that the rule argued for. */
  readonly id: string
  /** The strengths of all these facts are multiplied. */
  readonly when: readonly Fact[]
  /** None of these facts may apply: each reduces the strength. */
  readonly unless?: readonly Fact[]
  readonly gives: Reading
  /** Negative if the rule argues against the reading. */
  readonly weight: number
  /** An example in which the rule decides; the test of the rules reads it. */
  readonly example: string
}

export type Facts<Fact extends string> = Readonly<Partial<Record<Fact, number>>>

/** What was decided, by which rules, and how much better it is than the next best reading. */
export interface Verdict<Reading extends string> {
  readonly reading: Reading
  readonly score: number
  readonly margin: number
  readonly second: Reading | null
  readonly rules: readonly string[]
}

/**
 * Returns the reading that the facts favor most, with the ids of the rules that argued for it. Readings with the same
 * score are in the order of `readings`, never in that of the rules.
 */
export function weigh<Fact extends string, Reading extends string>(
  rules: readonly Rule<Fact, Reading>[],
  readings: readonly Reading[],
  facts: Facts<Fact>,
): Verdict<Reading> | null {
  const scores = new Map<Reading, number>()
  const reasons = new Map<Reading, string[]>()
  for (const rule of rules) {
    const strength = strengthOf(rule, facts)
    if (strength === 0) continue
    scores.set(rule.gives, (scores.get(rule.gives) ?? 0) + rule.weight * strength)
    if (rule.weight > 0) reasons.set(rule.gives, [...(reasons.get(rule.gives) ?? []), rule.id])
  }
  const ranked = readings
    .filter((reading) => scores.has(reading))
    // The last digits of a sum of fractions depend on the order.
    .map((reading) => ({ reading, score: Math.round((scores.get(reading) ?? 0) * 1e6) / 1e6 }))
    .sort((a, b) => b.score - a.score)
  const [best, next] = ranked
  if (!best || best.score <= 0) return null
  return {
    ...best,
    margin: best.score - Math.max(0, next?.score ?? 0),
    second: next && next.score > 0 ? next.reading : null,
    rules: (reasons.get(best.reading) ?? []).toSorted(),
  }
}

/** The number of recent facts that are cached: the rows of one table are of few kinds. */
const RECENT = 16

/** Applies the same rules many times. Facts equal to recent ones aren't weighed again. */
export class Weigher<Fact extends string, Reading extends string> {
  private readonly facts: readonly Fact[]
  private readonly recent: { readonly strengths: readonly number[]; readonly verdict: Verdict<Reading> | null }[] = []

  constructor(
    private readonly rules: readonly Rule<Fact, Reading>[],
    private readonly readings: readonly Reading[],
  ) {
    this.facts = [...new Set(rules.flatMap(({ when, unless = [] }) => [...when, ...unless]))]
  }

  /** Returns the same as `weigh`. */
  of(facts: Facts<Fact>): Verdict<Reading> | null {
    const strengths = this.facts.map((fact) => facts[fact] ?? 0)
    for (const known of this.recent) if (areEqual(known.strengths, strengths)) return known.verdict
    const verdict = weigh(this.rules, this.readings, facts)
    if (this.recent.length === RECENT) this.recent.shift()
    this.recent.push({ strengths, verdict })
    return verdict
  }
}

function areEqual(some: readonly number[], others: readonly number[]): boolean {
  for (let at = 0; at < some.length; at += 1) if (some[at] !== others[at]) return false
  return true
}

function strengthOf<Fact extends string>({ when, unless }: Rule<Fact, string>, facts: Facts<Fact>): number {
  let strength = 1
  for (const fact of when) strength *= facts[fact] ?? 0
  for (const fact of unless ?? []) strength *= 1 - Math.min(1, facts[fact] ?? 0)
  return strength
}
