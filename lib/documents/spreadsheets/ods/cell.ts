import { DocumentError } from '../../error'
import type { CellMaker } from '../cells'
import { formatCell, formatNumber } from '../format'
import { parseIsoDate } from '../iso-date'
import type { DataLanguage } from '../language'
import type { Cell } from '../model'
import type { Attributes } from '../scan-part'

export interface OdsCellContext {
  readonly cells: CellMaker
  readonly language: DataLanguage
  /** For a message about what can't be read. */
  readonly sheet: string
}

const LANGUAGES: readonly DataLanguage[] = ['en', 'ru', 'ro']
const DURATION = /^(-)?PT?(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)(?:[.,]\d+)?S)?$/

/**
 * A cell by its value type (OpenDocument 1.3 part 3 §19.385), or undefined for an empty one. `written` is the text that the
 * saving program showed: where ours in one of the languages agrees, format and value are understood, and the data's language
 * decides; elsewhere the file's own text is used.
 * @throws DocumentError SHEET_DAMAGED
 */
export function makeOdsCell(
  attributes: Attributes,
  numFmt: string | null,
  written: string,
  context: OdsCellContext,
): Cell | undefined {
  const { cells } = context
  if (attributes['calcext:value-type'] === 'error') return cells.error(written === '' ? '#VALUE!' : written, numFmt)
  switch (attributes['office:value-type'] ?? attributes['calcext:value-type']) {
    case 'float':
    case 'currency':
    case 'percentage':
      return numberCell(attributes, numFmt, written, context)
    case 'date':
      return dateCell(attributes, numFmt, written, context)
    case 'time':
      return timeCell(attributes, numFmt, written, context)
    case 'boolean':
      return cells.boolean(attributes['office:boolean-value'] === 'true', numFmt)
    default: {
      const text = written === '' ? (attributes['office:string-value'] ?? '') : written
      // The written text has its format in it already, except for `@`, which changes nothing.
      return cells.text(text, numFmt === '@' ? numFmt : null)
    }
  }
}

function numberCell(attributes: Attributes, numFmt: string | null, written: string, context: OdsCellContext): Cell {
  const value = Number(attributes['office:value'])
  if (!Number.isFinite(value)) throw damaged(context)
  // LibreOffice keeps the booleans of an .xlsx file as formulas.
  if (/^of:=(TRUE|FALSE)\(\)$/.test(attributes['table:formula'] ?? ''))
    return context.cells.boolean(value !== 0, numFmt)
  const cell = context.cells.number(value, numFmt)
  const text = shownText(written, context, (language) => formatNumber(value, numFmt, language))
  // A column of numbers may be under a format for dates; the type says what it is.
  return cell.value === value && cell.text === text ? cell : { value, numFmt, text }
}

function dateCell(attributes: Attributes, numFmt: string | null, written: string, context: OdsCellContext): Cell {
  const value = parseIsoDate(attributes['office:date-value'] ?? '')
  if (!value) throw damaged(context)
  return { value, numFmt, text: shownText(written, context, (language) => formatCell(value, numFmt, language)) }
}

function timeCell(attributes: Attributes, numFmt: string | null, written: string, context: OdsCellContext): Cell {
  const parts = DURATION.exec(attributes['office:time-value'] ?? '')
  if (!parts) throw damaged(context)
  const seconds = Number(parts[2] ?? 0) * 3_600 + Number(parts[3] ?? 0) * 60 + Number(parts[4] ?? 0)
  const serial = ((parts[1] ? -1 : 1) * seconds) / 86_400
  const code = numFmt ?? 'hh:mm:ss'
  const { value } = context.cells.number(serial, code)
  return { value, numFmt, text: shownText(written, context, (language) => formatNumber(serial, code, language)) }
}

function shownText(written: string, { language }: OdsCellContext, format: (language: DataLanguage) => string): string {
  const ours = format(language)
  const sameSpaces = written.replaceAll('\u202f', '\u00a0')
  return written === '' || LANGUAGES.some((each) => format(each) === sameSpaces) ? ours : written
}

function damaged({ sheet }: OdsCellContext): DocumentError {
  return new DocumentError('SHEET_DAMAGED', { part: sheet })
}
