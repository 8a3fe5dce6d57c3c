import type { Box } from '../reading/content'
import { mergedRules, type RuleLine } from '../grid/rule-lines'
import { solveGrid, type Grid } from '../grid/solve'
import type { Frame } from '../text/frame'
import type { Word } from '../text/words'
import { alignedTables, type FoundGrid } from './aligned'
import { latticesOf, type Lattice } from './ruled'

/** The tables of a page in one frame, from top to bottom. */
export function findGrids(frame: Frame): FoundGrid[] {
  const horizontal = usable(mergedRules(frame.horizontal, true), frame.width, frame.height)
  const vertical = usable(mergedRules(frame.vertical, false), frame.height, frame.width)
  const found: FoundGrid[] = []
  const used = new Set<RuleLine>()
  for (const lattice of latticesOf(horizontal, vertical).toSorted((a, b) => areaOf(b.box) - areaOf(a.box))) {
    if (found.some(({ grid }) => overlaps(grid.box, lattice.box))) continue
    const grid = ruledGrid(lattice, frame)
    if (grid === null) continue
    found.push(grid)
    for (const rule of [...lattice.horizontal, ...lattice.vertical]) used.add(rule)
  }
  const free = frame.words.filter((word) => !found.some(({ grid }) => contains(grid.box, word)))
  const aligned = alignedTables(
    free,
    horizontal.filter((rule) => !used.has(rule)),
    vertical.filter((rule) => !used.has(rule)),
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

function ruledGrid(lattice: Lattice, frame: Frame): FoundGrid | null {
  if (lattice.horizontal.length < 2 || lattice.vertical.length < 2) return null
  const words = frame.words.filter((word) => contains(lattice.box, word))
  if (words.length < 2) return null
  const grid = solveGrid({ box: lattice.box, words, horizontal: lattice.horizontal, vertical: lattice.vertical })
  if (grid === null) return null
  const filled = grid.cells.filter((cell) => cell.words.length > 0)
  const rows = new Set(filled.map(({ row }) => row))
  const cols = new Set(filled.map(({ col }) => col))
  if (grid.xs.length < 3 || grid.ys.length < 3 || rows.size < 2 || cols.size < 2 || filled.length < 3) return null
  return { grid, method: 'ruled', confidence: 0.95 }
}

export type { FoundGrid, Grid }
