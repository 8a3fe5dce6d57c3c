import type { Item } from './items'
import { endingCost, Steps } from './slots'

/** A way to account for every token of a line: items side by side, and where further instructions begin. */
export interface Path {
  readonly cost: number
  readonly steps: readonly PathStep[]
}

export interface PathStep {
  readonly item: Item
  readonly isNew: boolean
}

interface State {
  readonly slots: number
  readonly cost: number
  readonly item: Item | null
  readonly isNew: boolean
  readonly from: State | null
}

/** What costs so much more than the cheapest reading up to a token is given up. */
const BEAM = 4
const KEPT_PER_STATE = 2

/** Returns the cheapest ways through a line's items, best first. */
export function cheapestPaths(items: readonly (readonly Item[])[], most: number): Path[] {
  const states = Array.from({ length: items.length + 1 }, (): Map<number, State[]> => new Map())
  const start: State = { slots: 0, cost: 0, item: null, isNew: false, from: null }
  states[0]?.set(0, [start])
  const steps = new Steps()
  items.forEach((here, at) => {
    const open = worthwhile(states[at])
    if (open.length === 0) return
    for (const item of here) {
      const target = states[item.end]
      if (!target) continue
      for (const state of open) {
        const before = state.cost + item.cost
        steps.find(state.slots, item)
        for (let step = 0; step < steps.count; step += 1) {
          const cost = before + (steps.costs[step] ?? 0)
          keep(target, steps.slots[step] ?? 0, cost, item, steps.isNew[step] === true, state)
        }
      }
    }
  })
  const ends = [...(states.at(-1)?.values() ?? [])]
    .flat()
    .map((state) => ({ state, cost: state.cost + endingCost(state.slots) }))
  return ends
    .sort((a, b) => a.cost - b.cost)
    .slice(0, most)
    .map(({ state, cost }) => ({ cost, steps: stepsOf(state) }))
}

/** The states that aren't so much dearer than the cheapest that they are given up. */
function worthwhile(states: ReadonlyMap<number, readonly State[]> | undefined): readonly State[] {
  if (!states || states.size === 0) return []
  let least = Infinity
  for (const [first] of states.values()) if (first && first.cost < least) least = first.cost
  const limit = least + BEAM
  const open: State[] = []
  for (const alike of states.values()) for (const state of alike) if (state.cost <= limit) open.push(state)
  return open
}

/** Keeps the cheapest few of those that know the same. */
function keep(
  target: Map<number, State[]>,
  slots: number,
  cost: number,
  item: Item,
  isNew: boolean,
  from: State,
): void {
  const known = target.get(slots)
  if (!known) {
    target.set(slots, [{ slots, cost, item, isNew, from }])
    return
  }
  let at = known.length
  while (at > 0 && cost < (known[at - 1]?.cost ?? 0) - 1e-9) at -= 1
  if (at >= KEPT_PER_STATE) return
  known.splice(at, 0, { slots, cost, item, isNew, from })
  if (known.length > KEPT_PER_STATE) known.pop()
}

function stepsOf(last: State): PathStep[] {
  const found: PathStep[] = []
  for (let state: State | null = last; state?.item; state = state.from)
    found.push({ item: state.item, isNew: state.isNew })
  return found.reverse()
}
