import type { ColumnDraft } from '../columns/draft'
import { headerWords } from '../columns/header-words'
import { hasInitials, isPersonName, nameAtStart } from '../columns/person-name'
import { kindShare } from '../columns/column-profile'
import { cellAt, isFilled, type Lane, type RowShape } from './lane'
import { repeats } from './repeated-head'
import type { FoundTable } from './find-tables'

/** A number before a name, or behind it: `3301 – Vance, Joan`, «Орлов А. А. (12)». */
const NUMBER_FIRST = /^[№#]?\s*(\d[\d/-]{0,11})\s*[-–—.,:/|]?\s+(?=\p{Lu})/u
const NUMBER_BEHIND = /(?<![\p{L}\d])(\d[\d/-]{0,11})(?!\d)/u
/** The minimum share of a column's cells that label the rows as periods or quantities. */
const MOSTLY = 0.5

interface Named {
  readonly name: string
  readonly id: string | null
  /** A comma, initials or a number show that it's a name. Two words alone may be anything. */
  readonly sure: boolean
}

/**
 * Returns the person in the corner of a table whose rows are periods or quantities: `Vance, Joan | 2023 | 2024`. A name that
 * only looks like one counts if the header is repeated below other names.
 */
export function cornerPerson({ lane, head }: FoundTable, drafts: readonly ColumnDraft[]): Named | null {
  const label = drafts[0]
  if (!head || !label || !labelsRows(label)) return null
  for (const text of label.path) {
    const named = personIn(text)
    if (named && (named.sure || isRepeated(lane, head, label.index))) return named
  }
  return null
}

/** Whether a repeated header has another person in its corner than the first one. */
export function isOfOtherPerson({ sheet }: Lane, headRows: readonly number[], { row, first }: RowShape): boolean {
  const corner = cellAt(sheet, row, first)?.text.trim() ?? ''
  if (personIn(corner) === null) return false
  const over = headRows.map((head) => cellAt(sheet, head, first)?.text.trim() ?? '')
  return !over.includes(corner) && over.some((text) => personIn(text) !== null)
}

function isRepeated(lane: Lane, { top, bottom }: { top: number; bottom: number }, left: number): boolean {
  const headRows = lane.rows.slice(top, bottom + 1).map(({ row }) => row)
  return lane.rows.some(
    (shape, at) =>
      (at < top || at > bottom) &&
      shape.first === left &&
      isFilled(cellAt(lane.sheet, shape.row, left)) &&
      repeats(lane, headRows, shape) &&
      isOfOtherPerson(lane, headRows, shape),
  )
}

/** Whether a column contains the periods or the quantities of the rows. */
function labelsRows({ profile, index }: ColumnDraft): boolean {
  if (profile.people > 0 || profile.filled === 0 || index < 0) return false
  const named = profile.samples.filter((text) => headerWords(text).quantity !== null).length
  return kindShare(profile, 'period') >= MOSTLY || named >= profile.samples.length * MOSTLY
}

function personIn(text: string): Named | null {
  const numbered = NUMBER_FIRST.exec(text)
  const plain = text.slice(numbered?.[0].length ?? 0).trim()
  const start = isPersonName(plain) ? { name: plain, rest: '' } : nameAtStart(plain)
  if (!start) return null
  const { name, rest } = start
  const { meaning, dose, quantity, units, period, position } = headerWords(name)
  if (meaning !== null || dose || quantity !== null || units.length > 0 || period !== null || position !== null)
    return null
  const id = numbered?.[1] ?? NUMBER_BEHIND.exec(rest)?.[1] ?? null
  return { name, id, sure: id !== null || hasInitials(name) || name.includes(',') }
}
