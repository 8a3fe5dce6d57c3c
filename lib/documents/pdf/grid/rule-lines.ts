import type { Rule } from '../reading/content'

/**
 * A rule as it appears: the pieces on one line combined. `at` is its vertical position, or horizontal for a vertical
 * rule.
 */
export interface RuleLine {
  readonly at: number
  readonly from: number
  readonly to: number
}

/** Rules this close look like one. */
const SAME_LINE = 1.3
/** Dashes and cell borders leave gaps up to this long. */
const JOINED = 4.5

/** Combines dashes, rules drawn cell by cell, and rules drawn twice. */
export function mergedRules(rules: readonly Rule[], horizontal: boolean): RuleLine[] {
  const given = rules
    .map((rule) =>
      horizontal ? { at: rule.y0, from: rule.x0, to: rule.x1 } : { at: rule.x0, from: rule.y0, to: rule.y1 },
    )
    .sort((a, b) => a.at - b.at)
  const merged: RuleLine[] = []
  for (let start = 0; start < given.length;) {
    let end = start + 1
    const first = given[start]?.at ?? 0
    while (
      end < given.length &&
      (given[end]?.at ?? 0) - (given[end - 1]?.at ?? 0) <= SAME_LINE / 2 + 0.01 &&
      (given[end]?.at ?? 0) - first <= SAME_LINE * 1.5
    )
      end++
    const group = given.slice(start, end).sort((a, b) => a.from - b.from)
    let open: { at: number; from: number; to: number } | null = null
    for (const rule of group) {
      if (open && rule.from - open.to <= JOINED) open.to = Math.max(open.to, rule.to)
      else {
        if (open) merged.push(open)
        open = { ...rule }
      }
    }
    if (open) merged.push(open)
    start = end
  }
  return merged
}

/** Groups numbers that are closer than a tolerance and returns the middle of each group. */
export function clustered(values: readonly number[], tolerance: number): number[] {
  const sorted = values.toSorted((a, b) => a - b)
  const groups: number[][] = []
  for (const value of sorted) {
    const last = groups.at(-1)
    if (last && value - (last.at(-1) ?? 0) <= tolerance && value - (last[0] ?? 0) <= tolerance * 1.6) last.push(value)
    else groups.push([value])
  }
  return groups.map((group) => ((group[0] ?? 0) + (group.at(-1) ?? 0)) / 2)
}

/** Combines rules at the same height: a header's may be drawn column by column. */
export function joinedAcross(rules: readonly RuleLine[]): RuleLine[] {
  const joined: { at: number; from: number; to: number }[] = []
  for (const rule of rules.toSorted((a, b) => a.at - b.at || a.from - b.from)) {
    const last = joined.at(-1)
    if (last && Math.abs(last.at - rule.at) < 1.5 && rule.from - last.to < 14) last.to = Math.max(last.to, rule.to)
    else joined.push({ ...rule })
  }
  return joined
}
