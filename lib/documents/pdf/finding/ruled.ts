import type { Box } from '../reading/content'
import type { RuleLine } from '../grid/rule-lines'

/** Rules that touch each other. */
export interface Lattice {
  readonly box: Box
  readonly horizontal: readonly RuleLine[]
  readonly vertical: readonly RuleLine[]
}

const TOUCH = 3

/** Groups rules that cross or touch, from top to bottom. */
export function latticesOf(horizontal: readonly RuleLine[], vertical: readonly RuleLine[]): Lattice[] {
  const parent = [...horizontal, ...vertical].map((_, index) => index)
  const find = (index: number): number => {
    let root = index
    while (parent[root] !== root) {
      parent[root] = parent[parent[root] as number] as number
      root = parent[root] as number
    }
    return root
  }
  const byX = vertical
    .map((rule, index) => ({ rule, index: horizontal.length + index }))
    .sort((a, b) => a.rule.at - b.rule.at)
  horizontal.forEach((across, index) => {
    for (const { rule: down, index: other } of byX) {
      if (down.at < across.from - TOUCH) continue
      if (down.at > across.to + TOUCH) break
      if (across.at >= down.from - TOUCH && across.at <= down.to + TOUCH) parent[find(index)] = find(other)
    }
  })
  const groups = new Map<number, { horizontal: RuleLine[]; vertical: RuleLine[] }>()
  const groupOf = (index: number) => {
    const root = find(index)
    const group = groups.get(root) ?? { horizontal: [], vertical: [] }
    groups.set(root, group)
    return group
  }
  horizontal.forEach((rule, index) => groupOf(index).horizontal.push(rule))
  vertical.forEach((rule, index) => groupOf(horizontal.length + index).vertical.push(rule))
  return [...groups.values()].map((group) => ({ ...group, box: latticeBox(group) })).sort((a, b) => a.box.y0 - b.box.y0)
}

function latticeBox({ horizontal, vertical }: Omit<Lattice, 'box'>): Box {
  const xs = [...horizontal.flatMap(({ from, to }) => [from, to]), ...vertical.map(({ at }) => at)]
  const ys = [...vertical.flatMap(({ from, to }) => [from, to]), ...horizontal.map(({ at }) => at)]
  return { x0: Math.min(...xs), x1: Math.max(...xs), y0: Math.min(...ys), y1: Math.max(...ys) }
}
