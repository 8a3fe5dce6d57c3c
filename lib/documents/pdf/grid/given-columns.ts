import type { Box } from '../reading/content'
import type { Word } from '../text/words'
import type { RuleLine } from './rule-lines'

/** A rule this near to a given column, in points, is its own. */
const OWN = 2.5
/** A word that reaches so far to both sides of an edge stands over it. */
const OVER = 1

/** The rules that part columns where a person puts them: those that are drawn there, else one that only words standing over it break. */
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
