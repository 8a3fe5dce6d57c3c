import { problem, type Problem } from '../../problem'
import { areaRules } from '../finding/areas'
import { mergedRules } from '../grid/rule-lines'
import { solveGrid } from '../grid/solve'
import type { PageLines } from '../joining/page-lines'
import type { PdfTable } from '../model'
import type { Box } from '../reading/content'
import { overlap, tableOf } from '../table-of'
import type { Frame } from '../text/frame'
import { boundsOf } from '../text/lines'
import { areSpaced, uprightBox, type Word } from '../text/words'
import type { FrameBox, FrameChoice } from './frame-choice'

/** A frame counts as a table's own if each side is within this many points of the table's. */
const SAME = 1.5

/**
 * Applies a person's corrections to the tables of a page. A frame replaces the tables that it covers. A frame around a
 * table as found confirms it. A frame marked as no table removes the tables inside it. A frame with no text in it is
 * reported.
 */
export function correctedTables(
  found: readonly PdfTable[],
  choices: readonly FrameChoice[],
  frames: readonly Frame[],
  lines: PageLines,
): { readonly tables: PdfTable[]; readonly problems: Problem[] } {
  const problems: Problem[] = []
  let tables = [...found]
  for (const choice of choices) {
    const box = boxOf(choice.box)
    if (choice.table === false) {
      tables = tables.filter((table) => !surrounds(box, table.box))
      continue
    }
    const same = choice.columns === undefined ? found.find((table) => isSame(table.box, box)) : undefined
    const table = same === undefined ? framedTable(choice, box, frames, lines) : { ...same, confidence: 1 }
    if (table === null) problems.push(emptyFrame(choice.page))
    else tables = [...tables.filter((other) => !overlap(other.box, box)), table]
  }
  return { tables, problems }
}

/** The warning for a frame without readable text. */
export function emptyFrame(page: number): Problem {
  return problem('PDF_FRAME_EMPTY', 'warning', { file: 'document', page, params: { page } })
}

function boxOf([a, b, c, d]: FrameBox): Box {
  return { x0: Math.min(a, c), y0: Math.min(b, d), x1: Math.max(a, c), y1: Math.max(b, d) }
}

const isSame = (a: Box, b: Box): boolean =>
  (['x0', 'y0', 'x1', 'y1'] as const).every((side) => Math.abs(a[side] - b[side]) <= SAME)

const surrounds = (box: Box, other: Box): boolean => isWithin(box, (other.x0 + other.x1) / 2, (other.y0 + other.y1) / 2)

const isWithin = ({ x0, y0, x1, y1 }: Box, x: number, y: number): boolean => x >= x0 && x <= x1 && y >= y0 && y <= y1

const centered =
  (box: Box) =>
  ({ x0, y0, x1, y1 }: Box): boolean =>
    isWithin(box, (x0 + x1) / 2, (y0 + y1) / 2)

/** Reads the contents of a frame in the direction of most of its text. */
function framedTable(
  { columns }: FrameChoice,
  onPage: Box,
  frames: readonly Frame[],
  lines: PageLines,
): PdfTable | null {
  const [view] = frames
    .map((frame) => {
      const box = uprightBox(frame.turn, onPage, frame.pageWidth, frame.pageHeight)
      const words = frame.words.filter(centered(box))
      return { frame, box, words, own: words.filter(({ turn }) => turn === 0).length }
    })
    .toSorted((a, b) => b.own - a.own)
  if (view === undefined || view.words.length === 0) return null
  const { frame, words } = view
  const crop = cropped(frame, view.box)
  const horizontal = mergedRules(crop.horizontal, true)
  const vertical = mergedRules(crop.vertical, false)
  const filled = areaRules(crop, [])
  const across = [
    ...horizontal,
    ...mergedRules(
      filled.filter((rule) => rule.horizontal),
      true,
    ),
  ]
  const down = [
    ...vertical,
    ...mergedRules(
      filled.filter((rule) => !rule.horizontal),
      false,
    ),
  ]
  const region = {
    box: tightened(view.box, words, crop),
    words,
    horizontal: across.toSorted((a, b) => a.at - b.at),
    vertical: down.toSorted((a, b) => a.at - b.at),
    drawsSpaces: areSpaced(frame.words),
  }
  // A frame without visible columns is read as a list.
  const grid =
    columns === undefined
      ? (solveGrid(region) ?? solveGrid({ ...region, columns: [] }))
      : solveGrid({ ...region, columns: inFrame(columns, frame) })
  if (grid === null) return null
  const method = grid.ruledColumns && grid.ruledRows ? 'ruled' : 'aligned'
  return tableOf({ grid, method, confidence: 1 }, frame, lines)
}

/** Converts positions along the page to positions on the page turned so that its text reads left to right. */
function inFrame(columns: readonly number[], { turn, pageWidth, pageHeight }: Frame): number[] {
  return columns
    .map((at) => {
      const place = turn % 2 === 0 ? { x0: at, x1: at, y0: 0, y1: 0 } : { x0: 0, x1: 0, y0: at, y1: at }
      return uprightBox(turn, place, pageWidth, pageHeight).x0
    })
    .sort((a, b) => a - b)
}

function cropped(frame: Frame, box: Box): Frame {
  const touches = (other: Box) => other.x0 <= box.x1 && box.x0 <= other.x1 && other.y0 <= box.y1 && box.y0 <= other.y1
  return {
    ...frame,
    words: frame.words.filter(centered(box)),
    horizontal: frame.horizontal.filter(touches).map((rule) => clipped(rule, box)),
    vertical: frame.vertical.filter(touches).map((rule) => clipped(rule, box)),
    areas: frame.areas.filter(centered(box)),
  }
}

function clipped<T extends Box>(rule: T, box: Box): T {
  return {
    ...rule,
    x0: Math.max(rule.x0, box.x0),
    x1: Math.min(rule.x1, box.x1),
    y0: Math.max(rule.y0, box.y0),
    y1: Math.min(rule.y1, box.y1),
  }
}

/** A person draws a frame wider than the table. The empty margins inside it are not a column or a row. */
function tightened(box: Box, words: readonly Word[], { horizontal, vertical }: Frame): Box {
  const all = boundsOf([...words, ...horizontal, ...vertical])
  return {
    x0: Math.max(box.x0, all.x0),
    y0: Math.max(box.y0, all.y0),
    x1: Math.min(box.x1, all.x1),
    y1: Math.min(box.y1, all.y1),
  }
}
