import { Buffer } from 'node:buffer'
import type { PackageEntry } from '../ooxml/package'
import { openPackage } from '../ooxml/package'
import { writePackage } from '../ooxml/write'
import { problem, type Problem } from '../problem'
import type { NamedFile, ToolContext } from '../tool'
import { archiveChunks, type ArchiveFile } from './archive'
import { checkOutput } from './check-output'
import type { StrippedContent } from './clean'
import { baseName, safeFileName, uniqueNamer } from './names'
import { localToday, refuseUnavailable, STANDARD_LIMITS, type GenerateOptions } from './options'
import { namePattern } from './pattern'
import { planTemplate, rowValues } from './plan'
import { prepare, type Prepared } from './prepare'
import { throwOnErrors } from './problems'
import { compileTemplate } from './render'
import { Stopwatch } from './stopwatch'
import type { Template } from './template'
import { Turns } from './turns'

export interface GeneratedDocument {
  /** The name in the zip. */
  readonly name: string
  /** As the spreadsheet shows them, from 1. */
  readonly rows: readonly number[]
  readonly warnings: readonly Problem[]
}

export interface GenerateTimings {
  readonly readMs: number
  readonly compileMs: number
  readonly renderMs: number
  readonly writeMs: number
}

export interface GenerateResult {
  readonly file: { readonly name: string; readonly bytes: Uint8Array; readonly type: string }
  readonly documents: readonly GeneratedDocument[]
  /** Those of the files as a whole, and of the rows whose documents were not made. */
  readonly problems: readonly Problem[]
  readonly stripped: readonly StrippedContent[]
  readonly timings: GenerateTimings
}

const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const ZIP_TYPE = 'application/zip'

/** More warnings than this say no more; how many are left out is told. */
const MAX_WARNINGS = 10_000

/** The template's entries as every document begins: cleaned, and still compressed. */
async function baseEntries(
  { pack, cleaned, removed }: Template,
  options: GenerateOptions,
): Promise<readonly PackageEntry[]> {
  if (cleaned.size === 0 && removed.size === 0) return pack.entries
  const { gate } = options.limits ?? STANDARD_LIMITS
  return (await openPackage(writePackage(pack.entries, cleaned, removed), gate)).entries
}

type Work = 'read' | 'compile' | 'render' | 'write'

/** The documents of a run, one after another; what is to be said of them is gathered on the way. */
class Run {
  readonly documents: GeneratedDocument[] = []
  readonly problems: Problem[]
  #warnings = 0

  constructor(
    private readonly prepared: Prepared,
    private readonly templateName: string,
    private readonly options: GenerateOptions,
    private readonly context: ToolContext,
    private readonly watch: Stopwatch<Work>,
  ) {
    this.problems = [...prepared.problems]
  }

  async *make(): AsyncGenerator<ArchiveFile, void, void> {
    const { template, table, matching, language } = this.prepared
    const render = compileTemplate(template)
    const base = await baseEntries(template, this.options)
    const context = { sheet: table.sheet, language, today: this.options.today ?? localToday() }
    const nameRow = namePattern(this.options.pattern, this.templateName, table, context)
    const uniqueName = uniqueNamer('.docx')
    const plan = planTemplate(matching.matches)
    const turns = new Turns()
    this.watch.book('compile')
    for (const [index, row] of table.rows.entries()) {
      this.context.signal?.throwIfAborted()
      const { data, problems } = rowValues(plan, row, index + 1, context, this.options.missing ?? 'warn')
      if (problems.some(({ severity }) => severity === 'error')) this.problems.push(...problems)
      else {
        const parts = render(data)
        this.watch.book('render')
        const bytes = writePackage(base, parts)
        // All come from one cleaned template and differ in text alone: the first one speaks for the rest.
        if (this.documents.length === 0) await checkOutput(bytes, (this.options.limits ?? STANDARD_LIMITS).gate)
        const name = uniqueName(nameRow(row, index + 1), `${baseName(this.templateName)} ${row.number}`)
        this.documents.push({ name, rows: [row.number], warnings: this.#keep(problems) })
        yield { name, bytes }
        this.watch.book('write')
      }
      this.context.onProgress?.({ stage: 'rendering', done: index + 1, total: table.rows.length })
      await turns.give()
    }
  }

  #keep(warnings: readonly Problem[]): readonly Problem[] {
    const kept = warnings.slice(0, Math.max(0, MAX_WARNINGS - this.#warnings))
    this.#warnings += warnings.length
    return kept
  }

  get omittedWarnings(): number {
    return Math.max(0, this.#warnings - MAX_WARNINGS)
  }
}

async function collect(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const collected: Uint8Array[] = []
  for await (const chunk of chunks) collected.push(chunk)
  return Buffer.concat(collected)
}

async function* contents(files: AsyncIterable<ArchiveFile>): AsyncGenerator<Uint8Array> {
  for await (const { bytes } of files) yield bytes
}

/**
 * Makes a Word document for each row of a spreadsheet from a template, as a zip, or the document itself where there is one row.
 * The same input gives the same bytes. A row whose document can't be made is told, and the others are made all the same.
 * An aborted signal throws its reason.
 * @throws DocumentError what the gate and the spreadsheet's reader refuse; the template's first error, with all its problems;
 * TAGS_WITHOUT_COLUMNS where not one tag has a column; TOO_MANY_ROWS, OUTPUT_NEEDS_ONE_ROW, OPTION_NOT_AVAILABLE,
 * MAPPING_NO_COLUMN, PATTERN_NO_COLUMN, PATTERN_TAG; and the first row's error where no document could be made
 */
export async function generate(
  files: { readonly data: NamedFile; readonly template: NamedFile },
  options: GenerateOptions = {},
  context: ToolContext = {},
): Promise<GenerateResult> {
  refuseUnavailable(options)
  const watch = new Stopwatch<Work>()
  context.onProgress?.({ stage: 'reading', done: 0, total: 1 })
  const prepared = await prepare(files, options)
  context.onProgress?.({ stage: 'reading', done: 1, total: 1 })
  watch.book('read')

  const run = new Run(prepared, files.template.name, options, context, watch)
  const { output = 'auto' } = options
  const asZip = output === 'zip' || (output === 'auto' && prepared.table.rows.length > 1)
  const bytes = await collect(asZip ? archiveChunks(run.make()) : contents(run.make()))
  watch.book('write')
  if (run.documents.length === 0) throwOnErrors(run.problems)

  const name = asZip ? safeFileName(baseName(files.template.name), '.zip') : (run.documents[0]?.name ?? '')
  const omitted = run.omittedWarnings
  if (omitted > 0) run.problems.push(problem('WARNINGS_OMITTED', 'info', { file: 'data', params: { count: omitted } }))
  return {
    file: { name, bytes, type: asZip ? ZIP_TYPE : DOCX_TYPE },
    documents: run.documents,
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
