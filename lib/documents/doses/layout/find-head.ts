import type { CellLooks } from '../columns/cell-facts'
import { isPersonName } from '../columns/person-name'
import { headerWords } from '../columns/header-words'
import type { Cell } from '../../spreadsheets/model'
import { calendarLevels } from '../columns/numbered-period'
import { sourceOf } from '../language/header-patterns'
import type { HeaderMeaning } from '../lexicon/headers'
import { attributeRows } from './attribute-rows'
import { isColumnNumberRow, isTypeRow, isUnitRow, labelRow, type LabelRow, periodsOverUnit } from './label-rows'
import { cellAt, isFilled, type Lane, type RowShape } from './lane'
import { coversRepeats, isUnderRepeated, saysAgain } from './repeated-labels'
import { isBelowPersons, isPersonLine, namesPerson } from './other-persons'

/** The position of a table's header, as indexes into the lane's rows. */
export interface Head {
  readonly top: number
  readonly bottom: number
  /** The rows that name columns, without those of data types and column numbers. */
  readonly named: readonly number[]
}

/** A label with its value in one cell. */
const LABELLED = /^\p{L}[^:]*:\s*\S/u
const CANDIDATES = 60
const BELOW = 20
const MOST_ROWS = 6
const DATA_RUN = 3
/** A header is at most this many rows below the line that names its person. */
const CARD_LINES = 5
/** A form has at most this many lines before its table. */
const FORM_LINES = 16
const OF_FORMS: ReadonlySet<HeaderMeaning> = new Set([
  'subject',
  'surname',
  'given_name',
  'subject_id',
  'birth',
  'department',
  'job',
  'place',
  'period',
  'year',
  'unit',
])
/** `40112`, `R-17`. */
const PERSONS_NUMBER = /^(?=.*\d)[\p{L}\d][\p{L}\d/-]{0,19}$/u
/** A range or a bound, never a single number. */
const CLASS = new RegExp(
  String.raw`^(?:(?:[<>≤≥]|${sourceOf('bound')})\s?\d+(?:[.,]\d+)?|\d+(?:[.,]\d+)?\s?[-–—]\s?\d+(?:[.,]\d+)?)$`,
  'iu',
)

/**
 * Returns the header of the table that begins at an index of the lane's rows; null if data come first. A header is a
 * row of labels over at least 60% of the columns that most rows below it fill. Its labels have a known meaning or are
 * above values.
 */
export function findHead(lane: Lane, from: number, looks: CellLooks): Head | null {
  const { rows } = lane
  let run = 0
  let inForm = false
  for (let at = from; at < Math.min(rows.length, from + CANDIDATES); at += 1) {
    const shape = rows[at]
    if (!shape) break
    const turned = attributeRows(lane, at)
    if (turned) return { top: at, bottom: turned.last, named: turned.named }
    const label = labelRow(lane, shape, looks)
    if (label && (isFormLine(lane, shape, inForm) || namesPerson(lane, shape)) && doseHeadBelow(lane, at, looks)) {
      inForm = true
      continue
    }
    if (label && isMain(lane, at, label, looks) && !isCardLine(lane, at, label, looks))
      return grown(lane, at, from, looks)
    run = isDataLike(shape) ? run + 1 : 0
    if (run >= DATA_RUN) return null
  }
  return null
}

/**
 * Returns the header that begins in this row, below another table; null if there is none. Stricter than `findHead`,
 * since words are also data.
 */
export function headAt(lane: Lane, at: number, looks: CellLooks): Head | null {
  const shape = lane.rows[at]
  const label =
    shape && shape.filled >= 2 && !namesPerson(lane, shape) && !isLabelled(lane, shape)
      ? labelRow(lane, shape, looks)
      : null
  if (!label || label.known * 2 < label.labels || label.known < 2 || !isMain(lane, at, label, looks)) return null
  return grown(lane, at, at, looks)
}

/** Whether a row gives labels with their values next to them: `Name: | Ion Popescu | No.: | 12`. */
function isLabelled({ sheet }: Lane, { row, first, last }: RowShape): boolean {
  const [label, value] = [first, first + 1].map((column) => cellAt(sheet, row, column)?.text.trim() ?? '')
  return last > first && label?.endsWith(':') === true && value !== '' && value?.endsWith(':') === false
}

/** Returns the header that begins in this row, when the rows around it already show that one does. */
export function headHere(lane: Lane, at: number, looks: CellLooks): Head {
  return grown(lane, at, at, looks)
}

/**
 * Whether «Ф.И.О.: | Орлов П. И.» is a line of a card. The header is directly below it, or a few such lines further
 * down, and has more known labels.
 */
function isCardLine(lane: Lane, at: number, label: LabelRow, looks: CellLooks): boolean {
  const shape = lane.rows[at]
  if (!shape || shape.filled > 4) return false
  const reach = isPersonLine(lane, shape) ? CARD_LINES : 1
  for (let next = at + 1; next <= at + reach; next += 1) {
    const line = lane.rows[next]
    const below = line && labelRow(lane, line, looks)
    if (!below || below.known * label.labels <= label.known * below.labels || !isMain(lane, next, below, looks))
      continue
    const texts: string[] = []
    for (let column = shape.first; column <= shape.last; column += 1)
      texts.push(cellAt(lane.sheet, shape.row, column)?.text.trim() ?? '')
    // Several names are column headers.
    const persons = texts.filter(isPersonName).length
    return persons === 1 || (persons === 0 && texts.some((text) => text.endsWith(':')))
  }
  return false
}

/**
 * Whether a row is a label with its value, which a header never has side by side: `Name: | Ion Popescu`, `Job title |
 * Nurse`.
 * @param inForm the row above is such a line
 */
function isFormLine({ sheet }: Lane, { row, first, last, filled }: RowShape, inForm: boolean): boolean {
  if (isOfLabelled(sheet.rows[row] ?? [])) return true
  if (filled !== 2) return false
  const [label, value] = [cellAt(sheet, row, first), cellAt(sheet, row, last)].map((cell) => cell?.text.trim() ?? '')
  if (label === undefined || value === undefined) return false
  const said = headerWords(value)
  const { meaning, exact } = headerWords(label)
  if (said.dose || said.quantities.length > 0 || said.units.length > 0) return false
  // `Job title | Physician`, `Permit | PX-5500`: below other lines of the form, such a row isn't a header, whatever it
  // says.
  if (inForm) return true
  if (said.meaning !== null && said.exact && said.meaning !== meaning) return false
  return label.endsWith(':') || (exact && meaning !== null && OF_FORMS.has(meaning))
}

/** Whether each cell is a label with its value: `Bearer: Albu Ion | Staff number: 12`. */
function isOfLabelled(cells: readonly (Cell | undefined)[]): boolean {
  return cells.every((cell) => !isFilled(cell) || LABELLED.test(cell.text.trim()))
}

/** Whether a header with words for doses is among the next rows. The lines before it then belong to a form. */
function doseHeadBelow(lane: Lane, at: number, looks: CellLooks): boolean {
  for (let next = at + 1; next <= at + FORM_LINES; next += 1) {
    const shape = lane.rows[next]
    if (!shape) return false
    const label = shape.filled >= 2 ? labelRow(lane, shape, looks) : null
    if (!label || isFormLine(lane, shape, true)) continue
    const texts = label.columns.map((column) => headerWords(cellAt(lane.sheet, shape.row, column)?.text ?? ''))
    if (texts.some(({ dose, quantities, units }) => dose || quantities.length > 0 || units.length > 0)) return true
  }
  return false
}

function isDataLike({ filled, values }: RowShape): boolean {
  return values >= 2 || (filled >= 3 && values >= 1)
}

function isMain(lane: Lane, at: number, label: LabelRow, looks: CellLooks): boolean {
  const below = dataBelow(lane, at)
  const covered = coveredColumns(lane, at)
  if (below.length === 0) return label.labels >= 2 && label.known >= 2
  const used = usedColumns(lane, below)
  if (used.length === 0) return label.labels >= 2 && label.known >= 2
  if (used.length > 1 && label.columns.length < 2) return false
  const over = used.filter((column) => covered.has(column))
  const share = over.length / used.length
  const contrast = over.filter((column) => valuesBelow(lane, below, column, looks) >= 0.5).length
  if (share >= 0.6 && (contrast >= 1 || label.known * 2 >= label.labels)) return label.known >= 1 || contrast >= 1
  return share >= 0.4 && label.known >= 2 && label.known * 2 >= label.labels
}

/**
 * Returns the rows below by which the columns are judged. A text alone in its row groups rows and says nothing about
 * columns.
 */
function dataBelow({ rows }: Lane, at: number): RowShape[] {
  const found: RowShape[] = []
  for (let next = at + 1; next < rows.length && found.length < BELOW; next += 1) {
    const shape = rows[next]
    if (shape && (shape.filled > 1 || shape.values > 0)) found.push(shape)
    if (next > at + BELOW * 3) break
  }
  return found
}

function usedColumns({ sheet }: Lane, rows: readonly RowShape[]): number[] {
  const times = new Map<number, number>()
  for (const { row, first, last } of rows)
    for (let column = first; column <= last; column += 1)
      if (isFilled(cellAt(sheet, row, column))) times.set(column, (times.get(column) ?? 0) + 1)
  return [...times].filter(([, count]) => count * 2 >= rows.length).map(([column]) => column)
}

function valuesBelow({ sheet }: Lane, rows: readonly RowShape[], column: number, looks: CellLooks): number {
  let [filled, values] = [0, 0]
  for (const { row } of rows) {
    const { kind } = looks.of(cellAt(sheet, row, column))
    if (kind === 'blank' || kind === 'dash') continue
    filled += 1
    if (kind !== 'text' && kind !== 'quantity' && kind !== 'unit') values += 1
  }
  return filled === 0 ? 0 : values / filled
}

function coveredColumns(lane: Lane, at: number): Set<number> {
  const shape = lane.rows[at]
  const covered = new Set<number>()
  if (!shape) return covered
  for (let column = shape.first; column <= shape.last; column += 1)
    if (isFilled(cellAt(lane.sheet, shape.row, column))) covered.add(column)
  for (let row = Math.max(0, shape.row - MOST_ROWS); row <= shape.row; row += 1) {
    for (const merge of lane.merges.get(row) ?? []) {
      if (merge.bottom < shape.row || !isFilled(cellAt(lane.sheet, merge.top, merge.left))) continue
      for (let column = merge.left; column <= Math.min(merge.right, lane.right); column += 1) covered.add(column)
    }
  }
  return covered
}

/**
 * Extends a header by the rows that belong to it: groups above; sub-headers, units, data types and column numbers
 * below.
 */
function grown(lane: Lane, main: number, from: number, looks: CellLooks): Head {
  let top = main
  while (top > from && main - top < MOST_ROWS && groupsOver(lane, top, looks)) top -= 1
  let bottom = main
  const named = range(top, main)
  while (bottom - top < MOST_ROWS + 2) {
    const next = lane.rows[bottom + 1]
    const last = lane.rows[bottom]
    if (!next || !last || next.row > last.row + 1) break
    if (isRowOfNumbers(lane, last, next) && isLabelsBelow(lane, bottom + 1, looks)) {
      bottom += 2
      named.push(bottom)
      continue
    }
    const numbers = isColumnNumberRow(lane, next) && numbersUnderGroup(lane, last, next) === null
    const silent = isTypeRow(lane, next) || numbers
    if (!silent && !continues(lane, bottom, looks)) break
    bottom += 1
    if (!silent) named.push(bottom)
    else if (numbers) break
  }
  return { top, bottom, named }
}

/** Whether a row gives the numbers of the persons named in the row above: `Staff no. | 40112 | 40127`. */
function isRowOfNumbers({ sheet }: Lane, above: RowShape, { row, first, last, values }: RowShape): boolean {
  if (values === 0) return false
  const { meaning } = headerWords(cellAt(sheet, row, first)?.text ?? '')
  if (meaning !== 'subject_id' && meaning !== 'dosimeter') return false
  for (let column = first + 1; column <= last; column += 1) {
    const cell = cellAt(sheet, row, column)
    if (isFilled(cell) && !(PERSONS_NUMBER.test(cell.text.trim()) && isPersonName(textAt(sheet, above.row, column))))
      return false
  }
  return last > first
}

function isLabelsBelow(lane: Lane, at: number, looks: CellLooks): boolean {
  const [own, next] = [lane.rows[at], lane.rows[at + 1]]
  return own !== undefined && next?.row === own.row + 1 && next.values === 0 && labelRow(lane, next, looks) !== null
}

function textAt(sheet: Lane['sheet'], row: number, column: number): string {
  return cellAt(sheet, row, column)?.text.trim() ?? ''
}

/**
 * Whether the row above a header groups its columns: merged over some, named over some with gaps between, or repeated
 * over each.
 */
function groupsOver(lane: Lane, at: number, looks: CellLooks): boolean {
  const shape = lane.rows[at]
  const above = lane.rows[at - 1]
  if (!shape || !above || above.row !== shape.row - 1) return false
  const label = labelRow(lane, above, looks)
  if (!label || namesPerson(lane, above)) return false
  const wide = (lane.merges.get(above.row) ?? []).filter(
    ({ left, right, top }) => right > left && isFilled(cellAt(lane.sheet, top, left)),
  )
  const alone = above.filled === 1
  if (wide.length === 0 && (saysAgain(lane, above, shape) || coversRepeats(lane, above, shape))) return true
  if (wide.length > 0) return !(alone && (wide[0]?.left ?? 0) <= shape.first)
  if (above.first <= shape.first && alone) return false
  const gaps = above.last - above.first + 1 > above.filled || alone
  const left = labelsLeftOf(lane, above, shape.first)
  return gaps && left !== null && label.known * 2 >= label.labels && shape.filled > above.filled - left
}

/**
 * Returns how many row labels, such as `Name` or `No.`, a line has to the left of the columns that it groups. Null if
 * anything else is there.
 */
function labelsLeftOf({ sheet }: Lane, above: RowShape, first: number): number | null {
  let labels = 0
  for (let column = above.first; column < first; column += 1) {
    const cell = cellAt(sheet, above.row, column)
    if (!isFilled(cell)) continue
    const { meaning, dose } = headerWords(cell.text)
    if (meaning === null || dose) return null
    labels += 1
  }
  return labels
}

/** Whether the row below a header also names columns. */
function continues(lane: Lane, bottom: number, looks: CellLooks): boolean {
  const last = lane.rows[bottom]
  const next = lane.rows[bottom + 1]
  if (!last || !next) return false
  if (isUnitRow(lane, next, looks) || periodsOverUnit(lane, last.row, next.row).length > 0) return true
  if (isBelowPersons(lane, last, next, looks)) return false
  if (isLoneLevel(lane, last, next, lane.rows[bottom + 2], looks)) return true
  if (labelRow(lane, next, looks) && (coversRepeats(lane, last, next) || isUnderRepeated(lane, last, next))) return true
  const reach = (lane.merges.get(last.row) ?? []).some(
    ({ bottom: end, top }) => end > last.row && end <= top + MOST_ROWS && end >= next.row,
  )
  const label =
    labelRow(lane, next, looks) ?? numbersUnderGroup(lane, last, next) ?? classesUnderGroup(lane, last, next)
  if (!label) return false
  if (reach && label.columns.every((column) => underGroup(lane, last, column) || !hasText(lane, last, column)))
    return true
  const under = label.columns.filter((column) => underGroup(lane, last, column))
  const over = label.columns.filter((column) => hasText(lane, last, column) && !underGroup(lane, last, column))
  if (under.length > 0 && over.length === 0) return true
  if (next.filled < 2) return false
  // A second row of names below a complete one: most names have a known meaning, and values follow.
  const below = dataBelow(lane, bottom + 1)
  const contrast = label.columns.filter((column) => valuesBelow(lane, below, column, looks) >= 0.5).length
  return (
    label.known * 3 >= label.labels * 2 && contrast * 2 >= label.columns.length && !looksLikeData(lane, next, below)
  )
}

/** Whether a row has only one label, below a group and over the labels of its columns: `2024` over `H1 | H2 | Total`. */
function isLoneLevel(
  lane: Lane,
  last: RowShape,
  next: RowShape,
  below: RowShape | undefined,
  looks: CellLooks,
): boolean {
  if (next.filled > 1 || below?.row !== next.row + 1 || below.filled < 2 || below.first < next.first) return false
  const group = hasText(lane, last, next.first) && !hasText(lane, last, next.first + 1)
  return group && last.first < next.first && labelRow(lane, below, looks) !== null
}

/** Returns a row of numbers below a calendar name as labels: `1 | 2 | 3 | 4` under «Квартал». */
function numbersUnderGroup(lane: Lane, last: RowShape, next: RowShape): LabelRow | null {
  const columns: number[] = []
  for (let column = next.first; column <= next.last; column += 1) {
    const cell = cellAt(lane.sheet, next.row, column)
    if (!isFilled(cell)) continue
    const group = groupText(lane, last, column)
    const { meaning, role } = headerWords(group)
    const number = Number(cell.text)
    const calendar =
      meaning === 'quarter' || meaning === 'month' || role === 'role_period' || calendarLevels(group).length > 0
    if (!calendar || !Number.isInteger(number) || number < 1 || number > 12) return null
    columns.push(column)
  }
  return columns.length > 0 ? { labels: columns.length, columns, known: columns.length } : null
}

/**
 * Returns a row of dose ranges as labels, with counts of people below: `0–1 | 1–2 | > 20` under «Число лиц, имеющих
 * дозу, мЗв».
 */
function classesUnderGroup(lane: Lane, last: RowShape, next: RowShape): LabelRow | null {
  const columns: number[] = []
  for (let column = next.first; column <= next.last; column += 1) {
    const cell = cellAt(lane.sheet, next.row, column)
    if (!isFilled(cell)) continue
    if (typeof cell.value !== 'string' || !CLASS.test(cell.text.trim()) || !underGroup(lane, last, column)) return null
    columns.push(column)
  }
  return columns.length > 1 ? { labels: columns.length, columns, known: columns.length } : null
}

function hasText(lane: Lane, { row }: RowShape, column: number): boolean {
  return isFilled(cellAt(lane.sheet, row, column))
}

/** Whether a column is below a cell merged across several columns, or in the gap to the right of a single name. */
function underGroup(lane: Lane, shape: RowShape, column: number): boolean {
  return groupText(lane, shape, column) !== ''
}

function groupText(lane: Lane, { row, first }: RowShape, column: number): string {
  const merge = (lane.merges.get(row) ?? []).find(({ left, right }) => left <= column && right >= column)
  if (merge) return merge.right > merge.left ? (cellAt(lane.sheet, row, merge.left)?.text.trim() ?? '') : ''
  const own = cellAt(lane.sheet, row, column)
  if (isFilled(own))
    return isFilled(cellAt(lane.sheet, row, column + 1)) ? '' : hasGapRight(lane, row, column) ? own.text : ''
  for (let left = column - 1; left >= first; left -= 1) {
    const cell = cellAt(lane.sheet, row, left)
    if (isFilled(cell)) return left > first || headerWords(cell.text).dose ? cell.text.trim() : ''
  }
  return ''
}

function hasGapRight({ sheet, right }: Lane, row: number, column: number): boolean {
  return column < right && !isFilled(cellAt(sheet, row, column + 1)) && isFilled(cellAt(sheet, row + 1, column + 1))
}

/** Whether the row repeats most of its texts in the next row with data: words under words. */
function looksLikeData({ sheet }: Lane, next: RowShape, below: readonly RowShape[]): boolean {
  const [first] = below
  if (!first) return false
  let same = 0
  for (let column = next.first; column <= next.last; column += 1)
    if (
      isFilled(cellAt(sheet, next.row, column)) &&
      cellAt(sheet, next.row, column)?.text === cellAt(sheet, first.row, column)?.text
    )
      same += 1
  return same * 2 > next.filled
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
