import type { Problem } from '../problem'
import type { DataLanguage } from '../spreadsheets/language'
import type { NamedFile, ToolContext } from '../tool'
import type { DataTable } from './data/data-table'
import { readData, tableOf, type Data } from './data/read-data'
import { documentLanguage, isNeutral, languagesOf } from './document-language'
import { STANDARD_LIMITS, type GenerateOptions } from './options'
import { attempt } from './problems'
import type { TaggedTemplate } from './template/template'

/** Returns the names that a template's tags call columns by, as they are written. */
function wantedNames(template: TaggedTemplate | null): string[] {
  return (template?.tags ?? []).flatMap(({ kind, name, whole }) => (kind === 'end' ? [] : [name, whole]))
}

/** A spreadsheet as the documents' language shows its values; what could not be read is null, and among the problems. */
export interface ReadTable {
  readonly workbook: Data | null
  readonly table: DataTable | null
  /** That of dates, numbers and `{today}` in the documents. */
  readonly language: DataLanguage
}

/**
 * Reads a spreadsheet, and decides the documents' language by the template, the options and the sheet. A sheet that shows no language is
 * read again in that of the documents: its amounts and dates are printed as it shows them.
 */
export async function readTable(
  file: NamedFile | undefined,
  template: TaggedTemplate | null,
  options: GenerateOptions,
  problems: Problem[],
  context: ToolContext,
): Promise<ReadTable> {
  const languages = languagesOf(template, options)
  problems.push(...languages.supposed)
  const first = await readIn(languages.ofSheet, file, template, options, context)
  const { language, supposed } = documentLanguage(template, first.table, options, languages)
  const isOther = languages.ofSheet === undefined && language !== 'en' && first.table !== null && isNeutral(first.table)
  context.signal?.throwIfAborted()
  const read = isOther ? await readIn(language, file, template, options, context) : first
  problems.push(...read.problems, ...supposed)
  return { workbook: read.workbook, table: read.table, language }
}

async function readIn(
  language: DataLanguage | undefined,
  file: NamedFile | undefined,
  template: TaggedTemplate | null,
  options: GenerateOptions,
  context: ToolContext,
) {
  const problems: Problem[] = []
  const { gate } = options.limits ?? STANDARD_LIMITS
  const workbook =
    file === undefined ? null : await attempt('data', problems, () => readData(file, language, gate, context))
  problems.push(...(workbook?.problems ?? []))
  const table =
    workbook === null ? null : await attempt('data', problems, () => tableOf(workbook, options, wantedNames(template)))
  return { workbook, table, problems }
}
