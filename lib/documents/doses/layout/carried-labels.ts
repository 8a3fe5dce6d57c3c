import type { Cell, Merge, Sheet } from '../../spreadsheets/model'
import type { DoseSheet } from '../layout-model'
import { isFilled } from './lane'

/** Labels are among this many first columns. */
const MOST_LABELS = 8
const FEWEST_GROUPS = 2
/** The minimum share of groups with the same labels; a total or a missing badge makes another. */
const MOSTLY_ALIKE = 0.6

/** What a cell has. */
const [BLANK, LABEL, OTHER] = [0, 1, 2]

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
  const columns = Array.from({ length: Math.max(right, 0) }, (_, column) => contentsOf(sheet, column))
  for (const [label, labels] of columns.entries()) {
    for (const [column, contents] of columns.slice(0, label).entries()) {
      if (done.has(column) || !hasBlanks(contents, labels)) continue
      const groups = groupsOf(sheet, [column, contents], [label, labels])
      if (!repeat(groups)) continue
      done.add(column)
      for (const { top, bottom } of groups) if (bottom > top) found.push({ top, left: column, bottom, right: column })
    }
  }
  return found.filter(({ top, left }) => !sheet.merges.some((merge) => merge.top === top && merge.left === left))
}

/** Returns what each cell of a column has. Large sheets have many rows, so each cell is judged once. */
function contentsOf({ rows }: Sheet, column: number): Uint8Array {
  const contents = new Uint8Array(rows.length)
  for (let row = 0; row < rows.length; row += 1) {
    const cell = rows[row]?.[column]
    if (isFilled(cell)) contents[row] = isLabel(cell) ? LABEL : OTHER
  }
  return contents
}

/** Whether a column has blank cells below a filled one, beside labels. */
function hasBlanks(contents: Uint8Array, labels: Uint8Array): boolean {
  let isOpen = false
  for (let row = 0; row < labels.length; row += 1) {
    const isBlank = contents[row] === BLANK
    if (labels[row] !== LABEL) isOpen = false
    else if (isBlank && isOpen) return true
    else if (!isBlank) isOpen = true
  }
  return false
}

/**
 * Returns the rows of each filled cell of a column, with the blank cells below it. None if the column writes a value in two rows
 * below each other: then its blanks are nobody's.
 */
function groupsOf(
  { rows }: Sheet,
  [column, contents]: readonly [number, Uint8Array],
  [label, labels]: readonly [number, Uint8Array],
): readonly Group[] {
  const groups: Group[] = []
  let open: Group | null = null
  for (let row = 0; row < rows.length; row += 1) {
    if (labels[row] !== LABEL) {
      open = null
      continue
    }
    if (contents[row] !== BLANK) {
      const isAgain = open?.bottom === row - 1 && rows[open.top]?.[column]?.text === rows[row]?.[column]?.text
      if (isAgain) return []
      groups.push((open = { top: row, bottom: row, labels: [] }))
    } else if (open) open.bottom = row
    open?.labels.push(rows[row]?.[label]?.text.trim() ?? '')
  }
  return groups
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
  let most = 0
  for (const count of times.values()) most = Math.max(most, count)
  return most >= FEWEST_GROUPS && most >= long * MOSTLY_ALIKE
}
