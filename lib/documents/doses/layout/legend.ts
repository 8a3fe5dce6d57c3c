import type { Cell } from '../../spreadsheets/model'
import { oneLine } from '../columns/fold'
import { wholeMeaning } from '../columns/header-words'
import { namedPeriod } from '../columns/periods'
import { readMark } from '../grammar/marks'
import type { DoseSheet, DoseSource, Legend } from '../layout-model'
import { isPosition } from '../linking/positions'

const SEPARATOR = String.raw`\s{0,3}(?:[=:]|[-–—](?=\s))\s{0,3}`
/** A code of at most eight characters. */
const CODE = String.raw`["«„]?([\p{L}<][\p{L}\d<>./*-]{0,7})["»”]?`
/** `T = trunk`, «НПО: ниже порога обнаружения (50 мкЗв). ОТ: отпуск»: each until the next code. */
const ENTRY = new RegExp(
  String.raw`(?:^|[;\n,.(]\s*)${CODE}${SEPARATOR}([\p{L}<][^=;\n]{2,80}?)(?=$|[;\n]|[,.]\s+${CODE}${SEPARATOR})`,
  'gu',
)
const LONE_CODE = new RegExp(String.raw`^${CODE}\s?[=:–—-]?$`, 'u')
const MAY_EXPLAIN = /\p{L}[^=:–—-]{0,9}\s{0,3}[=:–—-]/u
const IN_BRACKETS = /\s*\([^)]*\)/g
/** Lines of a legend are alone in their row, or a code next to what it means. */
const MOST_CELLS = 2
const NONE: Legend = { places: new Map(), marks: new Map() }

/**
 * Returns what a file says that its codes mean: where or when a badge is worn, or why there is no dose. Other explanations are
 * left out, and so are words that head columns, and codes that two lines explain differently.
 */
export function legendOf({ sheets }: DoseSource): Legend {
  const places = new Map<string, string>()
  const marks = new Map<string, NonNullable<ReturnType<typeof readMark>>>()
  const known = new Map<string, string>()
  const differing = new Set<string>()
  const enter = (code: string, meaning: string) => {
    const plain = oneLine(meaning.replace(IN_BRACKETS, '')).replace(/[.,]$/, '')
    // `U` is the voltage over a column, but any letter may be a code.
    if ((code.length > 1 && wholeMeaning(code) !== null) || isPosition(code)) return
    const censor = censorIn(plain)
    const said = isPosition(plain) || isPeriodOf(code, plain) ? plain : censor
    if (said === null) return
    if ((known.get(code) ?? said) !== said) differing.add(code)
    known.set(code, said)
    if (said === plain) places.set(code, plain)
    else if (censor !== null) marks.set(code, censor)
  }
  for (const { sheet } of sheets) {
    for (const row of sheet.rows) {
      const texts = row === undefined ? [] : fewTexts(row)
      const [first = '', second] = texts
      const [, code] = second === undefined ? [] : (LONE_CODE.exec(first) ?? [])
      if (second !== undefined && code !== undefined) enter(code, second)
      for (const text of texts.filter((each) => MAY_EXPLAIN.test(each))) {
        for (const [, code = '', meaning = ''] of text.matchAll(ENTRY)) enter(code, meaning)
      }
    }
  }
  for (const code of differing) for (const each of [places, marks]) each.delete(code)
  return places.size + marks.size === 0 ? NONE : { places, marks }
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

/** Returns a sheet with the places and periods that its codes stand for in place of them, and the legend for its other codes. */
export function withLegend(source: DoseSheet, legend: Legend): DoseSheet {
  if (legend === NONE) return source
  if (legend.places.size === 0) return { ...source, legend }
  const written = new Map<string, Cell>()
  const explained = (cell: Cell | undefined): Cell | undefined => {
    const place = cell && typeof cell.value === 'string' ? legend.places.get(cell.text.trim()) : undefined
    if (!cell || place === undefined) return cell
    const known = written.get(place) ?? { ...cell, value: place, text: place }
    written.set(place, known)
    return known
  }
  const rows = source.sheet.rows.map((row) => row?.map(explained))
  return { ...source, legend, sheet: { ...source.sheet, rows } }
}
