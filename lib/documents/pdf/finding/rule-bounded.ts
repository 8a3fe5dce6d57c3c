import { joinedAcross, type RuleLine } from '../grid/rule-lines'
import { solveGrid } from '../grid/solve'
import type { Box } from '../reading/content'
import { lineText, linesOf, type Line } from '../text/lines'
import type { Word } from '../text/words'
import type { FoundGrid } from './found-grid'
import { judgeGrid } from './judge'
import { gapsOf, piecesOf, type Piece } from './pieces'
import { isCaption, trimmed } from './trim'

/** The rules of one table begin and end within this many points of each other. */
const SAME = 3
/** Shorter rules underline words. */
const SHORTEST = 60
/** An empty row to fill in is at most this tall, in points. */
const EMPTY_ROW = 60
/** At least this share of the lines between two rules have a gap between columns. */
const PARTED = 0.6
/** A line with a single text is at most this wide, as a share of the rules' width; otherwise it is prose. */
const NARROW = 0.6
/** Rows above and below the rules are at most this far away, in multiples of the font size. */
const NEAR = 1.5

/** Finds tables between three or more rules of the same length. Nothing beside these rules belongs to the table. */
export function ruleBoundedTables(
  words: readonly Word[],
  horizontal: readonly RuleLine[],
  vertical: readonly RuleLine[],
  drawsSpaces: boolean,
): FoundGrid[] {
  const upright = words.filter(({ turn }) => turn === 0)
  const found: FoundGrid[] = []
  for (const group of groupsOf(joinedAcross(horizontal))) {
    for (const run of tabularRuns(group, upright, drawsSpaces)) {
      const box = withOuterRows(run, upright, drawsSpaces)
      if (found.some(({ grid }) => overlaps(grid.box, box))) continue
      const own = upright.filter((word) => isInside(word, box))
      const long = vertical.filter(
        ({ from, to }) => Math.min(to, box.y1) - Math.max(from, box.y0) >= (box.y1 - box.y0) * 0.5,
      )
      const solved = solveGrid({ box, words: own, horizontal, vertical: long, drawsSpaces })
      const grid = solved && trimmed(solved, false)
      const confidence = grid === null ? null : judgeGrid(grid, linesOf(own))
      if (grid !== null && confidence !== null) found.push({ grid, method: 'aligned', confidence })
    }
  }
  return found
}

/** Rules with the same ends, from top to bottom. */
function groupsOf(rules: readonly RuleLine[]): RuleLine[][] {
  const groups: RuleLine[][] = []
  for (const rule of rules.toSorted((a, b) => a.at - b.at)) {
    if (rule.to - rule.from < SHORTEST) continue
    const group = groups.find(
      ([first]) => first && Math.abs(first.from - rule.from) <= SAME && Math.abs(first.to - rule.to) <= SAME,
    )
    if (group) group.push(rule)
    else groups.push([rule])
  }
  return groups.filter((group) => group.length > 2)
}

/** Runs of three or more rules with only table rows between them. */
function tabularRuns(group: readonly RuleLine[], words: readonly Word[], drawsSpaces: boolean): RuleLine[][] {
  const lines = linesBetween(group[0] as RuleLine, group.at(-1) as RuleLine, words)
  const gaps = lines.flatMap((line) => gapsOf(piecesOf(line, drawsSpaces)))
  const runs: RuleLine[][] = []
  let run: RuleLine[] = []
  for (const rule of group) {
    const before = run.at(-1)
    if (before !== undefined) {
      const between = linesBetween(before, rule, words)
      // A sentence above the header isn't part of it.
      const isOpening = run.length === 1 && between.some((line) => isSentence(line, before, gaps, drawsSpaces))
      if (isOpening || !isTabular(between, before, rule, drawsSpaces)) {
        runs.push(run)
        run = []
      }
    }
    run.push(rule)
  }
  return [...runs, run].filter((rules) => rules.length > 2)
}

const linesBetween = (over: RuleLine, under: RuleLine, words: readonly Word[]): Line[] =>
  linesOf(words.filter(({ x0, x1, base }) => base > over.at && base < under.at + 1 && x1 > over.from && x0 < over.to))

const isSentence = (line: Line, { from }: RuleLine, gaps: readonly Piece[], drawsSpaces: boolean): boolean =>
  line.x0 - from < line.size &&
  line.words.length > 3 &&
  piecesOf(line, drawsSpaces).length < 2 &&
  gaps.some(({ x0, x1 }) => line.x0 < x0 && line.x1 > x1)

function isTabular(lines: readonly Line[], over: RuleLine, under: RuleLine, drawsSpaces: boolean): boolean {
  if (lines.length === 0) return under.at - over.at < EMPTY_ROW
  if (lines.some((line) => isOver(line, over) || isCaption(lineText(line.words)))) return false
  const parted = lines.filter((line) => piecesOf(line, drawsSpaces).length > 1).length
  const isShort = (line: Line) => line.x1 - line.x0 < (over.to - over.from) * NARROW
  return (
    parted >= lines.length * PARTED || lines.every((line) => piecesOf(line, drawsSpaces).length > 1 || isShort(line))
  )
}

/** Whether a word extends past the end of a rule. */
const isOver = ({ words }: Line, { from, to }: RuleLine): boolean =>
  words.some((word) => (word.x0 < from - 2 && word.x1 > from + 2) || (word.x0 < to - 2 && word.x1 > to + 2))

function boxOf(run: readonly RuleLine[]): Box {
  const [first, last] = [run[0] as RuleLine, run.at(-1) as RuleLine]
  return { x0: first.from, x1: first.to, y0: first.at, y1: last.at }
}

/**
 * Adds the rows directly above the first rule and below the last one: a header or a last row without a rule of its own.
 */
function withOuterRows(run: readonly RuleLine[], words: readonly Word[], drawsSpaces: boolean): Box {
  const box = boxOf(run)
  const lines = linesOf(words.filter(({ x0, x1 }) => x1 > box.x0 && x0 < box.x1))
  const room = roomAtRules(run, lines)
  const isParted = (line: Line) => piecesOf(line, drawsSpaces).length > 1
  // A row of several lines may include a line with a single text.
  const isOwn = (line: Line) =>
    line.x0 > box.x0 - 2 &&
    line.x1 < box.x1 + 2 &&
    (isParted(line) || line.x1 - line.x0 < (box.x1 - box.x0) * NARROW) &&
    !isCaption(lineText(line.words))
  let [y0, reached] = [box.y0, box.y0]
  for (const line of lines.filter(({ base }) => base < box.y0).toReversed()) {
    if (reached - line.base > (reached === box.y0 ? room.over : NEAR * line.size) || !isOwn(line)) break
    reached = line.y0
    if (isParted(line)) y0 = reached
  }
  let y1 = (reached = box.y1)
  for (const line of lines.filter(({ base }) => base > box.y1)) {
    if (line.base - reached > (reached === box.y1 ? room.under : NEAR * line.size) || !isOwn(line)) break
    reached = line.y1
    if (isParted(line)) y1 = reached
  }
  return { ...box, y0, y1 }
}

/** Returns the largest distance between a rule and the closest line, within the table. */
function roomAtRules(
  run: readonly RuleLine[],
  lines: readonly Line[],
): { readonly over: number; readonly under: number } {
  const size = lines[0]?.size ?? 10
  let [over, under] = [0.5 * size, 1.2 * size]
  for (const { at } of run.slice(1)) over = Math.max(over, at - (lines.findLast(({ base }) => base < at)?.base ?? at))
  for (const { at } of run.slice(0, -1)) under = Math.max(under, (lines.find(({ base }) => base > at)?.base ?? at) - at)
  return { over: Math.min(over + 1, 4 * size), under: Math.min(under + 1, 4 * size) }
}

const isInside = (word: Word, box: Box): boolean => {
  const [x, y] = [(word.x0 + word.x1) / 2, (word.y0 + word.y1) / 2]
  return x >= box.x0 && x <= box.x1 && y >= box.y0 && y <= box.y1
}

const overlaps = (a: Box, b: Box): boolean => a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1
