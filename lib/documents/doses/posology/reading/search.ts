import { type AnyReading, type Item, itemAt } from './items'
import { endingCost, leastStepCost, Steps } from './slots'

/** A way to explain every token of a line: consecutive items, and where new instructions begin. */
export class Path {
  /** @param end the index after the last token */
  constructor(
    readonly cost: number,
    private readonly last: State,
    private readonly end: number,
  ) {}

  /** Returns the items in order. */
  steps(): PathStep[] {
    const found: PathStep[] = []
    let { end } = this
    for (let state: State | null = this.last; state?.reading; state = state.from) {
      const start = end - state.reading.length
      found.push({ item: itemAt(state.reading, start), isNew: state.isNew })
      end = start
    }
    return found.reverse()
  }
}

export interface PathStep {
  readonly item: Item
  readonly isNew: boolean
}

interface State {
  readonly slots: number
  readonly cost: number
  readonly reading: AnyReading | null
  readonly isNew: boolean
  readonly from: State | null
}

/** The maximum cost above the cheapest reading up to a token; more expensive ones are dropped. */
const BEAM = 4
const KEPT_PER_STATE = 2
/** How far the cheapest path may be above the least possible cost at first, and how much farther at each try. */
const [FIRST_SLACK, MORE_SLACK] = [0.9, 4]
/** From here on, nothing is left out. */
const MOST_SLACK = 1000
/** More than the rounding errors of a path's cost. */
const ROUNDING = 1e-6

/**
 * Returns the cheapest paths through a line, best first: all of the `most` best that cost less than `near` more than the
 * best. Most states can't be on any of them, by the least cost that the tokens after them must have; these aren't
 * followed. @param readings what can begin at each token
 */
export function cheapestPaths(readings: readonly (readonly AnyReading[])[], most: number, near: number): Path[] {
  const rest = leastCosts(readings)
  const least = rest[0] ?? 0
  for (let slack = FIRST_SLACK; ; slack *= MORE_SLACK) {
    const limit = least + slack
    const [best, ...others] = pathsUpTo(readings, rest, limit + ROUNDING)
    const isAll = slack > MOST_SLACK || (best !== undefined && best.cost + near <= limit)
    if (isAll) return best ? [best, ...others].slice(0, most) : []
  }
}

/** Returns the least cost with which the tokens from each one on can be explained, whatever comes before. */
function leastCosts(readings: readonly (readonly AnyReading[])[]): number[] {
  const rest = new Array<number>(readings.length + 1).fill(Infinity)
  rest[readings.length] = 0
  for (let at = readings.length - 1; at >= 0; at -= 1) {
    let least = Infinity
    for (const { length, cost, kind } of readings[at] ?? []) {
      const whole = cost + leastStepCost(kind) + (rest[at + length] ?? Infinity)
      if (whole < least) least = whole
    }
    rest[at] = least
  }
  return rest
}

/** Returns paths with the cheapest first; all that cost up to the limit are among them. */
function pathsUpTo(readings: readonly (readonly AnyReading[])[], rest: readonly number[], limit: number): Path[] {
  const states = Array.from({ length: readings.length + 1 }, () => new States())
  states[0]?.keep(0, 0, null, false, null)
  const steps = new Steps()
  readings.forEach((here, at) => {
    const open = states[at]?.worthwhile() ?? []
    if (open.length === 0) return
    for (const reading of here) {
      const target = states[at + reading.length]
      if (!target) continue
      const most = limit - (rest[at + reading.length] ?? Infinity)
      const mostBefore = most - leastStepCost(reading.kind)
      for (const state of open) {
        const before = state.cost + reading.cost
        if (before > mostBefore) continue
        steps.find(state.slots, reading)
        for (let step = 0; step < steps.count; step += 1) {
          const cost = before + (steps.costs[step] ?? 0)
          if (cost <= most) target.keep(steps.slots[step] ?? 0, cost, reading, steps.isNew[step] === true, state)
        }
      }
    }
  })
  return (states.at(-1)?.worthwhile() ?? [])
    .map((state) => new Path(state.cost + endingCost(state.slots), state, readings.length))
    .sort((a, b) => a.cost - b.cost)
}

/** The possible states of a reading at one token of the line. */
class States {
  private readonly alike = new Map<number, State[]>()
  private least = Infinity

  /** Stores a state if it is one of the cheapest few with the same slots. */
  keep(slots: number, cost: number, reading: AnyReading | null, isNew: boolean, from: State | null): void {
    if (cost > this.least + BEAM) return
    if (cost < this.least) this.least = cost
    const known = this.alike.get(slots)
    if (!known) {
      this.alike.set(slots, [{ slots, cost, reading, isNew, from }])
      return
    }
    let at = known.length
    while (at > 0 && cost < (known[at - 1]?.cost ?? 0) - 1e-9) at -= 1
    if (at >= KEPT_PER_STATE) return
    known.splice(at, 0, { slots, cost, reading, isNew, from })
    if (known.length > KEPT_PER_STATE) known.pop()
  }

  /** Returns the states that aren't too expensive compared with the cheapest. */
  worthwhile(): readonly State[] {
    const limit = this.least + BEAM
    const open: State[] = []
    for (const alike of this.alike.values()) for (const state of alike) if (state.cost <= limit) open.push(state)
    return open
  }
}
