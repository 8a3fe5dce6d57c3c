import type { DataLanguage } from '../../spreadsheets/language'
import type { Cell } from '../../spreadsheets/model'
import { comparableCell, localDate } from './comparables'
import { exactText, withPlaces } from './decimals'
import { normaliseName } from '../matching/normalise'

/** A number written in its shortest form: `1`, `-0.5`, `1,25`; not `1.10`, `007` or `1 000`, which may be codes. */
const SHORTEST = /^-?(?:0|[1-9]\d*)(?:[.,]\d*[1-9])?$/

const DAY_SECONDS = 86_400

/** Whether a cell shows more of its date than the day. Without a format it is shown with the time that it has. */
function showsTime(cell: Cell | undefined): boolean {
  const format = cell?.numFmt?.replace(/"[^"]*"|\\.|\[\$[^\]]*\]/g, '') ?? 'h'
  return format === '' || !/[dy]/i.test(format) || /[hs]/i.test(format)
}

function shownDay(at: number): number {
  return Math.floor(at / DAY_SECONDS) * DAY_SECONDS
}

/**
 * What two cells must have the same of to be of one group; null for an empty cell. By value: a date is its day, and its time
 * where the sheet shows it, or typed as text in the data's language; a number is the text of its shortest form («1» and 1 are one, «1.10»
 * and 1.1 are not: the one may be a code). Texts as names are compared (normalise.ts).
 */
export function cellKey(cell: Cell | undefined, language: DataLanguage): string | null {
  const value = comparableCell(cell)
  if (value === null) return null
  if (value.kind === 'number') return `text ${exactText(withPlaces(value.number, 0))}`
  if (value.kind === 'date') return `date ${showsTime(cell) ? value.at : shownDay(value.at)}`
  if (value.kind === 'boolean') return `boolean ${value.value}`
  if (value.kind === 'error') return `error ${value.name}`
  const text = normaliseName(value.text)
  if (text === '') return null
  if (SHORTEST.test(text)) return `text ${text.replace(',', '.')}`
  const date = localDate(value.text, language)
  return date?.kind === 'date' ? `date ${date.at}` : `text ${text}`
}
