import type { RuleLine } from '../grid/rule-lines'
import { solveGrid } from '../grid/solve'
import type { Box } from '../reading/content'
import { linesOf } from '../text/lines'
import type { Word } from '../text/words'
import type { FoundGrid } from './found-grid'
import { judgeGrid } from './judge'
import { trimmed } from './trim'

/** The rules of one table begin and end within this many points of each other. */
const SAME = 3
/** At least the two sides and one edge between columns. */
const FEWEST = 3
/** No column is narrower than this, in points: closer rules are a double rule or bars. */
const NARROWEST = 8

/** Finds tables with vertical rules at their sides and between their columns, and no horizontal ones. */
export function columnRuledTables(
  words: readonly Word[],
  horizontal: readonly RuleLine[],
  vertical: readonly RuleLine[],
  drawsSpaces: boolean,
): FoundGrid[] {
  const upright = words.filter(({ turn }) => turn === 0)
  return groupsOf(vertical).flatMap((group): FoundGrid[] => {
    const [first, last] = [group[0] as RuleLine, group.at(-1) as RuleLine]
    const box: Box = { x0: first.at, x1: last.at, y0: first.from, y1: first.to }
    const own = upright.filter((word) => isInside(word, box))
    const crossed = own.some((word) => group.some(({ at }) => word.x0 < at - 1 && word.x1 > at + 1))
    if (crossed || linesOf(own).length < 2) return []
    const solved = solveGrid({ box, words: own, horizontal, vertical: group, drawsSpaces })
    const grid = solved && trimmed(solved, true)
    const confidence = grid && judgeGrid(grid, linesOf(own))
    return grid && confidence !== null ? [{ grid, method: 'ruled', confidence }] : []
  })
}

/** Rules with the same ends, from left to right. */
function groupsOf(rules: readonly RuleLine[]): RuleLine[][] {
  const groups: RuleLine[][] = []
  for (const rule of rules.toSorted((a, b) => a.at - b.at)) {
    const group = groups.find(
      ([first]) => first && Math.abs(first.from - rule.from) <= SAME && Math.abs(first.to - rule.to) <= SAME,
    )
    if (!group) groups.push([rule])
    else if (rule.at - (group.at(-1)?.at ?? 0) >= NARROWEST) group.push(rule)
  }
  return groups.filter((group) => group.length >= FEWEST)
}

const isInside = (word: Word, box: Box): boolean => {
  const [x, y] = [(word.x0 + word.x1) / 2, (word.y0 + word.y1) / 2]
  return x >= box.x0 && x <= box.x1 && y >= box.y0 && y <= box.y1
}
