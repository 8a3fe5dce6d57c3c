import type { CellLooks } from '../columns/cell-facts'
import { oneLine } from '../columns/fold'
import { RADIATION_KINDS } from '../units/radiation-kinds'
import { headerWords } from '../columns/header-words'
import { namedPeriod } from '../columns/periods'
import type { RowKind } from '../layout-model'
import { isOfOtherPerson } from './corner-person'
import { dataLikeness } from './data-likeness'
import { findHead, type Head, headAt, headHere } from './find-head'
import { cellAt, isFilled, isValueLike, type Lane, type RowShape } from './lane'
import { measuresAnother, namesUnit, saysMeasure } from './measured-titles'
import { isHeadOfOthers, isPersonLine, isRowOfPersons, namesPerson } from './other-persons'
import { isHeading, isOfOtherYear, isOverHead, measuresOther, repeats } from './repeated-head'
import { lineText, saysOfOne } from './titles'

/** A table as it was found, before its columns are interpreted. */
export interface FoundTable {
  readonly lane: Lane
  readonly head: Head | null
  /** Indexes into the lane's rows, inclusive; `to` is less than `from` if there are no rows below the header. */
  readonly from: number
  readonly to: number
  readonly left: number
  readonly right: number
  /** The nearest first. */
  readonly titles: readonly string[]
  /** Texts below the table. */
  readonly notes: readonly string[]
  /** Repeated headers, texts alone in their row, and notes, by row of the sheet. */
  readonly kinds: ReadonlyMap<number, RowKind>
}

const TYPICAL = 30
/** A year, a date, or a number followed by words: `2024`, `1 квартал`, `8. Deep dose`. */
const YEAR_OR_WORDS =
  /^(?:(?:19|20)\d\d(?!\d)|\d{1,2}[.)]\s\p{L}{2}|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{1,2}\s?[\p{L}-])/u
/** A number and a label, or a word followed by three others. */
const SENTENCE = /^(?:\d{1,2}[.)]\s\p{L}{3}|\p{L}+(?:[\s,;]+\p{L}{2,}){3})/u
/** A header is at most this many rows below the line that names its person. */
const CARD_LINES = 5
const MOST_TITLES = 40

interface Open {
  readonly head: Head | null
  readonly titles: readonly string[]
  /** Titles that also apply to the tables of other persons below. */
  readonly common: readonly string[]
  from: number
  to: number
  left: number
  right: number
  readonly kinds: Map<number, RowKind>
  readonly typicalFilled: number
  readonly typicalValues: number
  /** True if any of the first rows has figures, however many have marks instead. */
  readonly holdsValues: boolean
  /** The header's rows in the sheet, for recognizing it when it is repeated. */
  readonly headRows: readonly number[]
}

/** Returns the tables of a lane from top to bottom. Empty rows don't end a table if its columns continue below them. */
export function findTables(lane: Lane, looks: CellLooks): readonly FoundTable[] {
  const { rows } = lane
  const tables: FoundTable[] = []
  let at = 0
  let loose: number[] = []
  let open: Open | null = null
  const close = (notes: readonly number[]) => {
    if (open) tables.push(closed(lane, open, notes, looks))
    open = null
  }
  while (at < rows.length) {
    if (!open) {
      const started = begin(lane, at, loose, looks)
      loose = []
      if (!started) break
      open = started
      at = started.from
      continue
    }
    const shape = rows[at]
    if (!shape) break
    const what = judge(lane, open, at, loose.length > 0, looks)
    const own = what === 'repeated' ? titlesOf(lane, loose) : []
    const differs = what === 'repeated' && measuresOther(lane, open.headRows, shape)
    if (what === 'repeated' && isOfOtherPerson(lane, open.headRows, shape)) {
      open = openedBelow(lane, open, headHere(lane, at, looks), own.length > 0 ? own : null, close)
      loose = []
      at = open.from
    } else if (differs || own.some((title) => isOfPeriod(title) || saysMeasure(title))) {
      // The same columns for another period, or for doses of another kind.
      open = openedBelow(lane, open, headHere(lane, at, looks), own, close)
      loose = []
      at = open.from
    } else if (what === 'repeated') {
      for (const each of loose) markGroup(lane, open, each)
      loose = []
      open.kinds.set(shape.row, isOfOtherYear(lane, open.headRows, shape) ? 'group' : 'header')
      open.to = at
      at += 1
    } else if (what === 'loose') {
      loose.push(at)
      at += 1
    } else if (what === 'others') {
      const titles = titlesOf(lane, loose)
      open = openedBelow(lane, open, headHere(lane, at, looks), titles.length > 0 ? titles : null, close)
      loose = []
      at = open.from
    } else if (what === 'person') {
      const below = headBelow(lane, open, at, looks)
      if (below === null) {
        for (const each of loose) markGroup(lane, open, each)
        open.kinds.set(shape.row, 'group')
        open.to = at
        at += 1
      } else {
        const over = [...loose, ...Array.from({ length: below - at }, (_, index) => at + index)]
        open = openedBelow(lane, open, headHere(lane, below, looks), titlesOf(lane, over), close)
        at = open.from
      }
      loose = []
    } else if (what === 'another') {
      const titles = titlesOf(lane, loose)
      const head = headAt(lane, at, looks)
      if (head && open.headRows.length > 0 && (repeats(lane, open.headRows, shape) || isAsWide(lane, open, shape)))
        open = openedBelow(lane, open, head, titles, close)
      else {
        close([])
        open = opened(lane, head, titles, head ? head.bottom + 1 : at)
      }
      loose = []
      at = open.from
    } else {
      for (const each of loose) markGroup(lane, open, each)
      loose = []
      open.to = at
      open.left = Math.min(open.left, shape.first)
      open.right = Math.max(open.right, shape.last)
      at += 1
    }
  }
  close(loose)
  return tables
}

/** Opens the first table at or below an index, with the texts above it as titles. */
function begin(lane: Lane, at: number, before: readonly number[], looks: CellLooks): Open | null {
  const { rows } = lane
  const head = findHead(lane, at, looks)
  if (head) {
    const over = [...before, ...Array.from({ length: head.top - at }, (_, index) => at + index)]
    return opened(lane, head, titlesOf(lane, over), head.bottom + 1)
  }
  let first = at
  while (first < rows.length && isTitle(rows[first])) first += 1
  const data = first < rows.length ? first : at
  const over = [...before, ...Array.from({ length: data - at }, (_, index) => at + index)]
  return data < rows.length ? opened(lane, null, titlesOf(lane, over), data) : null
}

function isOfPeriod(title: string): boolean {
  const named = namedPeriod(title)
  return named !== null && named.level !== 'day'
}

function isTitle(shape: RowShape | undefined): boolean {
  return shape !== undefined && shape.filled === 1 && shape.values === 0
}

function opened(lane: Lane, head: Head | null, titles: readonly string[], from: number): Open {
  const sample = lane.rows.slice(from, from + TYPICAL)
  const headShapes = head ? lane.rows.slice(head.top, head.bottom + 1) : []
  const around = headShapes.length > 0 ? headShapes : sample.slice(0, 1)
  return {
    head,
    titles: head ? [...unitBelow(lane, from), ...titles] : titles,
    common: titles.filter((title) => !saysOfOne(title)),
    from,
    to: from - 1,
    left: Math.min(...around.map(({ first }) => first), lane.right),
    right: Math.max(...around.map(({ last }) => last), lane.left),
    kinds: new Map(),
    // There may be more group rows than data rows: «2024 год», «I квартал», «КТ».
    typicalFilled: median((sample.some(hasValues) ? sample.filter(hasValues) : sample).map(({ filled }) => filled)),
    typicalValues: median(sample.map(({ values }) => values)),
    holdsValues: sample.some(hasValues),
    headRows: headShapes.map(({ row }) => row),
  }
}

/**
 * Opens the next of several similar tables on a sheet, each about other persons.
 * @param own its titles; null if the titles of the table above apply to it too
 */
function openedBelow(
  lane: Lane,
  { titles, common }: Open,
  head: Head,
  own: readonly string[] | null,
  close: (notes: readonly number[]) => void,
): Open {
  close([])
  const dated = own?.some((title) => (namedPeriod(title)?.year ?? null) !== null) ?? false
  const ofDoses = own?.some((title) => headerWords(title).dose) ?? false
  const measured = own?.some(saysMeasure) ?? false
  const inUnit = own?.some(namesUnit) ?? false
  const held = common.filter(
    // A new title about doses overrides the role that an earlier title gave them.
    (title) =>
      !(dated && namedPeriod(title) !== null) &&
      !(ofDoses && headerWords(title).role !== null) &&
      !(measured && saysMeasure(title) && (inUnit || !namesUnit(title) || measuresAnother(title, own ?? []))),
  )
  return { ...opened(lane, head, own ? [...own, ...held] : titles, head.bottom + 1), common }
}

/** `others`: a header with other persons. `person`: a line that names the person of the rows below. */
type Judgement = 'data' | 'repeated' | 'loose' | 'another' | 'others' | 'person'

function judge(lane: Lane, open: Open, at: number, afterLoose: boolean, looks: CellLooks): Judgement {
  const shape = lane.rows[at]
  if (!shape) return 'data'
  if (open.head && repeats(lane, open.headRows, shape)) return 'repeated'
  const before = lane.rows[at - 1]
  const gap = before !== undefined && shape.row > before.row + 1
  const odd = open.typicalValues > 0 && shape.values === 0
  const goesOn = () =>
    !gap &&
    !afterLoose &&
    (isMarkRow(lane, shape, looks) ||
      saysAsAbove(lane, at > open.from ? before : undefined, shape) ||
      saysAsAbove(lane, shape, lane.rows[at + 1]))
  const mayStart = at > open.from && (gap || afterLoose || odd) && mayBeHead(lane, shape)
  if (mayStart && !goesOn() && headAt(lane, at, looks))
    return !gap && !afterLoose && isRowOfPersons(lane, open, shape, looks) ? 'data' : 'another'
  if (at > open.from && open.typicalValues > 0 && isHeadOfOthers(lane, open, shape, looks)) return 'others'
  if (open.head && open.holdsValues && (isPersonLine(lane, shape) || namesPersonBelow(lane, open, shape)))
    return 'person'
  if (gap && open.to >= open.from && (shape.first > open.right || shape.last < open.left)) return 'another'
  if (open.typicalFilled >= 2 && (isPeriodLine(lane, shape) || isOverHead(lane, open.headRows, at))) return 'loose'
  // «2. Доза на кожу» above a header in other words.
  if (gap && shape.filled === 1 && shape.values > 0 && isHeading(lane, shape) && headAt(lane, at + 1, looks))
    return 'loose'
  if ((gap || afterLoose) && shape.filled === 1 && open.typicalFilled >= 2 && isSentence(lane, shape)) return 'loose'
  if (shape.values > 0 || open.typicalFilled < 2) return 'data'
  if (shape.filled === 1) return isMarkRow(lane, shape, looks) ? 'data' : 'loose'
  const few = shape.filled <= Math.max(2, open.typicalFilled / 2)
  return gap && odd && few && !isMarkRow(lane, shape, looks) ? 'loose' : 'data'
}

/** Whether a text alone in its row is a numbered label or a sentence, whatever figures it contains: `12. Comments`. */
function isSentence({ sheet }: Lane, { row, first }: RowShape): boolean {
  const text = cellAt(sheet, row, first)?.text.trim() ?? ''
  return SENTENCE.test(text) && headerWords(text).units.every(({ kind }) => !RADIATION_KINDS.has(kind))
}

/** Whether one cell of a row names a person, below the rows of another: «Ф.И.О. Петров Пётр | | Таб. № 12». */
function namesPersonBelow(lane: Lane, { typicalFilled }: Open, shape: RowShape): boolean {
  return typicalFilled > 1 && shape.filled > 1 && namesPerson(lane, shape)
}

/**
 * Whether the values of a row may be part of a header, as only years and dates may. This check is quick, since every
 * row goes through it.
 */
function mayBeHead({ sheet }: Lane, { row, values, first, last }: RowShape): boolean {
  if (values === 0) return true
  for (let column = first; column <= last; column += 1) {
    const cell = cellAt(sheet, row, column)
    if (isFilled(cell) && isValueLike(cell) && !YEAR_OR_WORDS.test(cell.text)) return false
  }
  return true
}

/**
 * Returns the header below a line that names a person: the table's own header repeated, or another. Null if there is
 * none within the next few rows.
 */
function headBelow(lane: Lane, { headRows }: Open, at: number, looks: CellLooks): number | null {
  for (let below = at + 1; below <= at + CARD_LINES; below += 1) {
    const shape = lane.rows[below]
    if (!shape) return null
    if (repeats(lane, headRows, shape) || (!isPersonLine(lane, shape) && headAt(lane, below, looks))) return below
  }
  return null
}

/** Whether a header covers the same columns as the table above it. */
function isAsWide({ rows }: Lane, { head }: Open, { first, last }: RowShape): boolean {
  const over = head ? rows.slice(head.top, head.bottom + 1) : []
  return over.some((shape) => shape.first === first && shape.last === last)
}

function hasValues({ values }: RowShape): boolean {
  return values > 0
}

/** Whether a row is a period on its own: «2025 год», «1 квартал 2025». Its digits aren't a value. */
function isPeriodLine({ sheet }: Lane, { row, filled, values, first }: RowShape): boolean {
  if (filled !== 1 || values !== 1) return false
  const value = cellAt(sheet, row, first)?.value
  if (typeof value !== 'string' || !/\p{L}/u.test(value)) return false
  const named = namedPeriod(value)
  return named !== null && named.whole && named.level !== 'day'
}

/** Whether a row has marks in place of doses. It is data even if it has few cells: `Иванов | НПО`. */
function isMarkRow({ sheet }: Lane, { row, first, last }: RowShape, looks: CellLooks): boolean {
  for (let column = first; column <= last; column += 1) {
    const { kind } = looks.of(cellAt(sheet, row, column))
    if (kind === 'mark' || kind === 'dash' || kind === 'amount') return true
  }
  return false
}

/** Whether a row repeats a cell of the row above, such as its person or quantity. A header never does. */
function saysAsAbove({ sheet }: Lane, above: RowShape | undefined, below: RowShape | undefined): boolean {
  if (!above || !below || above.row !== below.row - 1) return false
  const { row, first, last } = below
  for (let column = first; column <= last; column += 1) {
    const cell = cellAt(sheet, row, column)
    if (isFilled(cell) && cell.text.trim() === cellAt(sheet, above.row, column)?.text.trim()) return true
  }
  return false
}

function markGroup(lane: Lane, { kinds }: Open, at: number): void {
  const shape = lane.rows[at]
  if (shape?.filled === 1) kinds.set(shape.row, 'group')
}

function closed(lane: Lane, open: Open, loose: readonly number[], looks: CellLooks): FoundTable {
  const { head, titles, from, left, right, kinds } = open
  const likeData = dataLikeness(lane, open, looks)
  for (const [row, kind] of kinds) if (kind === 'group' && likeData(row)) kinds.delete(row)
  let { to } = open
  const notes = loose.filter((at) => {
    const row = lane.rows[at]?.row ?? -1
    const goesOn = at === to + 1 && row === (lane.rows[to]?.row ?? -1) + 1 && likeData(row) && !saysUnit(lane, at)
    if (goesOn) to = at
    return !goesOn
  })
  for (const at of notes) {
    const row = lane.rows[at]?.row
    if (row !== undefined) kinds.set(row, 'note')
  }
  return { lane, head, from, to, left, right, titles, notes: titlesOf(lane, notes), kinds }
}

/**
 * Whether a text alone in its row names a unit: `All doses in mSv, 2024` right below the last row describes the table
 * and isn't a person's name.
 */
function saysUnit({ sheet, rows }: Lane, at: number): boolean {
  const shape = rows[at]
  const said = shape?.filled === 1 ? headerWords(cellAt(sheet, shape.row, shape.first)?.text ?? '') : null
  return said !== null && said.units.some(({ kind }) => RADIATION_KINDS.has(kind))
}

/**
 * Returns the line between a header and the first row if it gives the unit of all rows: «Hp(10), мЗв» below months. One
 * of several such lines applies only to its own rows.
 */
function unitBelow(lane: Lane, from: number): readonly string[] {
  const second = lane.rows[from + 1]
  if (!saysUnit(lane, from) || second === undefined || !hasValues(second)) return []
  if (lane.rows.some((_, at) => at > from && saysUnit(lane, at))) return []
  const [text = ''] = titlesOf(lane, [from])
  // «Hp(0,07)» below it begins a block of another quantity, perhaps in another unit.
  if (lane.rows.some(({ filled }, at) => at > from && filled === 1 && measuresAnother(text, titlesOf(lane, [at]))))
    return []
  const { position, role, period } = headerWords(text)
  return position === null && role === null && (period === null || period.level === 'year') ? [text] : []
}

/** Returns the texts of rows, the last row first, with the cells of each row joined. */
export function titlesOf({ sheet, rows, right }: Lane, places: readonly number[]): string[] {
  return places
    .slice(-MOST_TITLES)
    .toReversed()
    .flatMap((at) => {
      const shape = rows[at]
      if (!shape) return []
      const texts: string[] = []
      for (let column = shape.first; column <= Math.min(shape.last, right); column += 1) {
        const cell = cellAt(sheet, shape.row, column)
        if (isFilled(cell)) texts.push(oneLine(cell.text))
      }
      return lineText(texts)
    })
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}
