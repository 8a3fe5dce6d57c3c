import { columnLetter } from '../../spreadsheets/address'
import type { Position } from '../lexicon/positions'
import type { Quantity } from '../lexicon/quantity'
import type { ColumnDoubt, ColumnRole, DoseColumn, UnitSource } from '../layout-model'
import type { ColumnProfile } from './column-profile'
import { type HeaderWords, headerWords } from './header-words'
import type { NamedPeriod } from './periods'

/** A column as it stands: the texts over it and how its cells look. */
export interface ColumnInput {
  readonly index: number
  /** From the top. */
  readonly path: readonly string[]
  readonly profile: ColumnProfile
}

/** What is thought of a column while its table is being understood. */
export interface ColumnDraft extends ColumnInput {
  /** By level, from the top. */
  words: readonly HeaderWords[]
  /** The lowest. */
  low: HeaderWords | null
  role: ColumnRole
  holds: DoseColumn['holds']
  quantity: Quantity | null
  unit: string | null
  unitSource: UnitSource | null
  /** Of a column without a unit: the likeliest by the sizes of its numbers. */
  proposedUnit: string | null
  position: Position | null
  period: NamedPeriod | null
  subject: string | null
  confidence: number
  readonly doubts: Set<ColumnDoubt>
  /** Its doses are those of another column over again, or were replaced by them: they are added to nothing. */
  isAside: boolean
  /** Numbers that are doses if the table around them says so. */
  candidate: boolean
}

/** A column of which nothing is known yet but the words of its header. */
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
    confidence: 0.5,
    doubts: new Set(),
    isAside: false,
    candidate: false,
  }
}

/** Gives the lowest line of a column's header a meaning that only its table shows. */
export function reword(draft: ColumnDraft, low: HeaderWords): void {
  draft.low = low
  draft.words = [...draft.words.slice(0, -1), low]
}

/** The first that is found from the lowest header up. */
export function fromLow<Found>(draft: ColumnDraft, find: (words: HeaderWords) => Found | null): Found | null {
  for (const words of draft.words.toReversed()) {
    const found = find(words)
    if (found !== null) return found
  }
  return null
}

/** All of a column's header, from the top, joined by ` / `. */
export function headerOf({ path }: ColumnInput): string {
  return path.join(' / ')
}

/** `A`, `AB`: the letter that a spreadsheet gives the column. */
export function letterOf({ index }: ColumnInput): string {
  return columnLetter(index)
}
