import { DocumentError } from '@/lib/documents/error'
import { problemsOf } from '@/lib/documents/generation/problems'
import type { Inspection } from '@/lib/documents/inspection/inspect'
import { judgeKind } from '@/lib/documents/ooxml/kind'
import {
  inspectTables,
  pdfOf,
  summarised,
  type InspectTablesOptions,
  type TablesInspection,
} from '@/lib/documents/tables/inspect'
import { noTablesError, parseTables } from '@/lib/documents/tables/parse'
import type { ToolContext } from '@/lib/documents/tool'
import { labelsFor } from '@/lib/i18n/labels'
import type { JobFiles } from './job-files'
import type { JobFile, ParseTableJob, ParseTableSummary } from './protocol'

/** The tables of a document; the workbook goes to the job's output. */
export async function runParseTable(
  job: ParseTableJob,
  context: ToolContext,
  files: JobFiles,
): Promise<ParseTableSummary> {
  const document = await files.load(job.files.document)
  const result = await parseTables(document, job.options, { ...context, labels: labelsFor(job.locale) })
  if (result.kind === 'none') throw noTablesError(result)
  const { file, tables, messages, places, timings } = result
  await files.write(job.output, file.bytes)
  return {
    file: { name: file.name, type: file.type },
    tables: tables.map(summarised),
    places,
    problems: messages,
    timings,
  }
}

/**
 * What is in a document, as an inspection of it alone answers. Without the generator, which inspects files together: the parser's
 * engine in a browser has only what it needs.
 */
export async function runInspectDocument(
  job: { readonly files: { readonly document?: JobFile | undefined }; readonly options: InspectTablesOptions },
  context: ToolContext,
  files: JobFiles,
): Promise<Inspection> {
  const document = await files.load(job.files.document)
  const { language = 'auto' } = job.options
  const looked = await inspectTables(document, job.options, context).catch((error: unknown): TablesInspection => {
    if (!(error instanceof DocumentError)) throw error
    return { tables: [], messages: problemsOf(error, 'document'), instead: null }
  })
  const { name, bytes } = document
  return {
    files: [
      {
        role: 'document',
        name,
        kind: judgeKind(bytes),
        bytes: bytes.length,
        sheets: [],
        tags: [],
        tables: looked.tables,
        ...pdfOf(looked),
      },
    ],
    problems: looked.messages,
    table: null,
    matches: [],
    unused: [],
    stripped: [],
    language: language === 'auto' ? 'en' : language,
  }
}
