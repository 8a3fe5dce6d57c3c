import { Buffer } from '#host'
import { DocumentError } from '../error'
import { baseName, safeFileName } from '../results/file-names'
import { Stopwatch } from '../results/stopwatch'
import type { Problem } from '../problem'
import { detectLanguage } from '../spreadsheets/detect-language'
import type { DataLanguage } from '../spreadsheets/language'
import type { NamedFile, ToolContext } from '../tool'
import type { Instead } from '../word-tables/instead'
import type { ShapedTable } from '../word-tables/model'
import type { ParseOptions } from './options'
import { readTableDocument } from '../table-sources/read-table-document'
import { tablesCsv } from './writing/csv'
import { jsonTables } from './writing/json'
import type { TablePlace } from './writing/places'
import { tablesWorkbook } from './writing/workbook'
import type { TableLabels } from './writing/label-codes'

/** What the tool gets in addition to its file and options; the words for its output are required. */
export interface ParseContext extends ToolContext {
  readonly labels: TableLabels
}

export interface ParseTimings {
  readonly readMs: number
  readonly writeMs: number
}

interface ParseReport {
  readonly file: { readonly name: string; readonly bytes: Uint8Array; readonly type: string }
  readonly messages: readonly Problem[]
  /** The tables' places in the workbook; empty if the result isn't a workbook. */
  readonly places: readonly TablePlace[]
  readonly timings: ParseTimings
}

/** `none`: the file was read and has no table; the result is a file that says this. */
export type ParseResult =
  | (ParseReport & {
      readonly kind: 'tables'
      /** All tables found, including those not chosen. */
      readonly tables: readonly ShapedTable[]
    })
  | (ParseReport & { readonly kind: 'none'; readonly tables: readonly []; readonly instead: Instead })

const XLSX = { extension: '.xlsx', type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' }
const CSV = { extension: '.zip', type: 'application/zip' }
const JSON_FILE = { extension: '.json', type: 'application/json' }

/** A result for callers that treat a file without tables as an error: TABLES_NONE with what it contains instead. */
export function noTablesError({ instead }: { readonly instead: Instead }): DocumentError {
  return new DocumentError('TABLES_NONE', { ...instead })
}

/**
 * Extracts every table of a Word file, cell by cell, as a workbook, a zip of CSV files or JSON. The same input gives the same bytes. An
 * aborted signal throws its reason.
 * @throws DocumentError for files that the gate rejects, GATE_XML, CONVERTER_MISSING, CONVERSION_FAILED, CONVERSION_TIMEOUT, and
 * TABLE_NOT_FOUND, TABLE_COLUMN_NOT_FOUND if something chosen doesn't exist
 */
export async function parseTables(file: NamedFile, options: ParseOptions, context: ParseContext): Promise<ParseResult> {
  const watch = new Stopwatch<'read' | 'write'>()
  const { tables, messages, instead } = await readTableDocument(file, options, context)
  requireChosen(tables, options.tables)
  watch.book('read')
  const written = await write(tables, messages, options, context)
  watch.book('write')
  const report: ParseReport = {
    file: {
      name: safeFileName(baseName(file.name), written.extension, 'tables'),
      bytes: written.bytes,
      type: written.type,
    },
    messages: written.messages,
    places: written.places ?? [],
    timings: { readMs: watch.ms('read'), writeMs: watch.ms('write') },
  }
  return instead === null ? { kind: 'tables', tables, ...report } : { kind: 'none', tables: [], instead, ...report }
}

function requireChosen(tables: readonly ShapedTable[], chosen: ParseOptions['tables']): void {
  const known = new Set(tables.map(({ id }) => id))
  const missing = chosen?.find((id) => !known.has(id))
  if (missing !== undefined) throw new DocumentError('TABLE_NOT_FOUND', { table: missing, count: tables.length })
}

interface Written {
  readonly bytes: Uint8Array
  readonly messages: readonly Problem[]
  readonly places?: readonly TablePlace[]
  readonly extension: string
  readonly type: string
}

async function write(
  tables: readonly ShapedTable[],
  messages: readonly Problem[],
  options: ParseOptions,
  { labels, signal, onProgress }: ParseContext,
): Promise<Written> {
  const { format = 'xlsx' } = options
  if (format === 'json') {
    onProgress?.({ stage: 'writing', done: 0, total: 1 })
    return { bytes: jsonFile(chosen(tables, options.tables), messages, labels), messages, ...JSON_FILE }
  }
  if (format === 'csv') {
    onProgress?.({ stage: 'writing', done: 0, total: 1 })
    const { bytes, problems } = await tablesCsv(tables, options, csvLanguage(tables, options), labels)
    return { bytes, messages: [...messages, ...problems], ...CSV }
  }
  const total = options.tables?.length ?? tables.length
  const onSheet = (done: number) => onProgress?.({ stage: 'writing', done: Math.min(done, total), total })
  const { bytes, places, problems } = await tablesWorkbook(tables, messages, options, labels, { signal, onSheet })
  return { bytes, places, messages: [...messages, ...problems], ...XLSX }
}

function chosen(tables: readonly ShapedTable[], ids: ParseOptions['tables']): readonly ShapedTable[] {
  return ids === undefined ? tables : tables.filter(({ id }) => ids.includes(id))
}

function csvLanguage(tables: readonly ShapedTable[], { language = 'auto' }: ParseOptions): DataLanguage {
  return language === 'auto' ? detectLanguage(textsOf(tables)) : language
}

function* textsOf(tables: readonly ShapedTable[]): Generator<string, void, void> {
  for (const { cells } of tables) for (const { text } of cells) yield text
}

function jsonFile(tables: readonly ShapedTable[], messages: readonly Problem[], labels: TableLabels): Uint8Array {
  const told = messages.map((message) => {
    const { params: _params, ...places } = message
    return { ...places, text: labels.problem(message) }
  })
  return Buffer.from(`${JSON.stringify({ tables: jsonTables(tables), messages: told }, null, 2)}\n`, 'utf8')
}
