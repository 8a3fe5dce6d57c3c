import { Buffer } from '#host'
import { requireConverter } from '../converter'
import { NothingFinished } from '../nothing-finished'
import { problem } from '../problem'
import type { SheetDate } from '../spreadsheets/model'
import type { NamedFile } from '../tool'
import type { GenerateContext } from './context'
import { ActRun } from './output/act-run'
import { archiveChunks, type ArchiveFile } from '../results/archive'
import { appliedKeys } from './matching/match'
import { baseName, resultName, safeFileName } from '../results/file-names'
import { localToday, STANDARD_LIMITS, type GenerateOptions } from './options'
import { pdfDocuments } from './output/pdf-documents'
import { prepare, type Prepared } from './prepare'
import { throwOnErrors } from './problems'
import { compileTemplate } from './render/compile'
import type { GeneratedDocument, GenerateReport, GenerateResult } from './output/result'
import { separateDocuments } from './output/separate'
import { Stopwatch } from '../results/stopwatch'

export type { GeneratedAct, GeneratedDocument, GenerateReport, GenerateResult, GenerateTimings } from './output/result'

const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const PDF_TYPE = 'application/pdf'
const ZIP_TYPE = 'application/zip'

/** Receives the result's bytes in pieces as they are created. */
export type Sink = (piece: Uint8Array) => void | Promise<void>

export interface GenerateFiles {
  readonly data: NamedFile
  readonly template: NamedFile
}

type Work = 'read' | 'compile' | 'render' | 'write'

/** Yields the files, and times their creation and their writing separately. */
async function* clocked(files: AsyncIterable<ArchiveFile>, watch: Stopwatch<Work>): AsyncGenerator<ArchiveFile> {
  for await (const file of files) {
    watch.book('render')
    yield file
    watch.book('write')
  }
}

/** Yields the files, and records the size of each. */
async function* measured(files: AsyncIterable<ArchiveFile>, sizes: Map<string, number>): AsyncGenerator<ArchiveFile> {
  for await (const file of files) {
    sizes.set(file.name, file.bytes.length)
    yield file
  }
}

/** The files of a run, and the rows that failed as a workbook after them. */
async function* withFailedRows(
  files: AsyncIterable<ArchiveFile>,
  run: ActRun,
  { table }: Prepared,
  { labels }: GenerateContext,
): AsyncGenerator<ArchiveFile> {
  yield* files
  if (run.failed.size === 0 || run.acts.length === 0 || labels === undefined) return
  const { FAILED_OBJECTS_NAME, FAILED_ROWS_NAME, failedObjects, failedRowsWorkbook } =
    await import('./output/failed-rows')
  if (table.sourceOf !== undefined) {
    yield { name: FAILED_OBJECTS_NAME, bytes: failedObjects(table, run.failed, labels) }
    return
  }
  yield { name: FAILED_ROWS_NAME, bytes: await failedRowsWorkbook(table, run.failed, labels) }
}

/** Yields the files already taken, then the rest. */
async function* resumed(
  seen: readonly ArchiveFile[],
  rest: AsyncIterator<ArchiveFile>,
): AsyncGenerator<ArchiveFile, void, void> {
  yield* seen
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value
}

async function* madeFiles(
  run: ActRun,
  prepared: Prepared,
  { template }: GenerateFiles,
  options: GenerateOptions,
  { labels }: GenerateContext,
  documents: GeneratedDocument[],
): AsyncGenerator<ArchiveFile, void, void> {
  const { gate } = options.limits ?? STANDARD_LIMITS
  if (prepared.template.kind === 'workbook') {
    const { mergedWorkbooks, separateWorkbooks } = await import('./output/workbooks')
    if (options.single !== true || options.output === 'pdf' || options.pdf === true) {
      return yield* separateWorkbooks(run, prepared.template, gate, documents)
    }
    const name = baseName(resultName(template.name, '.xlsx', labels?.('filledInName')))
    const merged = { name, base: baseName(template.name), gate, inOne: options.output === 'xlsx' }
    return yield* mergedWorkbooks(run, prepared.template, merged, documents)
  }
  const applied = appliedKeys(prepared.matching)
  // Each document is converted separately, then joined: LibreOffice takes ten times as long for a merged file of a thousand.
  if (options.single === true && options.output !== 'pdf' && options.pdf !== true) {
    const { mergedDocuments, mergePlan } = await import('./output/merged')
    const { plan, problems } = mergePlan(prepared.template, applied)
    run.problems.push(...problems)
    const inOne = options.output === 'docx'
    const name = baseName(resultName(template.name, '.docx', labels?.('filledInName')))
    return yield* mergedDocuments(run, { plan, name, gate, inOne }, documents)
  }
  yield* separateDocuments(run, prepared.template, compileTemplate(prepared.template, applied), gate, documents)
}

/** How the files of a run are delivered. */
type Package = 'zip' | 'file' | 'joined'

function packageOf({ output = 'auto', single, pdf }: GenerateOptions, documents: number): Package | 'undecided' {
  if (output === 'pdf' || (single === true && pdf === true && output !== 'zip')) return 'joined'
  if (output === 'zip') return 'zip'
  if (output === 'docx' || output === 'xlsx') return 'file'
  return single === true || documents === 1 ? 'undecided' : 'zip'
}

/**
 * Creates a document for each row or group of rows of a spreadsheet from a template, and passes the result's bytes to `sink` as they are
 * created: a zip, one document, or PDFs. The same input gives the same bytes. If a document can't be created, this is reported, its rows
 * go into errors.xlsx in the zip, and the others are still created. An aborted signal throws its reason.
 * @throws DocumentError for files that the gate or the spreadsheet's reader rejects; the template's first error, with all its problems;
 * TAGS_WITHOUT_COLUMNS if no tag has a column; TOO_MANY_ROWS, OUTPUT_NEEDS_ONE_ROW, MAIL_COLUMN_MERGED, MAPPING_NO_COLUMN,
 * GROUP_NO_COLUMN, PATTERN_NO_COLUMN, PATTERN_TAG, MERGE_REFUSED, CONVERTER_MISSING, DOCUMENTS_UNCHANGED; and the first row's error
 * if no document could be created; NothingFinished if the run was stopped before the first
 */
export async function generateInto(
  sink: Sink,
  files: GenerateFiles,
  options: GenerateOptions = {},
  context: GenerateContext = {},
): Promise<GenerateReport> {
  const watch = new Stopwatch<Work>()
  const asPdf = options.output === 'pdf' || options.pdf === true
  const converter = asPdf ? requireConverter(context.converter) : null
  context.onProgress?.({ stage: 'reading', done: 0, total: 1 })
  const prepared = await prepare(files, options, context)
  context.onProgress?.({ stage: 'reading', done: 1, total: 1 })
  watch.book('read')

  const documents: GeneratedDocument[] = []
  const run = new ActRun(prepared, files.template, options, context)
  const words = madeFiles(run, prepared, files, options, context, documents)
  watch.book('compile')
  const made = converter === null ? words : pdfDocuments(words, run, converter, context, documents)
  const sizes = new Map<string, number>()
  const timed = clocked(measured(made, sizes), watch)
  const file = await write(timed, run, prepared, files.template.name, options, context, sink)
  watch.book('write')
  if (run.acts.length === 0) {
    if (run.stoppedAt !== null) throw new NothingFinished()
    throwOnErrors(run.problems)
  }

  const omitted = run.omittedWarnings
  if (omitted > 0) run.problems.push(problem('WARNINGS_OMITTED', 'info', { file: 'data', params: { count: omitted } }))
  return {
    file,
    documents: documents.map((document) => ({ ...document, size: sizes.get(document.name) ?? 0 })),
    acts: run.acts,
    failed: [...run.failed.keys()],
    changes: prepared.table.changes,
    stoppedAt: run.stoppedAt,
    unchanged: run.unchanged,
    problems: run.problems,
    stripped: prepared.template.stripped,
    timings: {
      readMs: watch.ms('read'),
      compileMs: watch.ms('compile'),
      renderMs: watch.ms('render'),
      writeMs: watch.ms('write'),
    },
  }
}

function typeOf(name: string): string {
  if (name.endsWith('.pdf')) return PDF_TYPE
  return name.endsWith('.xlsx') ? XLSX_TYPE : DOCX_TYPE
}

/** In a form by which file names sort (ISO 8601). */
function dayOf({ year, month, day }: SheetDate): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${year}-${two(month)}-${two(day)}`
}

async function write(
  files: AsyncGenerator<ArchiveFile>,
  run: ActRun,
  prepared: Prepared,
  templateName: string,
  options: GenerateOptions,
  context: GenerateContext,
  sink: Sink,
): Promise<GenerateReport['file']> {
  const base = baseName(templateName)
  let how = packageOf(options, prepared.documents.length)
  const seen: ArchiveFile[] = []
  if (how === 'undecided') {
    // The first file can be delivered alone only if no other follows and nothing failed.
    for (let next = await files.next(); next.done !== true; next = await files.next()) {
      seen.push(next.value)
      if (seen.length === 2) break
    }
    how = seen.length < 2 && run.failed.size === 0 ? 'file' : 'zip'
  }
  const all = resumed(seen, files)
  if (how === 'joined') {
    // A library of 300 files, only needed here.
    const { joinPdfs } = await import('../join-pdfs')
    await sink(await joinPdfs(all))
    return { name: safeFileName(base, '.pdf'), type: PDF_TYPE }
  }
  if (how === 'zip') {
    for await (const piece of archiveChunks(withFailedRows(all, run, prepared, context))) await sink(piece)
    return { name: safeFileName(base, ` ${dayOf(options.today ?? localToday())}.zip`), type: ZIP_TYPE }
  }
  let name = ''
  for await (const { name: own, bytes } of all) {
    name = own
    await sink(bytes)
  }
  return { name, type: typeOf(name) }
}

/** As generateInto, but returns the result's bytes in one piece. @throws DocumentError as generateInto */
export async function generate(
  files: GenerateFiles,
  options: GenerateOptions = {},
  context: GenerateContext = {},
): Promise<GenerateResult> {
  const pieces: Uint8Array[] = []
  const { file, ...report } = await generateInto((piece) => void pieces.push(piece), files, options, context)
  return { ...report, file: { ...file, bytes: Buffer.concat(pieces) } }
}
