import { columnLetter } from '../../spreadsheets/address'
import type { Position } from '../lexicon/positions'
import type { Quantity } from '../lexicon/quantity'
import type { ColumnDoubt, ColumnRole, DoseColumn, UnitSource } from '../layout-model'
import type { ColumnProfile } from './column-profile'
import { type HeaderWords, headerWords } from './header-words'
import type { NamedPeriod } from './periods'

/** A column as found: the texts over it and the profile of its cells. */
export interface ColumnInput {
  readonly index: number
  /** Header texts from the top. */
  readonly path: readonly string[]
  readonly profile: ColumnProfile
}

/** The current interpretation of a column while its table is being read. */
export interface ColumnDraft extends ColumnInput {
  /** The words of each header level, from the top. */
  words: readonly HeaderWords[]
  /** The words of the lowest level. */
  low: HeaderWords | null
  role: ColumnRole
  holds: DoseColumn['holds']
  quantity: Quantity | null
  unit: string | null
  unitSource: UnitSource | null
  /** For a column without a unit: the likeliest by the size of its numbers. */
  proposedUnit: string | null
  position: Position | null
  period: NamedPeriod | null
  subject: string | null
  /** The column, from 0, that names the person of its doses, if rows name several people. */
  ownerAt: number | null
  /** The column that says which of its numbers are bounds, and whether it surely does. */
  flag: DoseColumn['flag']
  confidence: number
  readonly doubts: Set<ColumnDoubt>
  /** Its doses repeat those of another column or were replaced by them, so they are never added. */
  isAside: boolean
  /** The numbers are doses if the table around them indicates so. */
  candidate: boolean
}

/** Returns a draft of a column that contains only the words of its header. */
export function draftOf(input: ColumnInput): ColumnDraft {
  const words = input.path.map(headerWords)
  return {
    ...input,
    words,
    low: words.at(-1) ?? null,
    role: 'other',
    holds: null,
    quantity: null,
    unit: null,
    unitSource: null,
    proposedUnit: null,
    position: null,
    period: null,
    subject: null,
    ownerAt: null,
    flag: undefined,
    confidence: 0.5,
    doubts: new Set(),
    isAside: false,
    candidate: false,
  }
}

/** Sets the meaning of a column's lowest header line when only its table shows it. */
export function reword(draft: ColumnDraft, low: HeaderWords): void {
  draft.low = low
  draft.words = [...draft.words.slice(0, -1), low]
}

/** Returns the first result, from the lowest header line up. */
export function fromLow<Found>(draft: ColumnDraft, find: (words: HeaderWords) => Found | null): Found | null {
  for (const words of draft.words.toReversed()) {
    const found = find(words)
    if (found !== null) return found
  }
  return null
}

/** Returns the entire header of a column from the top, joined by ` / `. */
export function headerOf({ path }: ColumnInput): string {
  return path.join(' / ')
}

/** Returns the spreadsheet letter of the column, such as `A` or `AB`. */
export function letterOf({ index }: ColumnInput): string {
  return columnLetter(index)
}
