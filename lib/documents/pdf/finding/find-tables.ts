import { WHITE, type Box, type Rule } from '../reading/content'
import { mergedRules, type RuleLine } from '../grid/rule-lines'
import { solveGrid, type Grid } from '../grid/solve'
import type { Frame } from '../text/frame'
import { areSpaced, type Word } from '../text/words'
import { alignedTables, type FoundGrid } from './aligned'
import { latticesOf, type Lattice } from './ruled'

/** With more filled areas a page is a picture. */
const MOST_AREAS = 4000

/** The tables of a page in one frame, from top to bottom. */
export function findGrids(frame: Frame): FoundGrid[] {
  const drawn = latticesOf(usable(mergedRules(frame.horizontal, true), frame.width, frame.height), usable(mergedRules(frame.vertical, false), frame.height, frame.width))
  const filled = areaRules(frame, drawn.filter((lattice) => lattice.horizontal.length > 1 && lattice.vertical.length > 1).map(({ box }) => box))
  const horizontal = usable(mergedRules([...frame.horizontal, ...filled.filter((rule) => rule.horizontal)], true), frame.width, frame.height)
  const vertical = usable(mergedRules([...frame.vertical, ...filled.filter((rule) => !rule.horizontal)], false), frame.height, frame.width)
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
  return [...found, ...aligned].sort((a, b) => a.grid.box.y0 - b.grid.box.y0 || a.grid.box.x0 - b.grid.box.x0)
}

const areaOf = ({ x0, y0, x1, y1 }: Box): number => (x1 - x0) * (y1 - y0)

const overlaps = (a: Box, b: Box): boolean => a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1

function contains(box: Box, word: Word): boolean {
  const [x, y] = [(word.x0 + word.x1) / 2, (word.y0 + word.y1) / 2]
  return x >= box.x0 - 1 && x <= box.x1 + 1 && y >= box.y0 - 1 && y <= box.y1 + 1
}

/** Rules on the page that aren't its frame. */
function usable(rules: readonly RuleLine[], length: number, across: number): RuleLine[] {
  return rules.filter(({ at, from, to }) => at > 1 && at < across - 1 && to - from > 2 && !(to - from > length * 0.97 && (at < across * 0.04 || at > across * 0.96)))
}

/** An area no higher than its text is a marking of words. */
const MARKED = 1.28
const TOUCHING = 1.6

/**
 * The edges of filled areas, where cells are told apart by their fill: areas that stand side by side or on one another, outside of what
 * rules already part.
 */
function areaRules({ areas, words, width, height }: Frame, ruled: readonly Box[]): Rule[] {
  const large = areas.filter(({ x0, y0, x1, y1, color }) => color !== WHITE && x1 - x0 > 6 && y1 - y0 > 6 && !(x1 - x0 > width * 0.95 && y1 - y0 > height * 0.5))
  const free = large.filter((area) => !ruled.some((box) => inside(box, area)))
  if (free.length < 2 || free.length > MOST_AREAS) return []
  const cells = free.filter((area) => {
    const own = words.filter((word) => contains(area, word))
    const tallest = Math.max(0, ...own.map(({ size }) => size))
    return own.length === 0 || area.y1 - area.y0 > tallest * MARKED
  })
  const tiles = cells.filter((area) => cells.some((other) => other !== area && touches(area, other)) || ruled.some((box) => touches(area, box)))
  return tiles.flatMap(({ x0, y0, x1, y1, color }): Rule[] => [
    { x0, x1, y0, y1: y0, horizontal: true, width: 0, color },
    { x0, x1, y0: y1, y1, horizontal: true, width: 0, color },
    { x0, x1: x0, y0, y1, horizontal: false, width: 0, color },
    { x0: x1, x1, y0, y1, horizontal: false, width: 0, color },
  ])
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
  const grid = solveGrid({ box: lattice.box, words, horizontal: lattice.horizontal, vertical: lattice.vertical, drawsSpaces })
  if (grid === null) return null
  const filled = grid.cells.filter((cell) => cell.words.length > 0)
  const rows = new Set(filled.map(({ row }) => row))
  const cols = new Set(filled.map(({ col }) => col))
  if (grid.xs.length < 3 || grid.ys.length < 3 || rows.size < 2 || cols.size < 2 || filled.length < 3) return null
  return { grid, method: 'ruled', confidence: 0.95 }
}

export type { FoundGrid, Grid }
