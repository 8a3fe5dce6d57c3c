import { type AnyReading, type Item, itemAt } from './items'
import { endingCost, Steps } from './slots'

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
/** Less than any step costs: some make a reading cheaper. */
const LEAST_STEP = -1

/** Returns the cheapest paths through a line, best first. @param readings what can begin at each token */
export function cheapestPaths(readings: readonly (readonly AnyReading[])[], most: number): Path[] {
  const states = Array.from({ length: readings.length + 1 }, () => new States())
  states[0]?.keep(0, 0, null, false, null)
  const steps = new Steps()
  readings.forEach((here, at) => {
    const open = states[at]?.worthwhile() ?? []
    for (const reading of here) {
      const target = states[at + reading.length]
      if (!target) continue
      for (const state of open) {
        const before = state.cost + reading.cost
        if (target.isTooMuch(before + LEAST_STEP)) continue
        steps.find(state.slots, reading)
        for (let step = 0; step < steps.count; step += 1) {
          const cost = before + (steps.costs[step] ?? 0)
          target.keep(steps.slots[step] ?? 0, cost, reading, steps.isNew[step] === true, state)
        }
      }
    }
  })
  return (states.at(-1)?.worthwhile() ?? [])
    .map((state) => new Path(state.cost + endingCost(state.slots), state, readings.length))
    .sort((a, b) => a.cost - b.cost)
    .slice(0, most)
}

/** The possible states of a reading at one token of the line. */
class States {
  private readonly alike = new Map<number, State[]>()
  private least = Infinity

  /** Whether a cost is so high that the state would be dropped. */
  isTooMuch(cost: number): boolean {
    return cost > this.least + BEAM
  }

  /** Stores a state if it is one of the cheapest few with the same slots. */
  keep(slots: number, cost: number, reading: AnyReading | null, isNew: boolean, from: State | null): void {
    if (this.isTooMuch(cost)) return
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
