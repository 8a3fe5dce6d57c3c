import type { Box } from '../reading/content'
import type { Word } from '../text/words'
import type { RuleLine } from './rule-lines'

/** A rule within this many points of a given column edge is that edge. */
const OWN = 2.5
/** A word crosses an edge if it extends this far on both sides, in points. */
const OVER = 1

/**
 * Returns the column edges that a person placed: a rule drawn there, or otherwise an edge that only words across it
 * interrupt.
 */
export function wallsAt(
  columns: readonly number[],
  drawn: readonly RuleLine[],
  words: readonly Word[],
  { y0, y1 }: Box,
): RuleLine[] {
  return columns.flatMap((at) => {
    const own = drawn.filter((rule) => Math.abs(rule.at - at) <= OWN)
    if (own.length > 0) return own.map((rule) => ({ ...rule, at }))
    const over = words.filter((word) => word.x0 < at - OVER && word.x1 > at + OVER).toSorted((a, b) => a.y0 - b.y0)
    const walls: RuleLine[] = []
    let from = y0
    for (const word of over) {
      if (word.y0 > from) walls.push({ at, from, to: word.y0 })
      from = Math.max(from, word.y1)
    }
    return from < y1 ? [...walls, { at, from, to: y1 }] : walls
  })
}
