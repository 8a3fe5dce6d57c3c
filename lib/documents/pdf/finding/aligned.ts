import type { Box } from '../reading/content'
import { riversOf } from '../grid/columns'
import { hasDatum } from '../grid/white-space'
import { withNamesBelow } from '../grid/names-below'
import { joinedAcross, type RuleLine } from '../grid/rule-lines'
import { solveGrid } from '../grid/solve'
import { boundsOf, lineText, linesOf, type Line } from '../text/lines'
import type { Word } from '../text/words'
import { FIGURE } from '../language/patterns'
import { judgeGrid } from './judge'
import type { FoundGrid } from './found-grid'
import { gapsOf, isHeaderLine, piecesOf, type Piece } from './pieces'
import { isCaption, trimmed } from './trim'

/** Lines farther apart than this, in multiples of the font size, don't belong together. */
const FAR = 3.4
/** The confidence of a table whose row names were assigned to the rows above them: worth checking. */
const UNSURE = 0.65
/** A table may contain this many consecutive lines with a single piece of text. */
const LONE = 3

/** Finds tables that show only by alignment, or by rules in one direction. */
export function alignedTables(
  words: readonly Word[],
  horizontal: readonly RuleLine[],
  vertical: readonly RuleLine[],
  drawsSpaces: boolean,
  depth = 0,
): FoundGrid[] {
  const lines = linesOf(words.filter(({ turn }) => turn === 0))
  const found: FoundGrid[] = []
  for (const run of runsOf(lines, drawsSpaces)) {
    if (isFigure(run, lines)) continue
    const whole = withRules(boundsOf(run), run, words, horizontal, drawsSpaces)
    const box = { ...whole, y0: underTitle(run, whole, drawsSpaces) }
    const own = words.filter((word) => isInside(word, box))
    // A short line next to text is an arrow or a bar. It doesn't separate columns.
    const long = vertical.filter(
      ({ from, to }) => Math.min(to, box.y1) - Math.max(from, box.y0) >= (box.y1 - box.y0) * 0.5,
    )
    const solved = solveGrid({ box, words: own, horizontal, vertical: long, drawsSpaces })
    const grid = solved && trimmed(solved, false)
    const confidence = grid === null ? null : judgeGrid(grid, linesOf(own))
    if (grid !== null && confidence !== null) {
      const named = withNamesBelow(grid)
      found.push({
        grid: named,
        method: 'aligned',
        confidence: named === grid ? confidence : Math.min(confidence, UNSURE),
      })
    }
    if (confidence === null && depth < 2) found.push(...withinColumns(run, horizontal, vertical, drawsSpaces, depth))
  }
  return found
}

function isFigure(run: readonly Line[], lines: readonly Line[]): boolean {
  const box = boundsOf(run)
  const size = run[0]?.size ?? 10
  const near = lines.filter(
    (line) =>
      line.y1 > box.y0 - 4.5 * size &&
      line.y0 < box.y1 + 4.5 * size &&
      !(line.y0 > box.y0 + 3 * size && line.y1 < box.y1 - 3 * size),
  )
  return near.some((line) => FIGURE.test(lineText(line.words)))
}

const isInside = (word: Word, box: Box): boolean => {
  const [x, y] = [(word.x0 + word.x1) / 2, (word.y0 + word.y1) / 2]
  return x >= box.x0 && x <= box.x1 && y >= box.y0 && y <= box.y1
}

/** Finds tables inside one column of a page that is set in two columns. */
function withinColumns(
  run: readonly Line[],
  horizontal: readonly RuleLine[],
  vertical: readonly RuleLine[],
  drawsSpaces: boolean,
  depth: number,
): FoundGrid[] {
  const size = Math.max(...run.map((line) => line.size))
  const widest = riversOf(run, size, drawsSpaces).toSorted((a, b) => b.x1 - b.x0 - (a.x1 - a.x0))[0]
  if (widest === undefined || run.length < 8) return []
  const middle = (widest.x0 + widest.x1) / 2
  const words = run.flatMap((line) => line.words)
  const sides = [words.filter((word) => word.x1 <= middle + 1), words.filter((word) => word.x0 >= middle - 1)]
  return sides.flatMap((side) => alignedTables(side, horizontal, vertical, drawsSpaces, depth + 1))
}

/**
 * Extends a run of lines to the rules directly above and below it. Several rules of the same width belong to one table.
 */
function withRules(
  box: Box,
  run: readonly Line[],
  words: readonly Word[],
  horizontal: readonly RuleLine[],
  drawsSpaces: boolean,
): Box {
  const size = run[0]?.size ?? 10
  let { x0, y0, x1, y1 } = box
  for (const rule of horizontal) {
    const overlap = Math.min(rule.to, box.x1) - Math.max(rule.from, box.x0)
    if (overlap < (box.x1 - box.x0) * 0.5) continue
    if (rule.at <= box.y0 + 2 && rule.at >= box.y0 - 1.2 * size) y0 = Math.min(y0, rule.at)
    else if (rule.at >= box.y1 - 2 && rule.at <= box.y1 + 1.2 * size) y1 = Math.max(y1, rule.at)
    else if (rule.at < box.y0 || rule.at > box.y1) continue
    x0 = Math.min(x0, rule.from)
    x1 = Math.max(x1, rule.to)
  }
  const ruled = ruleGroup({ x0, y0, x1, y1 }, words, horizontal, drawsSpaces)
  if (ruled !== null) {
    // Text above the top rule is a title, unless it keeps to the columns.
    const over = run.filter((line) => line.base < ruled.y0)
    let [top, reached] = [ruled.y0, ruled.y0]
    for (const line of over.toReversed()) {
      const isWide = line.x1 - line.x0 > (ruled.x1 - ruled.x0) * 0.6 && piecesOf(line, drawsSpaces).length < 2
      if (isWide || isCaption(lineText(line.words)) || reached - line.y1 > 1.2 * line.size) break
      reached = line.y0
      if (piecesOf(line, drawsSpaces).length > 1) top = line.y0
    }
    ;[y0, y1] = [top, ruled.y1]
    // Rows may continue below the last rule of a page. A single text there is a note, unless it completes such a row.
    for (const line of run.filter(({ base }) => base > ruled.y1))
      if (piecesOf(line, drawsSpaces).length > 1 || y1 > ruled.y1) y1 = Math.max(y1, line.y1)
    ;[x0, x1] = [Math.min(x0, ruled.x0), Math.max(x1, ruled.x1)]
  }
  return downTo(emptyRows({ x0, y0, x1, y1 }, words, horizontal), { x0, y0, x1, y1 })
}

/** Two rules of one table are at most this far apart, in points. */
const RULES_APART = 700
/** A header has at most this many lines between two rules. */
const HEADER_LINES = 7

/**
 * Returns the box between the first and the last rule that are as wide as a table and belong to it; null if there are
 * fewer than two.
 */
function ruleGroup(
  { x0, y0, x1, y1 }: Box,
  words: readonly Word[],
  horizontal: readonly RuleLine[],
  drawsSpaces: boolean,
): Box | null {
  const width = x1 - x0
  const wide = joinedAcross(horizontal).filter(
    ({ from, to }) => Math.abs(from - x0) <= width * 0.06 + 3 && Math.abs(to - x1) <= width * 0.06 + 3,
  )
  const inside = wide.filter(({ at }) => at >= y0 - 3 && at <= y1 + 3)
  const [first] = inside
  if (first === undefined) return null
  let [top, bottom] = [first.at, inside.at(-1)?.at ?? first.at]
  // The header above the run, between two rules.
  for (const rule of wide.toReversed()) {
    if (rule.at >= top) continue
    const between = linesOf(
      words.filter(
        (word) => word.base > rule.at && word.y0 < top && word.base < top + 2 && word.x1 > x0 && word.x0 < x1,
      ),
    )
    if (
      between.length === 0 ||
      between.length > HEADER_LINES ||
      !between.every((line) => isHeaderLine(line, { x0, x1, y0, y1 }, drawsSpaces))
    )
      break
    top = rule.at
  }
  for (const rule of wide) {
    if (rule.at <= bottom || rule.at - bottom > RULES_APART / 5) continue
    const between = words.filter(
      (word) => word.base > bottom && word.base < rule.at && word.x1 > x0 - 2 && word.x0 < x1 + 2,
    )
    const lines = linesOf(between)
    if (lines.length > HEADER_LINES || !lines.every((line) => isHeaderLine(line, { x0, x1, y0, y1 }, drawsSpaces)))
      break
    bottom = rule.at
  }
  return bottom - top > 8 ? { x0, x1, y0: top, y1: bottom } : null
}

/** A title over all columns is at most this far from their middle, as a share of their width. */
const OFF_MIDDLE = 0.02

/** Returns where a table begins below a title that is centered over all of its columns. */
function underTitle(run: readonly Line[], { x0, x1, y0 }: Box, drawsSpaces: boolean): number {
  const [title, next] = run
  if (title === undefined || next === undefined || title.y0 < y0 - 1) return y0
  const off = Math.abs((title.x0 + title.x1) / 2 - (x0 + x1) / 2)
  const isTitle =
    piecesOf(title, drawsSpaces).length === 1 && off <= (x1 - x0) * OFF_MIDDLE && piecesOf(next, drawsSpaces).length > 2
  return isTitle ? (title.y1 + next.y0) / 2 : y0
}

const downTo = (y1: number, box: Box): Box => ({ ...box, y1 })

/** Rules as wide as the table with nothing between them continue it: these are empty rows to fill in. */
function emptyRows({ x0, x1, y1 }: Box, words: readonly Word[], horizontal: readonly RuleLine[]): number {
  let bottom = y1
  for (const { at, from, to } of horizontal.toSorted((a, b) => a.at - b.at)) {
    if (at <= bottom + 2 || Math.abs(from - x0) > 2 || Math.abs(to - x1) > 2) continue
    const between = words.some((word) => word.base > bottom + 2 && word.base < at && word.x1 > x0 && word.x0 < x1)
    if (at - bottom > 60 || between) break
    bottom = at
  }
  return bottom
}

/** Runs of lines whose gaps line up. */
function runsOf(lines: readonly Line[], drawsSpaces: boolean): Line[][] {
  const runs: Line[][] = []
  const pieces = lines.map((line) => piecesOf(line, drawsSpaces))
  for (let index = 0; index < lines.length;) {
    if ((pieces[index]?.length ?? 0) < 2) {
      index++
      continue
    }
    const end = runEnd(lines, pieces, index, drawsSpaces)
    if (end.last > index) {
      const begin = runBegin(lines, pieces, index, end.rivers)
      const run = lines.slice(begin, end.last + 1)
      runs.push(run)
      index = end.last + 1
    } else index++
  }
  return runs
}

/** Returns where a run ends that starts at the first line with gaps. */
function runEnd(
  lines: readonly Line[],
  pieces: readonly Piece[][],
  first: number,
  drawsSpaces: boolean,
): { last: number; rivers: Piece[] } {
  let rivers = gapsOf(pieces[first] ?? [])
  let [last, lone] = [first, 0]
  for (let index = first + 1; index < lines.length; index++) {
    const [line, before] = [lines[index], lines[index - 1]]
    if (!line || !before || line.base - before.base > FAR * Math.max(line.size, before.size)) break
    const own = pieces[index] ?? []
    if (own.length < 2) {
      const [piece] = own
      const crosses = piece !== undefined && rivers.filter((river) => piece.x0 < river.x0 && piece.x1 > river.x1).length
      const isWide = crosses && piece.x1 - piece.x0 > 0.55 * widthOf(lines.slice(first, index + 1))
      if (isWide && !isBetweenRows(lines, pieces, { first, index, rivers }, drawsSpaces)) break
      // The rest of a cell is close to its first line and covers no gap.
      const isClose = line.base - before.base < 1.9 * line.size
      if (crosses || !isClose) lone++
      if (lone > LONE) break
      if (!crosses && isClose && last === index - 1) last = index
      continue
    }
    const open = intersected(rivers, own, line.size, drawsSpaces)
    const kept = rivers.filter((river) => open.some(({ x0, x1 }) => x0 >= river.x0 && x1 <= river.x1)).length
    if (kept === 0 || kept * 2 < Math.min(rivers.length, 4)) {
      // A header over several columns may cover some gaps, but two such lines never follow each other.
      if (index - first > 2 || gapsOf(own).length <= rivers.length) break
      rivers = gapsOf(own)
      last = index
      continue
    }
    if (index - first <= 2 && own.length - 1 > rivers.length) rivers = mergedGaps(own, open)
    else rivers = open
    ;[last, lone] = [index, 0]
  }
  return { last, rivers }
}

/** Rows of one table are at most this much farther apart than usual. */
const SAME_PITCH = 1.15

/**
 * Whether a line with one wide text, such as the name of a department or a note, is between two rows of one table: no
 * farther from them than the rows are from each other, and the row below has values and leaves most gaps open.
 */
function isBetweenRows(
  lines: readonly Line[],
  pieces: readonly Piece[][],
  { first, index, rivers }: { readonly first: number; readonly index: number; readonly rivers: readonly Piece[] },
  drawsSpaces: boolean,
): boolean {
  const [before, line, next] = [lines[index - 1], lines[index], lines[index + 1]]
  const own = pieces[index + 1] ?? []
  if (!before || !line || !next || own.length < 2 || !hasDatum(next, drawsSpaces)) return false
  const kept = rivers.filter((river) => intersected([river], own, next.size, drawsSpaces).length > 0).length
  if (kept === 0 || kept * 2 < rivers.length) return false
  const pitches = lines.slice(first + 1, index).map(({ base }, at) => base - (lines[first + at]?.base ?? base))
  const pitch = pitches.toSorted((a, b) => a - b)[pitches.length >> 1] ?? 0
  return Math.max(line.base - before.base, next.base - line.base) <= pitch * SAME_PITCH
}

/** Lines directly above a run that leave its gaps open are its header. */
function runBegin(lines: readonly Line[], pieces: readonly Piece[][], first: number, rivers: readonly Piece[]): number {
  let begin = first
  for (let index = first - 1; index >= 0 && first - index <= 3; index--) {
    const [line, next] = [lines[index], lines[begin]]
    if (!line || !next || next.base - line.base > 1.9 * line.size) break
    const [piece, ...others] = pieces[index] ?? []
    if (piece === undefined || others.length > 0) break
    // A short text that begins to the right of the first column is a header over several columns.
    if (piece.x0 > (rivers[0]?.x0 ?? Infinity) && piece.x1 - piece.x0 < 0.6 * widthOf(lines.slice(first, first + 6))) {
      begin = index
      continue
    }
    if (rivers.some((river) => piece.x0 < river.x0 && piece.x1 > river.x1)) break
    begin = index
  }
  return begin
}

function widthOf(lines: readonly Line[]): number {
  const { x0, x1 } = boundsOf(lines)
  return x1 - x0
}

/** A gap between columns that several lines share is at least this wide, in points, or in multiples of the font size. */
const SHARED_GAP = { points: 3, spaced: 0.15 }

/** Returns what a line leaves open of the gaps. If spaces are drawn, two columns may be closer than two words. */
function intersected(rivers: readonly Piece[], pieces: readonly Piece[], size: number, drawsSpaces: boolean): Piece[] {
  const narrowest = drawsSpaces ? Math.min(SHARED_GAP.points, SHARED_GAP.spaced * size) : SHARED_GAP.points
  return rivers.flatMap((river) => {
    let open = [river]
    for (const piece of pieces) {
      open = open.flatMap(({ x0, x1 }) => {
        if (piece.x1 <= x0 || piece.x0 >= x1) return [{ x0, x1 }]
        const sides = [
          { x0, x1: piece.x0 },
          { x0: piece.x1, x1 },
        ].filter((side) => side.x1 > side.x0)
        // A number on the right of a wide column leaves the gap to the next column, however narrow.
        return drawsSpaces ? sides : sides.sort((a, b) => b.x1 - b.x0 - (a.x1 - a.x0)).slice(0, 1)
      })
    }
    return open.filter(({ x0, x1 }) => x1 - x0 >= narrowest)
  })
}

/**
 * If a line has more gaps than the lines before it, as below a header, adds those that lie inside or next to the known
 * ones.
 */
function mergedGaps(pieces: readonly Piece[], open: readonly Piece[]): Piece[] {
  const own = gapsOf(pieces)
  return [...open, ...own.filter((gap) => !open.some((river) => river.x0 < gap.x1 && river.x1 > gap.x0))].sort(
    (a, b) => a.x0 - b.x0,
  )
}
