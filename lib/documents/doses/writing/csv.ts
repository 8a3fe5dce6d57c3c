import { Buffer } from '#host'
import { problem, type Problem } from '../../problem'
import { archiveChunks, type ArchiveFile } from '../../results/archive'
import { languageFormats, type DataLanguage } from '../../spreadsheets/language'
import { serialToDate } from '../../spreadsheets/serial'
import { BOM, csvLine, isLikeFormula, separatorOf } from '../../spreadsheets/writing/csv-line'
import { cellsOf, type OutCell } from '../../spreadsheets/writing/sheet'
import type { Extraction } from '../result'
import { SHEET_COLUMNS, type SheetKey } from '../../spreadsheets/dose-sheet-columns'
import { dosesList } from './doses-list'
import { columnsList, comparisonList, decisionsList, excludedList, exceedancesList } from './findings-lists'
import { groupsList } from './groups-list'
import { DATE, isDigits, type List } from './list'
import { summaryList } from './summary-list'
import { periodsList, personsList } from './totals-lists'
import { CODES, wordsOf } from './words'
import type { DoseLabels } from './label-codes'

/** The names of the files, which are constant like the names of the columns. */
const FILES: Readonly<Record<Exclude<SheetKey, 'charts'>, string>> = {
  summary: 'summary.csv',
  doses: 'doses.csv',
  persons: 'by-person.csv',
  groups: 'by-device-or-drug.csv',
  periods: 'by-period.csv',
  exceedances: 'exceedances.csv',
  decisions: 'needs-decision.csv',
  excluded: 'left-out-rows.csv',
  columns: 'columns.csv',
  comparison: 'comparison.csv',
}

export interface DosesCsv {
  readonly bytes: Uint8Array
  readonly problems: readonly Problem[]
}

function isoDay(serial: string): string {
  const date = serialToDate(Number(serial))
  if (date === null) return ''
  const two = (part: number) => String(part).padStart(2, '0')
  return `${String(date.year).padStart(4, '0')}-${two(date.month)}-${two(date.day)}`
}

/** Converts cells to fields, and counts the texts that had to be escaped. */
class Fields {
  guarded = 0
  readonly #decimal: string

  constructor(language: DataLanguage) {
    this.#decimal = languageFormats(language).decimal
  }

  of({ value, look }: OutCell): string {
    if (value === null) return ''
    if (typeof value === 'boolean') return String(value)
    if (isDigits(value)) return look === DATE ? isoDay(value.digits) : value.digits.replace('.', this.#decimal)
    if (typeof value !== 'string') return value.error
    if (!isLikeFormula(value)) return value
    this.guarded++
    return `'${value}`
  }
}

function* pieces(list: List, separator: string, fields: Fields): Generator<string, void, void> {
  const columns = SHEET_COLUMNS[list.key]
  yield BOM + csvLine(columns, separator)
  for (const parts of list.rows) {
    const line = columns.map(() => '')
    for (const cell of cellsOf(parts)) line[cell.col] = fields.of(cell)
    yield csvLine(line, separator)
  }
}

function bytesOf(list: List, separator: string, fields: Fields): Uint8Array {
  const chunks: Buffer[] = []
  let chunk = ''
  for (const piece of pieces(list, separator, fields)) {
    chunk += piece
    if (chunk.length > 1 << 20) {
      chunks.push(Buffer.from(chunk, 'utf8'))
      chunk = ''
    }
  }
  return Buffer.concat([...chunks, Buffer.from(chunk, 'utf8')])
}

/**
 * Returns a zip with a CSV file for each sheet of the workbook. The files are UTF-8 with a byte order mark, and use the
 * field and decimal separators that the language's programs expect. Headers are the constant column names, and words of
 * the workbook are codes, since programs read them; only the Summary is in the language of `labels`. A text that a
 * program would take for a formula is prefixed with an apostrophe, and that is reported.
 */
export async function dosesCsv(
  extraction: Extraction,
  told: readonly Problem[],
  labels: DoseLabels,
  language: DataLanguage,
): Promise<DosesCsv> {
  const { doses, totals, exceedances, profile, decisions, columns, comparison } = extraction
  const fields = new Fields(language)
  const separator = separatorOf(language)
  const nowhere = () => null
  const lists: List[] = [
    summaryList(extraction, told, labels, wordsOf(labels), null),
    dosesList(doses, CODES, null, nowhere),
    personsList(totals, CODES),
    groupsList(doses, CODES),
    periodsList(totals, CODES),
    ...(profile === null ? [] : [exceedancesList(exceedances, CODES)]),
    decisionsList(decisions, CODES, nowhere),
    excludedList(extraction.layout, CODES, nowhere),
    columnsList(columns, CODES),
    ...(comparison === null ? [] : [comparisonList(comparison, CODES)]),
  ]
  function* files(): Generator<ArchiveFile, void, void> {
    for (const list of lists) {
      if (list.key === 'charts') continue
      yield { name: FILES[list.key], bytes: bytesOf(list, separator, fields) }
    }
  }
  const chunks: Uint8Array[] = []
  for await (const chunk of archiveChunks(files())) chunks.push(chunk)
  const problems =
    fields.guarded > 0 ? [problem('TABLE_CSV_GUARDED', 'info', { params: { count: fields.guarded } })] : []
  return { bytes: Buffer.concat(chunks), problems }
}
