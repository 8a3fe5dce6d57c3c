import type { Cell, Merge, Sheet } from '../../spreadsheets/model'
import type { DoseSheet } from '../layout-model'
import { cellAt, isFilled } from './lane'

/** Labels are among this many first columns. */
const MOST_LABELS = 8
const FEWEST_GROUPS = 2
/** The minimum share of groups with the same labels; a total or a missing badge makes another. */
const MOSTLY_ALIKE = 0.6

interface Group {
  readonly top: number
  bottom: number
  readonly labels: string[]
}

/**
 * Returns a sheet in which a label that is written once applies to all rows below it, as if it were merged: `Q1 | Hp(10)`, ` | Hp(3)`,
 * `Q2 | Hp(10)`, ` | Hp(3)`. The labels to the right of the column prove it: they repeat from one of its cells to the next.
 */
export function withCarriedLabels(source: DoseSheet): DoseSheet {
  const carried = carriedLabels(source.sheet)
  if (carried.length === 0) return source
  const { sheet } = source
  return { ...source, ownMerges: sheet.merges, sheet: { ...sheet, merges: [...sheet.merges, ...carried] } }
}

function carriedLabels(sheet: Sheet): Merge[] {
  const found: Merge[] = []
  const right = Math.min(sheet.width, MOST_LABELS)
  const done = new Set<number>()
  for (let label = 1; label < right; label += 1) {
    for (let column = 0; column < label; column += 1) {
      if (done.has(column)) continue
      const groups = groupsOf(sheet, column, label)
      if (groups === null || !repeat(groups)) continue
      done.add(column)
      for (const { top, bottom } of groups) if (bottom > top) found.push({ top, left: column, bottom, right: column })
    }
  }
  return found.filter(({ top, left }) => !sheet.merges.some((merge) => merge.top === top && merge.left === left))
}

/**
 * Returns the rows of each filled cell of a column with blank cells below it. Null if there are no such cells, or if the
 * column writes a value in two rows below each other: then its blanks are nobody's.
 */
function groupsOf(sheet: Sheet, column: number, label: number): readonly Group[] | null {
  const groups: Group[] = []
  let open: Group | null = null
  let blanks = 0
  for (const [row, cells] of sheet.rows.entries()) {
    const said = cells?.[label]
    if (!isFilled(said) || !isLabel(said)) {
      open = null
      continue
    }
    const own = cellAt(sheet, row, column)
    if (isFilled(own)) {
      if (open && open.bottom === row - 1 && cellAt(sheet, open.top, column)?.text === own.text) return null
      groups.push((open = { top: row, bottom: row, labels: [] }))
    } else if (open) {
      blanks += 1
      open.bottom = row
    }
    open?.labels.push(said.text.trim())
  }
  return blanks === 0 ? null : groups
}

/** Whether a cell has words or a date. */
function isLabel({ value, text }: Cell): boolean {
  return typeof value !== 'number' && (typeof value !== 'string' || /\p{L}/u.test(text))
}

/** Whether most groups have the same several labels in the same order. */
function repeat(groups: readonly Group[]): boolean {
  const times = new Map<string, number>()
  let long = 0
  for (const { labels } of groups) {
    if (new Set(labels).size < 2) continue
    long += 1
    const key = labels.join('\n')
    times.set(key, (times.get(key) ?? 0) + 1)
  }
  const most = Math.max(0, ...times.values())
  return most >= FEWEST_GROUPS && most >= long * MOSTLY_ALIKE
}
