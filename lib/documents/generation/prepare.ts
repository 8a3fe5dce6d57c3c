import { problem, type Problem } from '../problem'
import { detectLanguage } from '../spreadsheets/detect-language'
import type { DataLanguage } from '../spreadsheets/language'
import type { NamedFile } from '../tool'
import type { DataTable } from './data'
import { matchTags, type Matching } from './match'
import { STANDARD_LIMITS, type GenerateOptions } from './options'
import { readData, tableOf } from './read-data'
import { attempt, throwOnErrors } from './problems'
import { readTemplate, type Template } from './template'

/** Both files read, and their tags and columns brought together. */
export interface Prepared {
  readonly template: Template
  readonly table: DataTable
  readonly matching: Matching
  /** That of dates, numbers and `{today}` in the documents. */
  readonly language: DataLanguage
  readonly problems: readonly Problem[]
}

/**
 * The language of a run: the one asked for, else that which the template is written in. The sheet's own texts are read in the
 * same, but a template in English leaves that to the sheet, since a template of few words looks English.
 */
export function languagesOf(template: Template | null, { language = 'auto' }: GenerateOptions) {
  if (language !== 'auto') return { ofDocuments: language, ofSheet: language }
  const written = detectLanguage([template?.sample ?? ''])
  return { ofDocuments: written, ofSheet: written === 'en' ? undefined : written }
}

/**
 * Reads both files. What is wrong with one is told together with what is wrong with the other.
 * @throws DocumentError for what stops a run: see generate
 */
export async function prepare(
  files: { readonly data: NamedFile; readonly template: NamedFile },
  options: GenerateOptions,
): Promise<Prepared> {
  const { gate } = options.limits ?? STANDARD_LIMITS
  const problems: Problem[] = []
  const template = await attempt('template', problems, () =>
    readTemplate(files.template.bytes, { name: files.template.name, limits: gate }),
  )
  problems.push(...(template?.problems ?? []))
  const { ofDocuments, ofSheet } = languagesOf(template, options)
  const workbook = await attempt('data', problems, () => readData(files.data, ofSheet, gate))
  problems.push(...(workbook?.problems ?? []))
  const table = workbook && (await attempt('data', problems, () => tableOf(workbook, options)))
  if (table !== null) problems.push(...rowCountProblems(table, options))
  throwOnErrors(problems)
  if (template === null || table === null) throw new Error('A file that was not read left no error')
  const severity = options.missing === 'block' ? 'error' : 'warning'
  const matching = matchTags(template.tags, table, options.mapping, severity)
  problems.push(...matching.problems)
  if (matching.matches.every(({ how }) => how === 'none' || how === 'supposed')) problems.unshift(nothingMatches(table))
  throwOnErrors(problems)
  return { template, table, matching, language: ofDocuments, problems }
}

/** What the number of rows forbids, and that hidden ones are among them. */
export function rowCountProblems(table: DataTable, { output, limits = STANDARD_LIMITS }: GenerateOptions): Problem[] {
  const rows = table.rows.length
  const place = { file: 'data' as const, sheet: table.sheet }
  const hidden =
    table.hiddenRows > 0 ? [problem('ROWS_HIDDEN', 'info', { ...place, params: { count: table.hiddenRows } })] : []
  if (rows > limits.maxRows) {
    return [problem('TOO_MANY_ROWS', 'error', { ...place, params: { rows, limit: limits.maxRows } })]
  }
  if (output === 'docx' && rows !== 1) return [problem('OUTPUT_NEEDS_ONE_ROW', 'error', { ...place, params: { rows } })]
  return hidden
}

function nothingMatches({ sheet, headerRow }: DataTable): Problem {
  return problem('TAGS_WITHOUT_COLUMNS', 'error', { file: 'data', sheet, row: headerRow })
}
