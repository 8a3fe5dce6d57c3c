import { extractDoses } from '@/lib/documents/doses/extract'
import { inspectDoses } from '@/lib/documents/doses/inspect'
import { noDosesError } from '@/lib/documents/doses/no-doses'
import type { DoseOptions } from '@/lib/documents/doses/options'
import { judgeKind } from '@/lib/documents/ooxml/kind'
import type { ToolContext } from '@/lib/documents/tool'
import { labelsFor } from '@/lib/i18n/labels'
import { doseInspectionReport, doseReport } from './dose-report'
import type { JobFiles } from './job-files'
import type { ExtractDosesJob, ExtractDosesSummary, InspectDosesJob, InspectDosesSummary } from './protocol'

/**
 * Extracts a file's doses; the workbook is written to the job's output.
 *
 * @throws DocumentError what `extractDoses` throws; DOSES_NONE if there is neither a dose nor a question
 */
export async function runExtractDoses(
  job: ExtractDosesJob,
  context: ToolContext,
  files: JobFiles,
): Promise<ExtractDosesSummary> {
  const data = await files.load(job.files.data)
  const result = await extractDoses(data, await optionsOf(job, files), { ...context, labels: labelsFor(job.locale) })
  const { file, extraction, problems, dosesSheet, timings } = result
  if (extraction.doses.length === 0 && extraction.decisions.length === 0) throw noDosesError(extraction)
  await files.write(job.output, file.bytes)
  return { file: { name: file.name, type: file.type }, report: doseReport(result), dosesSheet, problems, timings }
}

/** What would be extracted; nothing is written. @throws DocumentError what `inspectDoses` throws */
export async function runInspectDoses(
  job: InspectDosesJob,
  context: ToolContext,
  files: JobFiles,
): Promise<InspectDosesSummary> {
  const data = await files.load(job.files.data)
  const inspection = await inspectDoses(data, job.options, context)
  return {
    kind: judgeKind(data.bytes),
    bytes: data.bytes.length,
    doses: doseInspectionReport(inspection, job.around),
    language: inspection.extraction.layout.tables.find(({ language }) => language !== null)?.language ?? null,
    problems: inspection.problems,
  }
}

async function optionsOf({ files: { before }, options }: ExtractDosesJob, files: JobFiles): Promise<DoseOptions> {
  return before === undefined ? options : { ...options, before: await files.load(before) }
}
