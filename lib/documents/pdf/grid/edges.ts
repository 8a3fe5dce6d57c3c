import type { Word } from '../text/words'
import type { RuleLine } from './rule-lines'
import type { Span } from './rows'

/** Two rules this close are a double rule. */
export const DOUBLE = 3.6

/** `ruled`: by a rule; `drawn`: by a rule in some rows only. */
export type Edge = { readonly at: number; readonly ruled: boolean; readonly drawn?: boolean }

/** Returns the edges from rules, plus those of the box where no rule runs along its sides. */
export function withEdges(values: readonly number[], from: number, to: number): Edge[] {
  const edges: Edge[] = values.map((at) => ({ at, ruled: true }))
  if ((edges[0]?.at ?? Infinity) > from + DOUBLE) edges.unshift({ at: from, ruled: false })
  if ((edges.at(-1)?.at ?? -Infinity) < to - DOUBLE) edges.push({ at: to, ruled: false })
  return edges
}

/** The intervals between edges. */
export const spans = (edges: readonly number[]): Span[] =>
  edges.slice(1).map((to, index) => ({ from: edges[index] ?? to, to }))

/** Whether rules at an edge cover most of an interval. */
export function covers(rules: readonly RuleLine[], at: number, from: number, to: number): boolean {
  const pad = Math.min(2, (to - from) / 4)
  const [begin, end] = [from + pad, to - pad]
  let covered = 0
  for (const rule of rules) {
    if (Math.abs(rule.at - at) > DOUBLE) continue
    covered = Math.max(covered, Math.min(end, rule.to) - Math.max(begin, rule.from))
  }
  return covered >= (end - begin) * 0.6
}

/** The vertical middle of a word. */
export const middleOf = (word: Word): number => (word.y0 + word.y1) / 2

export const isBetween = (value: number, from: number, to: number): boolean => value >= from && value < to
