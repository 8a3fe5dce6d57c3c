import type { GenerateLimits } from '@/lib/documents/generation/options'
import { rowsKey } from '@/lib/documents/generation/output/act-run'
import { baseName, safeFileName } from '@/lib/documents/results/file-names'
import {
  runAnnotate,
  runCorrect,
  runFind,
  runGenerate,
  runInspect,
  runPreview,
} from '@/lib/operations/process/generate-jobs'
import { coreSettings } from '@/lib/operations/tools/core-settings'
import type { GenerateSettings } from '@/lib/operations/tools/generate-settings'
import { worded } from '@/lib/operations/worded'
import { engineGate } from './engine-gate'
import { fileOf, serveEngine, told } from './serve'

const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** The generator's engine. What it answers is what the API's routes for the generator answer. */
serveEngine(async (request, { files, context, locale, limits }) => {
  const gate: GenerateLimits = { maxRows: limits.rows, gate: engineGate(limits) }
  // Written by the generator's screen, as the API accepts it.
  const options = { ...coreSettings(request.options as GenerateSettings), limits: gate }
  const job = { files: files.named, options, output: '', locale }
  switch (request.what) {
    case 'inspect': {
      const {
        addresses: _addresses,
        unchanged: _unchanged,
        ...found
      } = await runInspect({ tool: 'inspect', ...job }, context, files)
      return { answer: () => ({ ...found, problems: told(found.problems, locale) }) }
    }
    case 'preview': {
      const placed = { ...job, options: { ...options, actNumber: 1, ...request.place } }
      const summary = await runPreview({ tool: 'preview', ...placed }, context, files)
      const html = (await files.made('text/html')?.text()) ?? ''
      return { answer: () => ({ ...summary, html, problems: told(summary.problems, locale) }) }
    }
    case 'find': {
      const options = { ...job.options, search: request.search }
      const rows = await runFind({ tool: 'find', ...job, options }, context, files)
      return { answer: () => ({ rows }) }
    }
    case 'annotate': {
      await runAnnotate({ tool: 'annotate', ...job }, context, files)
      const name = safeFileName(`${baseName(request.files.template?.name ?? '')} (Actum)`, '.docx')
      return { answer: () => ({}), file: fileOf(files, { name, type: DOCX_TYPE }) }
    }
    case 'correct':
      return { answer: () => ({}), file: fileOf(files, await runCorrect({ tool: 'correct', ...job }, context, files)) }
    case 'run': {
      const { file, ...summary } = await runGenerate({ tool: 'generate', ...job }, context, files)
      const known = Object.fromEntries(summary.acts.map(({ rows, fingerprint }) => [rowsKey(rows), fingerprint]))
      return {
        answer: () => ({ ...worded(summary, (problems) => told(problems, locale)), mail: null }),
        file: fileOf(files, file),
        record: { known, failed: summary.failed },
      }
    }
  }
})
