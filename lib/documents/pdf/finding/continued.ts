import { piecesOf } from './pieces'
import type { Grid } from '../grid/grid'
import { solveGrid } from '../grid/solve'
import type { Box } from '../reading/content'
import type { Frame } from '../text/frame'
import { boundsOf, linesOf, type Line } from '../text/lines'
import { areSpaced } from '../text/words'
import type { FoundGrid } from './found-grid'

/** Texts of one column begin or end within this many points of each other. */
const SAME = 1
/** Rows are at most this far apart, in multiples of the distance between the rows before. */
const PITCH = 1.5
/** At least this share of the texts begin or end where a text of their column does. */
const ALIGNED = 0.8
/** A line has at least this many texts; one alone may be anything. */
const FEWEST = 2
const CONFIDENCE = 0.65

/** A table without rules at the end of a page, with what may go on from it. */
export interface OpenGrid {
  readonly grid: Grid
  readonly turn: Frame['turn']
}

/**
 * Returns the rows at the top of a page in the columns that a table of the page before had, if each of their texts is
 * in one of these columns and aligned as the texts there are. Few rows don't show columns by themselves: the last two
 * months of a year look like a list. Null if there are no such rows.
 * @param top where the page's own text begins, below its header
 */
export function continuedGrid(open: OpenGrid, frame: Frame, top: number): FoundGrid | null {
  if (open.turn !== frame.turn) return null
  const own = fittingLines(open.grid, frame, top, Infinity)
  return own.length === 0 ? null : solvedIn(open.grid, own, frame)
}

/**
 * Returns the rows at the end of a page, below a table and apart from it, that are in its columns; null if there are none.
 * @param bottom where the page's own text ends, above its footer
 */
export function openedGrid(open: OpenGrid, frame: Frame, bottom: number): FoundGrid | null {
  const { grid } = open
  if (open.turn !== frame.turn) return null
  const drawsSpaces = areSpaced(frame.words)
  const under = linesOf(frame.words.filter(({ turn, y0, base }) => turn === 0 && y0 > grid.box.y1 - 1 && base < bottom))
  const first = under.findLastIndex((line) => piecesOf(line, drawsSpaces).length < FEWEST) + 1
  const last = under.slice(first)
  const [begin] = last
  if (begin === undefined || last.length !== fittingLines(grid, frame, begin.y0 - 1, bottom).length) return null
  return solvedIn(grid, last, frame)
}

/** The texts of a grid by column, without those over several. */
function textsOf(grid: Grid): Extent[][] {
  return grid.xs.slice(1).map((_, col) => {
    const own = grid.cells.filter((cell) => cell.col === col && cell.colSpan === 1 && cell.words.length > 0)
    return own.flatMap(({ words }) => linesOf(words).map((line) => boundsOf(line.words)))
  })
}

interface Extent {
  readonly x0: number
  readonly x1: number
}

const columnOf = ({ xs }: Grid, { x0, x1 }: Extent): number => {
  const middle = (x0 + x1) / 2
  return xs.slice(1, -1).filter((edge) => edge <= middle).length
}

/** Returns the lines from a height on that follow each other as rows do and are in the columns of a grid. */
function fittingLines(grid: Grid, frame: Frame, top: number, bottom: number): Line[] {
  const drawsSpaces = areSpaced(frame.words)
  const pitch = pitchOf(grid) * PITCH
  const columns = textsOf(grid)
  // A text may be wider than those above it, as long as it doesn't reach into the next column.
  const isWithin = (piece: Extent, col: number) =>
    columns.slice(0, col).every((texts) => texts.every(({ x1 }) => x1 < piece.x0)) &&
    columns.slice(col + 1).every((texts) => texts.every(({ x0 }) => x0 > piece.x1))
  const own: Line[] = []
  let [aligned, all] = [0, 0]
  for (const line of linesOf(frame.words.filter(({ turn, y0 }) => turn === 0 && y0 > top))) {
    const before = own.at(-1)
    if (line.base > bottom || (before !== undefined && line.base - before.base > pitch)) break
    const places = piecesOf(line, drawsSpaces).map((piece) => ({ piece, col: columnOf(grid, piece) }))
    if (places.length < FEWEST || !places.every(({ piece, col }) => isWithin(piece, col))) break
    if (new Set(places.map(({ col }) => col)).size < places.length) break
    own.push(line)
    all += places.length
    aligned += places.filter(({ piece, col }) => (columns[col] ?? []).some((text) => areAligned(text, piece))).length
  }
  return aligned >= all * ALIGNED ? own : []
}

const areAligned = (a: Extent, b: Extent): boolean => Math.abs(a.x0 - b.x0) <= SAME || Math.abs(a.x1 - b.x1) <= SAME

/** Returns the median distance between the lines of a grid. */
function pitchOf({ cells }: Grid): number {
  const bases = linesOf(cells.flatMap(({ words }) => words)).map(({ base }) => base)
  const pitches = bases.slice(1).map((base, at) => base - (bases[at] ?? 0))
  return pitches.toSorted((a, b) => a - b)[pitches.length >> 1] ?? 0
}

function solvedIn(grid: Grid, lines: readonly Line[], frame: Frame): FoundGrid | null {
  const words = lines.flatMap((line) => line.words)
  const { y0, y1 } = boundsOf(words)
  const box: Box = { x0: grid.box.x0, x1: Math.max(grid.box.x1, boundsOf(words).x1), y0, y1 }
  const solved = solveGrid({
    ...{ box, words, horizontal: [], vertical: [], drawsSpaces: areSpaced(frame.words) },
    columns: edgesFor(grid, lines, frame),
    isSpreadsheet: grid.isSpreadsheet ?? false,
  })
  return solved && { grid: { ...solved, xs: grid.xs }, method: 'aligned', confidence: CONFIDENCE }
}

/** Returns the inner edges of a grid, moved in the white space where a text of the lines is across one. */
function edgesFor(grid: Grid, lines: readonly Line[], frame: Frame): number[] {
  const drawsSpaces = areSpaced(frame.words)
  const pieces = lines.flatMap((line) => piecesOf(line, drawsSpaces))
  const columns = textsOf(grid).map((texts, col) => [
    ...texts,
    ...pieces.filter((piece) => columnOf(grid, piece) === col),
  ])
  return grid.xs.slice(1, -1).map((edge, at) => {
    const least = Math.max(...columns.slice(0, at + 1).flatMap((texts) => texts.map(({ x1 }) => x1)))
    const most = Math.min(...columns.slice(at + 1).flatMap((texts) => texts.map(({ x0 }) => x0)))
    return (edge >= least && edge <= most) || least > most ? edge : (least + most) / 2
  })
}
