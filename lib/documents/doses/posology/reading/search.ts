import type { Item } from './items'
import { endingCost, steps } from './slots'

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
const BEAM = 5
const KEPT_PER_STATE = 2

/** Returns the cheapest ways through a line's items, best first. */
export function cheapestPaths(items: readonly (readonly Item[])[], most: number): Path[] {
  const states = Array.from({ length: items.length + 1 }, (): Map<number, State[]> => new Map())
  const start: State = { slots: 0, cost: 0, item: null, isNew: false, from: null }
  states[0]?.set(0, [start])
  items.forEach((here, at) => {
    const open = [...(states[at]?.values() ?? [])].flat()
    const least = Math.min(...open.map(({ cost }) => cost))
    for (const state of open) {
      if (state.cost > least + BEAM) continue
      for (const item of here)
        steps(state.slots, item, (slots, cost, isNew) => {
          const target = states[item.end]
          if (target) keep(target, { slots, cost: state.cost + item.cost + cost, item, isNew, from: state })
        })
    }
  })
  const ends = [...(states.at(-1)?.values() ?? [])].flat().map((state) => ({ state, cost: state.cost + endingCost(state.slots) }))
  return ends
    .sort((a, b) => a.cost - b.cost)
    .slice(0, most)
    .map(({ state, cost }) => ({ cost, steps: stepsOf(state) }))
}

function keep(target: Map<number, State[]>, state: State): void {
  const known = target.get(state.slots)
  if (!known) {
    target.set(state.slots, [state])
    return
  }
  const at = known.findIndex(({ cost }) => state.cost < cost - 1e-9)
  if (at < 0 && known.length >= KEPT_PER_STATE) return
  known.splice(at < 0 ? known.length : at, 0, state)
  if (known.length > KEPT_PER_STATE) known.pop()
}

function stepsOf(last: State): PathStep[] {
  const found: PathStep[] = []
  for (let state: State | null = last; state?.item; state = state.from) found.push({ item: state.item, isNew: state.isNew })
  return found.reverse()
}
