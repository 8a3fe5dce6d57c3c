import { asDocx } from '../as-docx'
import type { DocumentCode } from '../codes'
import { judgeKind } from '../ooxml/kind'
import type { GateLimits } from '../ooxml/limits'
import { problem, type Problem, type Severity } from '../problem'
import type { DataLanguage } from '../spreadsheets/language'
import type { NamedFile, ToolContext } from '../tool'
import type { DataTable } from './data/data-table'
import { dateProblems } from './data/date-doubts'
import { groupRows, type DocumentRows, type Grouping } from './data/groups'
import { matchTags, type Matching } from './matching/match'
import { STANDARD_LIMITS, type GenerateOptions } from './options'
import { attempt, throwOnErrors } from './problems'
import { readTable } from './read-table'
import { listRows } from './values/scope-problems'
import { readTemplate, type TaggedTemplate, type Template } from './template/template'
import type { WorkbookTemplate } from './workbook/workbook-template'

/** A template of either kind. */
export type AnyTemplate = Template | WorkbookTemplate

/** Both files, read, with their tags matched to columns. */
export interface Prepared {
  readonly template: AnyTemplate
  readonly table: DataTable
  /** The rows that make each document. */
  readonly documents: readonly DocumentRows[]
  readonly matching: Matching
  /** The language of dates, numbers and `{today}` in the documents. */
  readonly language: DataLanguage
  readonly problems: readonly Problem[]
}

/** How many rows each document uses if the template itself goes to the next row (labels); null for other templates. */
export function recordsOf(template: TaggedTemplate | null): number | null {
  const records = (template?.tags ?? []).flatMap(({ record }) => record ?? [])
  return records.length === 0 ? null : Math.max(...records) + 1
}

/** Whether a template is a workbook, by its content. */
export function isWorkbook({ bytes }: Pick<NamedFile, 'bytes'>): boolean {
  const kind = judgeKind(bytes)
  return kind === 'xlsx' || kind === 'xltx'
}

/**
 * Reads a template, after converting an older file to DOCX. Its problems and errors are added to the others. Returns null if it can't be
 * read.
 */
export async function openTemplate(
  file: NamedFile,
  gate: GateLimits,
  problems: Problem[],
  context: ToolContext,
): Promise<AnyTemplate | null> {
  const template = await attempt<AnyTemplate>('template', problems, async () => {
    if (isWorkbook(file)) {
      const { readWorkbookTemplate } = await import('./workbook/workbook-template')
      return readWorkbookTemplate(file.bytes, { name: file.name, limits: gate })
    }
    const { file: word, convertedFrom } = await asDocx(file, { ...context, gate })
    if (convertedFrom !== null) {
      problems.push(problem('TEMPLATE_CONVERTED', 'info', { file: 'template', params: { kind: convertedFrom } }))
    }
    return readTemplate(word.bytes, { name: word.name, limits: gate })
  })
  problems.push(...(template?.problems ?? []))
  return template
}

/**
 * Reads both files. Problems of both are reported together.
 * @throws DocumentError if a run isn't possible: see generate
 */
export async function prepare(
  files: { readonly data: NamedFile; readonly template: NamedFile },
  options: GenerateOptions,
  context: ToolContext = {},
): Promise<Prepared> {
  const { gate } = options.limits ?? STANDARD_LIMITS
  const problems: Problem[] = []
  const template = await openTemplate(files.template, gate, problems, context)
  const wrongKind = template === null ? null : otherKind(template, options)
  if (wrongKind !== null) problems.push(wrongKind)
  const { table, language: ofDocuments } = await readTable(files.data, template, options, problems, context)
  const grouping = table && groupRows(table, options, ofDocuments, recordsOf(template))
  if (table !== null && grouping !== null) problems.push(...rowProblems(table, grouping, options))
  throwOnErrors(problems)
  if (template === null || table === null || grouping === null) {
    throw new Error('A file that was not read left no error')
  }
  const found = matchTags(template.tags, table, options)
  const matching = { ...found, problems: template.surroundings.of(found.problems) }
  problems.push(...matching.problems)
  if (matching.matches.every(({ how, column }) => how === 'none' || (how === 'supposed' && column === null)))
    problems.unshift(nothingMatches(table))
  throwOnErrors(problems)
  return { template, table, documents: grouping.documents, matching, language: ofDocuments, problems }
}

/** A workbook can't become a Word document, or the reverse. */
function otherKind({ kind }: TaggedTemplate, { output }: GenerateOptions): Problem | null {
  const isOther = output === (kind === 'workbook' ? 'docx' : 'xlsx')
  return isOther ? problem('OUTPUT_OTHER_KIND', 'error', { file: 'template', params: { kind } }) : null
}

/** Errors about the number and grouping of rows, and warnings about hidden rows, merged cells and column numbers. */
export function rowProblems(
  table: DataTable,
  { documents, problems }: Grouping,
  { output, single, mailColumn, limits = STANDARD_LIMITS }: GenerateOptions,
): Problem[] {
  const { sheet, headerRow, hiddenRows, columnNumbersRow, filledCells, rowsNotFound, leftOut, doubtful } = table
  const rows = table.rows.length
  const place = { file: 'data' as const, sheet }
  if (rowsNotFound.length > 0 && rows === 0) {
    return [problem('ROWS_NOT_FOUND', 'error', { ...place, params: listRows(rowsNotFound) })]
  }
  if (rows === 0) return [problem('ROWS_ALL_HIDDEN', 'error', { ...place, row: headerRow })]
  if (rows > limits.maxRows) {
    return [problem('TOO_MANY_ROWS', 'error', { ...place, params: { rows, limit: limits.maxRows } })]
  }
  if ((output === 'docx' || output === 'xlsx') && single !== true && documents.length !== 1) {
    return [problem('OUTPUT_NEEDS_ONE_ROW', 'error', { ...place, params: { rows: documents.length, kind: output } })]
  }
  // Only here is it known how many documents are joined: a single one is sent to its row's address.
  if (mailColumn !== undefined && (output === 'pdf' || single === true) && documents.length > 1) {
    return [problem('MAIL_COLUMN_MERGED', 'error', place)]
  }
  const told = (code: DocumentCode, severity: Severity, count: number): Problem[] =>
    count > 0 ? [problem(code, severity, { ...place, params: { count } })] : []
  return [
    ...(table.isByNames ? [problem('SHEET_BY_TAGS', 'warning', { ...place, params: { sheet } })] : []),
    ...told('ROWS_HIDDEN', 'warning', hiddenRows),
    ...(columnNumbersRow === null
      ? []
      : [problem('COLUMN_NUMBERS_LEFT_OUT', 'info', { ...place, row: columnNumbersRow })]),
    ...told('MERGED_CELLS_FILLED', 'info', filledCells),
    ...(rowsNotFound.length > 0
      ? [problem('ROWS_NOT_FOUND', 'warning', { ...place, params: listRows(rowsNotFound) })]
      : []),
    ...(leftOut.length > 0 ? [problem('ROWS_LEFT_OUT', 'warning', { ...place, params: listRows(leftOut) })] : []),
    ...(doubtful.length > 0 ? [problem('ROWS_OF_TOTALS', 'warning', { ...place, params: listRows(doubtful) })] : []),
    ...dateProblems(table),
    ...problems,
  ]
}

function nothingMatches({ sheet, headerRow }: DataTable): Problem {
  return problem('TAGS_WITHOUT_COLUMNS', 'error', { file: 'data', sheet, row: headerRow })
}
