import type { CellKind, CellLooks } from '../columns/cell-facts'
import { isLooseName, isPersonName } from '../columns/person-name'
import { headerWords } from '../columns/header-words'
import type { HeaderMeaning } from '../lexicon/headers'
import { cellAt, isFilled, type Lane, type RowShape } from './lane'
import { titleSubject } from './titles'

/** What may be under a person's name beside doses. */
const SAID_OF_PERSONS: ReadonlySet<CellKind> = new Set(['period', 'date', 'text', 'mark', 'dash', 'blank'])
const NO_LABELS: ReadonlySet<CellKind> = new Set(['number', 'numeral', 'amount', 'mark', 'dash'])
/** A name, a number, a year, a job. */
const MOST_OF_CARD_LINE = 4
const PERSONS: ReadonlySet<HeaderMeaning | null> = new Set(['subject', 'surname'])
/** Words in the corner over labels or days, persons being across. */
const CORNERS: ReadonlySet<HeaderMeaning | null> = new Set([
  ...PERSONS,
  'quantity',
  'period',
  'month',
  'quarter',
  'year',
])

/** Labels of rows that say more of the persons over the columns. */
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

/** A table's header, and its first column. */
export interface Over {
  /** Rows of the sheet. */
  readonly headRows: readonly number[]
  readonly left: number
}

/** «Период | I кв. 2025 | II кв. 2025», «Отдел | КТ | МРТ» below «ФИО | Иванов И. И. | Петров П. П.»: it is said of the persons. */
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
 * «Показатель | Сидоров С. С. | Орлов О. О.» below «Показатель | Иванов И. И. | Петров П. П.»: from here on the columns are other
 * persons'. The corner says the same as the header's, or a word of its kind, or nothing.
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

/** `Participant Name` has the look of a name, and is none. */
function isSomebody(text: string): boolean {
  return isPersonName(text) && headerWords(text).meaning === null
}

/** «ФИО: | Петров П. П.», `Name | John Adams | Badge No. | 12`: a line of a card over the rows of one person. */
export function isPersonLine({ sheet }: Lane, { row, first, last, filled }: RowShape): boolean {
  if (filled < 2 || filled > 6) return false
  const texts: string[] = []
  for (let column = first; column <= last; column += 1) {
    const cell = cellAt(sheet, row, column)
    if (isFilled(cell)) texts.push(cell.text.trim())
  }
  const [label = '', name = '', next] = texts
  // Every row is asked: words are looked up where a name is.
  if (!isPersonName(name) && !isLooseName(name) && !(filled === 2 && isUnknownWord(name))) return false
  const { meaning, exact } = headerWords(label)
  if (!exact || !PERSONS.has(meaning)) return false
  return next === undefined || next.endsWith(':') || headerWords(next).meaning !== null
}

/** «Ф.И.О. Петров Пётр | | Таб. № 12»: a line of a card, which groups no columns. */
export function namesPerson({ sheet }: Lane, { row, first, last, filled, values }: RowShape): boolean {
  // Every row is asked.
  if (values > 0 || filled > MOST_OF_CARD_LINE) return false
  for (let column = first; column <= last; column += 1) {
    const cell = cellAt(sheet, row, column)
    const name = isFilled(cell) ? (titleSubject([cell.text])?.name ?? null) : null
    if (name !== null && !headerWords(name).exact && !headerWords(cell?.text ?? '').exact) return true
  }
  return false
}

/** `Name | Petrov`: a word with a capital that means nothing of a sheet of doses. */
function isUnknownWord(text: string): boolean {
  if (!/^\p{Lu}\p{Ll}+$/u.test(text)) return false
  const { rest, meaning, dose, quantity, units } = headerWords(text)
  return rest && meaning === null && !dose && quantity === null && units.length === 0
}

/** Marks in place of doses, or dates, under a person's name, or «Должность | врач» there: no line of a header. */
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
