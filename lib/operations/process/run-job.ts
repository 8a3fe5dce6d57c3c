import { runExtractDoses, runInspectDoses } from './dose-jobs'
import { runAnnotate, runCorrect, runFind, runGenerate, runInspect, runPreview } from './generate-jobs'
import type { JobContext } from './job-context'
import type { JobFiles } from './job-files'
import type { Job } from './protocol'
import { runParseTable } from './table-jobs'

/** Runs one job: its tool, with the result's bytes to the job's output; what is left goes back as the answer. */
export async function runJob(job: Job, context: JobContext, files: JobFiles): Promise<unknown> {
  switch (job.tool) {
    case 'generate':
      return runGenerate(job, context, files)
    case 'inspect':
      return runInspect(job, context, files)
    case 'preview':
      return runPreview(job, context, files)
    case 'find':
      return runFind(job, context, files)
    case 'annotate':
      return runAnnotate(job, context, files)
    case 'correct':
      return runCorrect(job, context, files)
    case 'parse-table':
      return runParseTable(job, context, files)
    case 'extract-doses':
      return runExtractDoses(job, context, files)
    case 'inspect-doses':
      return runInspectDoses(job, context, files)
  }
}
