import type { Cell, Sheet } from '../../spreadsheets/model'
import { oneLine, wordKey } from '../columns/fold'
import { positionOf, wholeMeaning } from '../columns/header-words'
import { namedPeriod } from '../columns/periods'
import { readMark } from '../grammar/marks'
import { findQuantityNames } from '../grammar/names'
import type { DoseSheet, DoseSource, Legend } from '../layout-model'
import { isPosition } from '../linking/positions'
import { isFilled } from './lane'

const SEPARATOR = String.raw`\s{0,3}(?:[=:]|[-–—](?=\s))\s{0,3}`
/** A code of at most eight characters. */
const CODE = String.raw`["«„]?([\p{L}<][\p{L}\d<>./*-]{0,7})["»”]?`
/** `T = trunk`, «НПО: ниже порога обнаружения (50 мкЗв). ОТ: отпуск»: each until the next code. */
const ENTRY = new RegExp(
  String.raw`(?:^|[;\n,.(]\s*)${CODE}${SEPARATOR}([\p{L}<][^=;\n]{2,80}?)(?=$|[;\n]|[,.]\s+${CODE}${SEPARATOR})`,
  'gu',
)
/** `POZ: 1 = piept; 2 = guler`: the codes of the column that is called so. */
const OF_COLUMN = /^([\p{L}][\p{L}\d_. ]{1,24}):\s*(\S.*=.*)$/u
const COLUMN_ENTRY = /^["«„]?([\p{L}\d]{1,8})["»”]?\s*=\s*(\S.*)$/u
const FEWEST_ENTRIES = 2
const LONE_CODE = new RegExp(String.raw`^${CODE}\s?[=:–—-]?$`, 'u')
const MAY_EXPLAIN = /\p{L}[^=:–—-]{0,9}\s{0,3}[=:–—-]/u
const IN_BRACKETS = /\s*\([^)]*\)/g
/** Lines of a legend are alone in their row, or a code next to what it means. */
const MOST_CELLS = 2
/** A column of codes for quantities has so many of them at least, and this share of its texts. */
const [FEWEST_CODES, NEARLY_ALL] = [4, 0.9]
const NONE: Legend = { places: new Map(), quantities: new Map(), marks: new Map(), columns: new Map() }

/**
 * Returns what a file says that its codes mean: where or when a badge is worn, what was measured, or why there is no dose. Other explanations are
 * left out, and so are words that head columns, and codes that two lines explain differently.
 */
export function legendOf({ sheets }: DoseSource): Legend {
  const places = new Map<string, string>()
  const quantities = new Map<string, string>()
  const marks = new Map<string, NonNullable<ReturnType<typeof readMark>>>()
  const known = new Map<string, string>()
  const differing = new Set<string>()
  const columns = new Map<string, ReadonlyMap<string, string>>()
  const enter = (code: string, meaning: string) => {
    const plain = oneLine(meaning.replace(IN_BRACKETS, '')).replace(/[.,]$/, '')
    // `U` is the voltage over a column, but any letter may be a code.
    if ((code.length > 1 && wholeMeaning(code) !== null) || isPosition(code)) return
    const censor = censorIn(plain)
    const isQuantity = namesOneQuantity(plain)
    const said = isPosition(plain) || isPeriodOf(code, plain) || isQuantity ? plain : censor
    if (said === null) return
    if ((known.get(code) ?? said) !== said) differing.add(code)
    known.set(code, said)
    if (said === plain) (isQuantity ? quantities : places).set(code, plain)
    else if (censor !== null) marks.set(code, censor)
  }
  for (const { sheet } of sheets) {
    for (const row of sheet.rows) {
      const texts = row === undefined ? [] : fewTexts(row)
      const [first = '', second] = texts
      const [, code] = second === undefined ? [] : (LONE_CODE.exec(first) ?? [])
      if (second !== undefined && code !== undefined) enter(code, second)
      for (const text of texts) {
        const [name, meanings] = columnKey(text) ?? []
        if (name !== undefined && meanings !== undefined) columns.set(name, meanings)
      }
      for (const text of texts.filter((each) => MAY_EXPLAIN.test(each))) {
        for (const [, code = '', meaning = ''] of text.matchAll(ENTRY)) enter(code, meaning)
      }
    }
  }
  for (const { sheet } of sheets) for (const [code, meaning] of keyBeside(sheet)) enter(code, meaning)
  for (const code of differing) for (const each of [places, quantities, marks]) each.delete(code)
  return places.size + quantities.size + marks.size + columns.size === 0 ? NONE : { places, quantities, marks, columns }
}

/** Returns a column's name and what its codes mean, all of them places on the body or quantities. */
function columnKey(text: string): readonly [name: string, meanings: ReadonlyMap<string, string>] | null {
  const [, name = '', list = ''] = OF_COLUMN.exec(text.trim()) ?? []
  const entries = list
    .split(/[;,](?=\s)/)
    .map((entry) => COLUMN_ENTRY.exec(entry.trim()) ?? [])
    .map(([, code = '', meaning = '']) => [code, oneLine(meaning).replace(/[.,;]$/, '')] as const)
  const isKey =
    entries.length >= FEWEST_ENTRIES &&
    entries.every(([, meaning]) => positionOf(meaning) !== null || namesOneQuantity(meaning))
  return isKey ? [wordKey(name), new Map(entries)] : null
}

/**
 * Returns the lines of a key beside a table: two columns between blank ones, with a code and what it means in each row
 * below their heads.
 */
function keyBeside({ rows }: Sheet): readonly (readonly [code: string, meaning: string])[] {
  const pairs = new Map<number, (readonly [string, string])[]>()
  for (const row of rows)
    row?.forEach((cell, at) => {
      if (!isFilled(cell) || isFilled(row[at - 1])) return
      const next = row[at + 1]
      // Any other line with a cell there is of a table.
      const meaning = isText(cell) && isText(next) && !isFilled(row[at + 2]) ? next.text.trim() : ''
      pairs.set(at, [...(pairs.get(at) ?? []), [meaning && cell.text.trim(), meaning]])
    })
  return [...pairs.values()].flatMap(([, ...lines]) =>
    lines.length > 1 && lines.every(([code]) => LONE_CODE.test(code)) ? lines : [],
  )
}

function isText(cell: Cell | undefined): cell is Cell {
  return isFilled(cell) && typeof cell.value === 'string'
}

function namesOneQuantity(text: string): boolean {
  return new Set(findQuantityNames(text).map(({ quantity }) => quantity)).size === 1
}

/** Whether a code stands for a period: `P1 = Jan-Mar 2024`. */
function isPeriodOf(code: string, meaning: string): boolean {
  if (!/\d/.test(code) || namedPeriod(code) !== null) return false
  const named = namedPeriod(meaning)
  return named !== null && named.whole && named.level !== 'day'
}

/** Returns the texts of a row with few cells; none of a row of a table. */
function fewTexts(row: readonly (Cell | undefined)[]): readonly string[] {
  const texts: string[] = []
  for (const cell of row) {
    if (cell === undefined || cell.text.trim() === '') continue
    if (texts.length === MOST_CELLS || typeof cell.value !== 'string') return []
    texts.push(cell.text.trim())
  }
  return texts
}

/** `dosimeter not returned`: the words of a mark, with what it is said of before them. */
function censorIn(text: string) {
  const words = text.split(' ')
  for (let from = 0; from < Math.min(words.length, 3); from += 1) {
    for (let to = words.length; to > from; to -= 1) {
      const censor = readMark(words.slice(from, to).join(' '), 'unknown')
      if (censor !== null) return censor
    }
  }
  return null
}

/**
 * Returns a sheet with the places, periods and quantities that its codes stand for in place of them, and the legend for
 * its other codes. A letter stands for a quantity only in a column of such codes.
 */
export function withLegend(source: DoseSheet, legend: Legend): DoseSheet {
  if (legend === NONE) return source
  if (legend.places.size + legend.quantities.size + legend.columns.size === 0) return { ...source, legend }
  const written = new Map<string, Cell>()
  const ofQuantities = columnsOf(source.sheet, legend.quantities)
  const keys = new Map<number, ReadonlyMap<string, string>>()
  const explained = (cell: Cell | undefined, column: number): Cell | undefined => {
    if (!cell) return cell
    const code = cell.text.trim()
    const key = legend.columns.size > 0 ? legend.columns.get(wordKey(code)) : undefined
    if (key) keys.set(column, key)
    if (typeof cell.value !== 'string' && !keys.has(column)) return cell
    const meaning =
      keys.get(column)?.get(code) ??
      legend.places.get(code) ??
      (ofQuantities.has(column) ? legend.quantities.get(code) : undefined)
    if (meaning === undefined) return cell
    const known = written.get(meaning) ?? { ...cell, value: meaning, text: meaning }
    written.set(meaning, known)
    return known
  }
  const rows = source.sheet.rows.map((row) => row?.map(explained))
  return { ...source, legend, sheet: { ...source.sheet, rows } }
}

/** Returns the columns of a sheet with little but codes. */
function columnsOf({ rows }: Sheet, codes: ReadonlyMap<string, string>): ReadonlySet<number> {
  const counts = new Map<number, { coded: number; filled: number }>()
  if (codes.size > 0)
    for (const row of rows)
      row?.forEach((cell, column) => {
        if (!isFilled(cell)) return
        const count = counts.get(column) ?? { coded: 0, filled: 0 }
        counts.set(column, count)
        count.filled += 1
        if (codes.has(cell.text.trim())) count.coded += 1
      })
  return new Set(
    [...counts].flatMap(([column, { coded, filled }]) =>
      coded >= FEWEST_CODES && coded >= (filled - 1) * NEARLY_ALL ? [column] : [],
    ),
  )
}
