import type { RowLayout, Run, Turn } from './row-layout'

/** A range of cells: columns by their letters, rows from 1. */
export interface CellRange {
  readonly left: string
  readonly top: number
  readonly right: string
  readonly bottom: number
  /** Written as one cell. */
  readonly isCell: boolean
}

const RANGE = /^\$?([A-Z]{1,3})\$?(\d+)(?::\$?([A-Z]{1,3})\$?(\d+))?$/i

/** A range as an attribute has it: `B7`, `A1:C3`. Null for whole columns and rows, which have no ends to move. */
export function rangeOf(text: string): CellRange | null {
  const [, left, top, right = left, bottom = top] = RANGE.exec(text.trim()) ?? []
  if (left === undefined || right === undefined) return null
  return { left, top: Number(top), right, bottom: Number(bottom), isCell: !text.includes(':') }
}

export function writeRange({ left, right, isCell }: CellRange, { first, last }: Run): string {
  return isCell && first === last ? `${left}${first}` : `${left}${first}:${right}${last}`
}

/** A range once for each turn that contains it as a whole. One whose rows come apart, or are gone, has no ranges there. */
export function inTurns(layout: RowLayout, range: CellRange): { turn: Turn; runs: readonly Run[] }[] {
  return layout
    .turnsFor(range.top, range.bottom)
    .map((turn) => ({ turn, runs: layout.runs(range.top, range.bottom, turn) }))
    .filter(({ runs }) => runs.length > 0)
}

/** A list of ranges, as an attribute has it, where the result has their cells. */
export function movedList(layout: RowLayout, list: string): string {
  return list
    .split(/\s+/)
    .filter((each) => each !== '')
    .flatMap((each) => {
      const range = rangeOf(each)
      return range === null ? [each] : layout.runs(range.top, range.bottom).map((run) => writeRange(range, run))
    })
    .join(' ')
}

/** The one range that a range of the template becomes, with all that comes between; null where nothing of it is left. */
export function movedSpan(layout: RowLayout, text: string): string | null {
  const range = rangeOf(text)
  if (range === null) return text
  const runs = layout.runs(range.top, range.bottom)
  const [first, last] = [runs.at(0), runs.at(-1)]
  return first === undefined || last === undefined ? null : writeRange(range, { first: first.first, last: last.last })
}
