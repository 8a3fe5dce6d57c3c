import type { CellKind, CellLooks } from '../columns/cell-facts'
import { isLooseName, isPersonName } from '../columns/person-name'
import { headerWords } from '../columns/header-words'
import type { HeaderMeaning } from '../lexicon/headers'
import { cellAt, isFilled, type Lane, type RowShape } from './lane'
import { titleSubject } from './titles'

/** Cells that may be below a person's name besides doses. */
const SAID_OF_PERSONS: ReadonlySet<CellKind> = new Set(['period', 'date', 'text', 'mark', 'dash', 'blank'])
const NO_LABELS: ReadonlySet<CellKind> = new Set(['number', 'numeral', 'amount', 'mark', 'dash'])
/** The maximum number of cells in a line of a card: a name, a number, a year, a job. */
const MOST_OF_CARD_LINE = 4
const PERSONS: ReadonlySet<HeaderMeaning | null> = new Set(['subject', 'surname'])
/** Words in the corner above labels or days, when the columns are persons. */
const CORNERS: ReadonlySet<HeaderMeaning | null> = new Set([
  ...PERSONS,
  'quantity',
  'period',
  'month',
  'quarter',
  'year',
])

/** Row labels with further details of the persons over the columns. */
const ABOUT_PERSONS: ReadonlySet<HeaderMeaning> = new Set([
  'department',
  'job',
  'place',
  'subject_id',
  'dosimeter',
  'note',
  'birth',
  'other_date',
])

/** The header and the first column of a table. */
export interface Over {
  /** Rows of the sheet. */
  readonly headRows: readonly number[]
  readonly left: number
}

/**
 * Whether a row describes the persons over the columns: «Период | I кв. 2025 | II кв. 2025», «Отдел | КТ | МРТ» below
 * «ФИО | Иванов И. И. | Петров П. П.».
 */
export function isRowOfPersons(
  { sheet }: Lane,
  { headRows }: Over,
  { row, first, last }: RowShape,
  looks: CellLooks,
): boolean {
  const head = headRows.at(-1)
  if (head === undefined) return false
  for (let column = first + 1; column <= last; column += 1) {
    const over = cellAt(sheet, head, column)
    if (!isFilled(over) || !isPersonName(over.text.trim())) return false
    const { kind, text } = looks.of(cellAt(sheet, row, column))
    if (!SAID_OF_PERSONS.has(kind) || isPersonName(text)) return false
  }
  return last > first
}

/**
 * Whether the columns belong to other persons from this row on: «Показатель | Сидоров С. С. | Орлов О. О.» below
 * «Показатель | Иванов И. И. | Петров П. П.». The corner repeats the header's, contains a similar word, or is empty.
 */
export function isHeadOfOthers({ sheet }: Lane, { headRows, left }: Over, shape: RowShape, looks: CellLooks): boolean {
  if (shape.values > 0) return false
  const textAt = (row: number, column: number) => cellAt(sheet, row, column)?.text.trim() ?? ''
  const corner = textAt(shape.row, left)
  const again = shape.filled > 1 && corner !== '' && headRows.some((row) => textAt(row, left) === corner)
  const { meaning, exact } = headerWords(corner)
  if (!again && corner !== '' && !(exact && CORNERS.has(meaning))) return false
  let others = again
  for (let column = left + 1; column <= shape.last; column += 1) {
    const { kind, text } = looks.of(cellAt(sheet, shape.row, column))
    if (NO_LABELS.has(kind)) return false
    if (!isPersonName(text)) continue
    const over = headRows.map((row) => textAt(row, column))
    others ||= over.some(isSomebody) && !over.includes(text)
  }
  return others
}

/** Whether a text is a person's name. `Participant Name` only looks like one. */
function isSomebody(text: string): boolean {
  return isPersonName(text) && headerWords(text).meaning === null
}

/**
 * Whether a row is a line of a card above one person's rows: «ФИО: | Петров П. П.», `Name | John Adams | Badge No. |
 * 12`.
 */
export function isPersonLine({ sheet }: Lane, { row, first, last, filled }: RowShape): boolean {
  if (filled < 2 || filled > 6) return false
  const texts: string[] = []
  for (let column = first; column <= last; column += 1) {
    const cell = cellAt(sheet, row, column)
    if (isFilled(cell)) texts.push(cell.text.trim())
  }
  const [label = '', name = '', next] = texts
  // Every row is checked, so words are looked up only next to a name.
  if (!isPersonName(name) && !isLooseName(name) && !(filled === 2 && isUnknownWord(name))) return false
  const { meaning, exact } = headerWords(label)
  if (!exact || !PERSONS.has(meaning)) return false
  return next === undefined || next.endsWith(':') || headerWords(next).meaning !== null
}

/** Whether a row is a line of a card that names a person and groups no columns: «Ф.И.О. Петров Пётр | | Таб. № 12». */
export function namesPerson({ sheet }: Lane, { row, first, last, filled, values }: RowShape): boolean {
  // Every row is checked, so the cheap conditions come first.
  if (values > 0 || filled > MOST_OF_CARD_LINE) return false
  for (let column = first; column <= last; column += 1) {
    const cell = cellAt(sheet, row, column)
    const name = isFilled(cell) ? (titleSubject([cell.text])?.name ?? null) : null
    if (name !== null && !headerWords(name).exact && !headerWords(cell?.text ?? '').exact) return true
  }
  return false
}

/** Whether a text is a capitalized word without a known meaning: `Name | Petrov`. */
function isUnknownWord(text: string): boolean {
  if (!/^\p{Lu}\p{Ll}+$/u.test(text)) return false
  const { rest, meaning, dose, quantity, units } = headerWords(text)
  return rest && meaning === null && !dose && quantity === null && units.length === 0
}

/**
 * Whether a row below persons' names has marks in place of doses, dates, or details such as «Должность | врач». It
 * isn't part of a header then.
 */
export function isBelowPersons({ sheet }: Lane, last: RowShape, next: RowShape, looks: CellLooks): boolean {
  const label = headerWords(cellAt(sheet, next.row, last.first)?.text ?? '').meaning
  const about = label !== null && ABOUT_PERSONS.has(label)
  for (let column = next.first + 1; column <= next.last; column += 1) {
    const { kind } = looks.of(cellAt(sheet, next.row, column))
    if (kind !== 'mark' && kind !== 'date' && !(about && kind === 'text')) continue
    if (isPersonName(cellAt(sheet, last.row, column)?.text.trim() ?? '')) return true
  }
  return false
}
