import type { Box } from '../reading/content'
import { mergedRules, type RuleLine } from '../grid/rule-lines'
import { solveGrid } from '../grid/solve'
import type { Frame } from '../text/frame'
import { areSpaced, type Word } from '../text/words'
import { alignedTables } from './aligned'
import { areaRules } from './areas'
import { columnRuledTables } from './column-ruled'
import type { FoundGrid, Grid } from './found-grid'
import { ruleBoundedTables } from './rule-bounded'
import { trimmed } from './trim'
import { latticesOf, type Lattice } from './ruled'
import { stackedGrids } from './stacked'

/** This many bars of different lengths form a chart. */
const BARS = 3

/** Rules this close to the sides, in points, are part of a frame, which may be double. */
const FRAME = 6

/** Returns the tables of a page in one reading direction, from top to bottom. */
export function findGrids(frame: Frame): FoundGrid[] {
  const drawn = latticesOf(
    usable(mergedRules(frame.horizontal, true), frame.width, frame.height),
    usable(mergedRules(frame.vertical, false), frame.height, frame.width),
  )
  const filled = areaRules(
    frame,
    drawn.filter((lattice) => lattice.horizontal.length > 1 && lattice.vertical.length > 1).map(({ box }) => box),
  )
  const horizontal = usable(
    mergedRules([...frame.horizontal, ...filled.filter((rule) => rule.horizontal)], true),
    frame.width,
    frame.height,
  )
  const vertical = usable(
    mergedRules([...frame.vertical, ...filled.filter((rule) => !rule.horizontal)], false),
    frame.height,
    frame.width,
  )
  const drawsSpaces = areSpaced(frame.words)
  const found: FoundGrid[] = []
  const used = new Set<RuleLine>()
  for (const lattice of latticesOf(horizontal, vertical).toSorted((a, b) => areaOf(b.box) - areaOf(a.box))) {
    if (found.some(({ grid }) => overlaps(grid.box, lattice.box))) continue
    const grid = ruledGrid(lattice, frame, drawsSpaces)
    if (grid === null) continue
    found.push(grid)
    for (const rule of [...lattice.horizontal, ...lattice.vertical]) used.add(rule)
  }
  const free = frame.words.filter((word) => !found.some(({ grid }) => contains(grid.box, word)))
  const [across, down] = [horizontal.filter((rule) => !used.has(rule)), vertical.filter((rule) => !used.has(rule))]
  const columns = columnRuledTables(free, across, down, drawsSpaces)
  const outside = free.filter((word) => !columns.some(({ grid }) => contains(grid.box, word)))
  const bounded = [...columns, ...ruleBoundedTables(outside, across, down, drawsSpaces)]
  const rest = free.filter((word) => !bounded.some(({ grid }) => contains(grid.box, word)))
  const aligned = [
    ...bounded,
    ...alignedTables(
      rest,
      across.filter(({ at }) => !bounded.some(({ grid: { box } }) => at > box.y0 - 2 && at < box.y1 + 2)),
      down,
      drawsSpaces,
    ),
  ]
  const charts = aligned.filter(({ grid }) => !isChart(grid.box, frame))
  return [...stackedGrids(found, frame.words), ...charts].sort(
    (a, b) => a.grid.box.y0 - b.grid.box.y0 || a.grid.box.x0 - b.grid.box.x0,
  )
}

const areaOf = ({ x0, y0, x1, y1 }: Box): number => (x1 - x0) * (y1 - y0)

const overlaps = (a: Box, b: Box): boolean => a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1

function contains(box: Box, word: Word): boolean {
  const [x, y] = [(word.x0 + word.x1) / 2, (word.y0 + word.y1) / 2]
  return x >= box.x0 - 1 && x <= box.x1 + 1 && y >= box.y0 - 1 && y <= box.y1 + 1
}

/** Rules on the page that aren't its frame. */
function usable(rules: readonly RuleLine[], length: number, across: number): RuleLine[] {
  return rules.filter(
    ({ at, from, to }) =>
      at > 1 &&
      at < across - 1 &&
      to - from > 2 &&
      !(to - from > length * 0.97 && (at < across * 0.04 || at > across * 0.96)),
  )
}

/** Curves and slanted lines inside a box mean a chart; small ones are bullets. */
function isChart(box: Box, { curves, pictures, areas, words }: Frame): boolean {
  const bars = areas.filter((area) => overlaps(box, area) && !words.some((word) => contains(area, word)))
  if (areBars(bars)) return true
  const large = curves.filter((curve) => curve.x1 - curve.x0 + curve.y1 - curve.y0 > 12 && overlaps(box, curve))
  return large.length >= 3 || pictures.some((picture) => overlaps(box, picture) && areaOf(picture) > areaOf(box) * 0.25)
}

/** Whether areas share a base line and have different heights, or share a left edge and have different widths. */
function areBars(areas: readonly Box[]): boolean {
  const isUneven = (own: readonly Box[], lengthOf: (area: Box) => number) =>
    own.length >= BARS && new Set(own.map((area) => Math.round(lengthOf(area) / 2))).size >= BARS
  return areas.some(
    (area) =>
      isUneven(
        areas.filter(({ y1 }) => Math.abs(y1 - area.y1) < 1),
        ({ y0, y1 }) => y1 - y0,
      ) ||
      isUneven(
        areas.filter(({ x0 }) => Math.abs(x0 - area.x0) < 1),
        ({ x0, x1 }) => x1 - x0,
      ),
  )
}

/**
 * Whether rules run around the box with none inside. A frame may contain anything, so the contents alone must look like
 * a table.
 */
function isOnlyFrame({ box, horizontal, vertical }: Lattice): boolean {
  return (
    horizontal.every(({ at }) => at < box.y0 + FRAME || at > box.y1 - FRAME) &&
    vertical.every(({ at }) => at < box.x0 + FRAME || at > box.x1 - FRAME)
  )
}

function ruledGrid(lattice: Lattice, frame: Frame, drawsSpaces: boolean): FoundGrid | null {
  if (lattice.horizontal.length < 2 || lattice.vertical.length < 2 || isOnlyFrame(lattice)) return null
  const words = frame.words.filter((word) => contains(lattice.box, word))
  if (words.length < 2) return null
  const solved = solveGrid({
    box: lattice.box,
    words,
    horizontal: lattice.horizontal,
    vertical: lattice.vertical,
    drawsSpaces,
  })
  const grid = solved && trimmed(solved, true)
  if (grid === null) return null
  const filled = grid.cells.filter((cell) => cell.words.length > 0)
  if (grid.ys.length === 2 && grid.xs.length > 2 && filled.length > 0)
    return { grid, method: 'ruled', confidence: 0.9, isRest: true }
  const rows = new Set(filled.map(({ row }) => row))
  const cols = new Set(filled.map(({ col }) => col))
  if (grid.xs.length < 3 || grid.ys.length < 3 || rows.size < 2 || cols.size < 2 || filled.length < 3) return null
  if (isChart(grid.box, frame) && filled.length < grid.cells.length * 0.6) return null
  return { grid, method: 'ruled', confidence: 0.95 }
}

export type { FoundGrid, Grid }
