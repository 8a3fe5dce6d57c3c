import { WHITE, type Box, type Rule } from '../reading/content'
import { mergedRules, type RuleLine } from '../grid/rule-lines'
import { solveGrid, type Grid } from '../grid/solve'
import type { Frame } from '../text/frame'
import { areSpaced, type Word } from '../text/words'
import { alignedTables, type FoundGrid } from './aligned'
import { trimmed } from './trim'
import { latticesOf, type Lattice } from './ruled'

/** With more filled areas a page is a picture. */
const MOST_AREAS = 4000

/** The tables of a page in one frame, from top to bottom. */
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
  const aligned = alignedTables(
    free,
    horizontal.filter((rule) => !used.has(rule)),
    vertical.filter((rule) => !used.has(rule)),
    drawsSpaces,
  )
  const charts = aligned.filter(({ grid }) => !isChart(grid.box, frame))
  return [...found, ...charts].sort((a, b) => a.grid.box.y0 - b.grid.box.y0 || a.grid.box.x0 - b.grid.box.x0)
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

/** Curves and slanted lines within a box are those of a chart; small ones are bullets. */
function isChart(box: Box, { curves, pictures }: Frame): boolean {
  const large = curves.filter((curve) => curve.x1 - curve.x0 + curve.y1 - curve.y0 > 12 && overlaps(box, curve))
  return large.length >= 3 || pictures.some((picture) => overlaps(box, picture) && areaOf(picture) > areaOf(box) * 0.25)
}

/** An area no higher than its text is a marking of words. */
const MARKED = 1.28
const TOUCHING = 1.6
/** Between two filled rows there may be one without a fill, so much higher than they. */
const BRIDGED = 2.4
/** A rule over the first filled row is so near that a row fits between. */
const HEADER_ROOM = 48

/**
 * The edges of filled areas, where cells are told apart by their fill: areas that stand side by side or on one another, outside of what
 * rules already part. Rows without a fill between filled ones, over the first and under the last have the same columns.
 */
export function areaRules({ areas, words, horizontal, width, height }: Frame, ruled: readonly Box[]): Rule[] {
  const large = areas.filter(
    ({ x0, y0, x1, y1, color }) =>
      color !== WHITE && x1 - x0 > 6 && y1 - y0 > 6 && !(x1 - x0 > width * 0.95 && y1 - y0 > height * 0.5),
  )
  const free = large.filter((area) => !ruled.some((box) => inside(box, area)))
  if (free.length < 2 || free.length > MOST_AREAS) return []
  const cells = free.filter((area) => {
    const own = words.filter((word) => contains(area, word))
    const tallest = Math.max(0, ...own.map(({ size }) => size))
    return own.length === 0 || area.y1 - area.y0 > tallest * MARKED
  })
  const tiles = cells.filter(
    (area) => cells.some((other) => other !== area && touches(area, other)) || ruled.some((box) => touches(area, box)),
  )
  const beside = tiles.filter((area) => tiles.some((other) => other !== area && standsBeside(area, other)))
  return [
    ...tiles.flatMap(({ x0, y0, x1, y1 }) => [
      across(x0, x1, y0),
      across(x0, x1, y1),
      down(x0, y0, y1),
      down(x1, y0, y1),
    ]),
    ...beside.flatMap((tile) => bridges(tile, beside, words, horizontal)),
  ]
}

const across = (x0: number, x1: number, y: number): Rule => ({
  x0,
  x1,
  y0: y,
  y1: y,
  horizontal: true,
  width: 0,
  color: 0,
})
const down = (x: number, y0: number, y1: number): Rule => ({
  x0: x,
  x1: x,
  y0,
  y1,
  horizontal: false,
  width: 0,
  color: 0,
})

const standsBeside = (a: Box, b: Box): boolean =>
  Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0) > 3 &&
  (Math.abs(a.x1 - b.x0) <= TOUCHING || Math.abs(b.x1 - a.x0) <= TOUCHING)

/** The sides of a column over the rows without a fill next to a filled cell. */
function bridges(tile: Box, tiles: readonly Box[], words: readonly Word[], horizontal: readonly Rule[]): Rule[] {
  const column = tiles.filter(
    (other) => other !== tile && Math.abs(other.x0 - tile.x0) <= 2 && Math.abs(other.x1 - tile.x1) <= 2,
  )
  const rules: Rule[] = []
  const side = (from: number, to: number) => rules.push(down(tile.x0, from, to), down(tile.x1, from, to))
  const below = column.filter(({ y0 }) => y0 >= tile.y1 - TOUCHING).toSorted((a, b) => a.y0 - b.y0)[0]
  const tall = (other: Box) => BRIDGED * Math.max(other.y1 - other.y0, tile.y1 - tile.y0)
  if (below !== undefined) {
    if (below.y0 - tile.y1 > TOUCHING && below.y0 - tile.y1 <= tall(below)) side(tile.y1, below.y0)
  } else {
    const row = rowOfTiles(tile, tiles)
    const bottom = lineEnd(row, words)
    if (bottom !== null) {
      side(tile.y1, bottom)
      rules.push(across(tile.x0, tile.x1, bottom))
    }
  }
  if (!column.some(({ y1 }) => y1 <= tile.y0 + TOUCHING)) {
    const row = rowOfTiles(tile, tiles)
    const [left, right] = [Math.min(...row.map(({ x0 }) => x0)), Math.max(...row.map(({ x1 }) => x1))]
    const over = horizontal.filter(
      ({ y0, x0, x1 }) =>
        y0 < tile.y0 - 6 && y0 > tile.y0 - HEADER_ROOM && Math.abs(x0 - left) <= 4 && Math.abs(x1 - right) <= 4,
    )
    if (over.length > 0) side(Math.min(...over.map(({ y0 }) => y0)), tile.y0)
  }
  return rules
}

const rowOfTiles = (tile: Box, tiles: readonly Box[]): Box[] =>
  tiles.filter((other) => Math.abs(other.y0 - tile.y0) <= TOUCHING && Math.abs(other.y1 - tile.y1) <= TOUCHING)

/** Where a row without a fill ends that stands right under a filled one and keeps to its columns; null where there is none. */
function lineEnd(row: readonly Box[], words: readonly Word[]): number | null {
  const [first] = row
  if (first === undefined || row.length < 2) return null
  const [left, right] = [Math.min(...row.map(({ x0 }) => x0)), Math.max(...row.map(({ x1 }) => x1))]
  const under = words.filter(
    (word) =>
      word.turn === 0 &&
      word.y0 > first.y1 - 2 &&
      word.base < first.y1 + (first.y1 - first.y0) * 1.3 &&
      word.x1 > left &&
      word.x0 < right,
  )
  const columns = under.map((word) => row.findIndex(({ x0, x1 }) => word.x0 >= x0 - 1 && word.x1 <= x1 + 1))
  if (columns.includes(-1) || new Set(columns).size < 2) return null
  return Math.max(...under.map(({ y1 }) => y1)) + 1
}

const inside = (box: Box, area: Box): boolean => {
  const [x, y] = [(area.x0 + area.x1) / 2, (area.y0 + area.y1) / 2]
  return x > box.x0 && x < box.x1 && y > box.y0 && y < box.y1
}

/** Whether two areas have a side in common. */
function touches(a: Box, b: Box): boolean {
  const near = (one: number, other: number) => Math.abs(one - other) <= TOUCHING
  const [across, down] = [Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0), Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0)]
  return ((near(a.x1, b.x0) || near(b.x1, a.x0)) && down > 3) || ((near(a.y1, b.y0) || near(b.y1, a.y0)) && across > 3)
}

function ruledGrid(lattice: Lattice, frame: Frame, drawsSpaces: boolean): FoundGrid | null {
  if (lattice.horizontal.length < 2 || lattice.vertical.length < 2) return null
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
