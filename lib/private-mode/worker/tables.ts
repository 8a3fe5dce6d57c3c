import { runInspectDocument, runParseTable } from '@/lib/operations/process/table-jobs'
import { chosenOptions } from '@/lib/operations/tools/core-settings'
import type { ParseTableSettings } from '@/lib/operations/tools/parse-table-settings'
import { worded } from '@/lib/operations/worded'
import { engineGate } from './engine-gate'
import { fileOf, serveEngine, told } from './serve'

/** The parser's engine. What it answers is what the API's routes for the parser answer. */
serveEngine(async (request, { files, context, locale, limits }) => {
  // Written by the parser's screen, as the API accepts it.
  const options = { ...chosenOptions(request.options as ParseTableSettings), limits: engineGate(limits) }
  const job = { files: files.named, options, output: '', locale }
  if (request.what === 'inspect') {
    const found = await runInspectDocument(job, context, files)
    return { answer: () => ({ ...found, problems: told(found.problems, locale) }) }
  }
  if (request.what !== 'run') throw new Error(`The parser has no ${request.what}`)
  const { file, ...summary } = await runParseTable({ tool: 'parse-table', ...job }, context, files)
  return { answer: () => worded(summary, (problems) => told(problems, locale)), file: fileOf(files, file) }
})
