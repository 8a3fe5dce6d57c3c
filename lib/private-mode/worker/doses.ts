import { runExtractDoses, runInspectDoses } from '@/lib/operations/process/dose-jobs'
import { doseInspectionAnswer } from '@/lib/operations/process/dose-inspection-answer'
import type { InspectDosesJob } from '@/lib/operations/process/protocol'
import { doseOptions } from '@/lib/operations/tools/core-settings'
import type { ExtractDosesSettings } from '@/lib/operations/tools/extract-doses-settings'
import { worded } from '@/lib/operations/worded'
import { engineGate } from './engine-gate'
import { fileOf, serveEngine, told } from './serve'

/** The dose extractor's engine. What it answers is what the API's routes for the extractor answer. */
serveEngine(async (request, { files, context, locale, limits }) => {
  // Written by the extractor's screen, as the API accepts it.
  const { around, ...settings } = request.options as ExtractDosesSettings & Pick<InspectDosesJob, 'around'>
  const options = { ...doseOptions(settings), limits: engineGate(limits) }
  const job = { files: files.named, options, output: '', locale }
  if (request.what === 'inspect') {
    const found = await runInspectDoses({ tool: 'inspect-doses', ...job, around }, context, files)
    const answer = doseInspectionAnswer(found, request.files.data?.name ?? '')
    return { answer: () => ({ ...answer, problems: told(answer.problems, locale) }) }
  }
  if (request.what !== 'run') throw new Error(`The dose extractor has no ${request.what}`)
  const { file, ...summary } = await runExtractDoses({ tool: 'extract-doses', ...job }, context, files)
  return { answer: () => worded(summary, (problems) => told(problems, locale)), file: fileOf(files, file) }
})
