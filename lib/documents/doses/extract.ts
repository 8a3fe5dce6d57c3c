import { Buffer } from '#host'
import { resultName } from '../results/file-names'
import { Stopwatch } from '../results/stopwatch'
import type { Problem } from '../problem'
import type { DataLanguage } from '../spreadsheets/language'
import type { NamedFile, ToolContext } from '../tool'
import { findDoses } from './find-doses'
import type { DoseOptions } from './options'
import type { DoseResult, Extraction } from './result'
import type { DoseLabels } from './writing/label-codes'

/** The context in addition to the file and its options, including the words for the output. */
export interface ExtractContext extends ToolContext {
  readonly labels: DoseLabels
}

const XLSX = { extension: '.xlsx', type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' }
const CSV = { extension: '.zip', type: 'application/zip' }
const JSON_FILE = { extension: '.json', type: 'application/json' }

/**
 * Extracts every dose of a spreadsheet or of a Word file's tables, with its unit, person, time and uncertainties. The
 * output is a workbook, a zip of CSV files or JSON. A file without doses also has a result: DOSES_NONE is among its
 * problems, and `noDosesError` turns it into an error. The same input gives the same bytes. An aborted signal throws
 * its reason.
 * @throws DocumentError what the gate refuses, SHEET_…, CONVERTER_MISSING, CONVERSION_FAILED, CONVERSION_TIMEOUT,
 * LIMIT_PROFILE_UNKNOWN
 */
export async function extractDoses(
  file: NamedFile,
  options: DoseOptions,
  context: ExtractContext,
): Promise<DoseResult> {
  const { extraction, problems, timings, shape, mappingRemembered } = await findDoses(file, options, context)
  const watch = new Stopwatch<'write'>()
  context.onProgress?.({ stage: 'writing', done: 0, total: 1 })
  const written = await write(extraction, problems, options, context)
  context.onProgress?.({ stage: 'writing', done: 1, total: 1 })
  watch.book('write')
  return {
    file: {
      name: resultName(file.name, written.extension, context.labels('dosesInName'), 'doses'),
      bytes: written.bytes,
      type: written.type,
    },
    extraction,
    problems: written.problems,
    dosesSheet: written.dosesSheet ?? null,
    timings: { ...timings, writeMs: watch.ms('write') },
    shape,
    mappingRemembered,
  }
}

interface Written {
  readonly bytes: Uint8Array
  readonly dosesSheet?: string
  readonly problems: readonly Problem[]
  readonly extension: string
  readonly type: string
}

async function write(
  extraction: Extraction,
  problems: readonly Problem[],
  { format = 'xlsx', language = 'auto' }: DoseOptions,
  { labels, signal }: ExtractContext,
): Promise<Written> {
  if (format === 'json') {
    const { jsonPieces } = await import('./writing/json')
    const pieces = [...jsonPieces(extraction, problems, labels)].map((piece) => Buffer.from(piece, 'utf8'))
    return { bytes: Buffer.concat(pieces), problems, ...JSON_FILE }
  }
  if (format === 'csv') {
    const { dosesCsv } = await import('./writing/csv')
    const made = await dosesCsv(extraction, problems, labels, language === 'auto' ? languageOf(extraction) : language)
    return { bytes: made.bytes, problems: [...problems, ...made.problems], ...CSV }
  }
  const { dosesWorkbook } = await import('./writing/workbook')
  const made = await dosesWorkbook(extraction, problems, labels, { signal })
  const { bytes, dosesSheet } = made
  return { bytes, dosesSheet, problems: [...problems, ...made.problems], ...XLSX }
}

/** Returns the language of the file's words, which decides the separators of CSV files. */
function languageOf({ layout }: Extraction): DataLanguage {
  return layout.tables.find(({ language }) => language !== null)?.language ?? 'en'
}
