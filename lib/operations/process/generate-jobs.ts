import type { GenerateOptions } from '@/lib/documents/generation/options'
import { generateInto, type GenerateReport } from '@/lib/documents/generation/generate'
import { inspect } from '@/lib/documents/inspection/inspect'
import type { Picture } from '@/lib/documents/pictures/picture'
import { readPicture } from '@/lib/documents/pictures/sniff'
import { labelsFor } from '@/lib/i18n/labels'
import type { JobContext } from './job-context'
import type { JobFiles } from './job-files'
import { PICTURE_ROLES } from './protocol'
import type {
  AnnotateJob,
  CorrectJob,
  FindJob,
  GenerateJob,
  GenerateJobOptions,
  InspectJob,
  JobFile,
  PictureRole,
  PreviewJob,
  PreviewSummary,
} from './protocol'

/** Makes the documents; what they are in goes to the job's output. */
export async function runGenerate(job: GenerateJob, context: JobContext, files: JobFiles): Promise<GenerateReport> {
  const input = { data: await files.load(job.files.data), template: await files.load(job.files.template) }
  const options = await coreOptions(job, files)
  const output = await files.open(job.output)
  try {
    return await generateInto((piece) => output.write(piece), input, options, {
      ...context,
      labels: labelsFor(job.locale),
    })
  } finally {
    await output.close()
  }
}

export async function runInspect(job: InspectJob, context: JobContext, files: JobFiles) {
  const { data, template, document } = job.files
  const input = {
    ...(data && { data: await files.load(data) }),
    ...(template && { template: await files.load(template) }),
    ...(document && { document: await files.load(document) }),
  }
  return inspect(input, await coreOptions(job, files), context)
}

/** One document; its HTML goes to the job's output. */
export async function runPreview(job: PreviewJob, context: JobContext, files: JobFiles): Promise<PreviewSummary> {
  const input = { data: await files.load(job.files.data), template: await files.load(job.files.template) }
  const { preview } = await import('@/lib/documents/generation/preview')
  const labels = labelsFor(job.locale)
  const { html, ...summary } = await preview(input, await coreOptions(job, files), { ...context, labels })
  await files.write(job.output, html)
  return summary
}

/** The documents that print what is looked for. */
export async function runFind(job: FindJob, context: JobContext, files: JobFiles): Promise<readonly number[]> {
  const input = { data: await files.load(job.files.data), template: await files.load(job.files.template) }
  const { findDocuments } = await import('@/lib/documents/generation/find-documents')
  return findDocuments(input, await coreOptions(job, files), context)
}

/** The template with comments goes to the job's output. */
export async function runAnnotate(job: AnnotateJob, context: JobContext, files: JobFiles): Promise<null> {
  const { annotatedTemplate } = await import('@/lib/documents/generation/annotation/annotate')
  const template = await files.load(job.files.template)
  const { data } = job.files
  const options = await coreOptions(job, files)
  const { problems } = await inspect({ template, ...(data && { data: await files.load(data) }) }, options, context)
  await files.write(job.output, await annotatedTemplate(template, problems, labelsFor(job.locale), options, context))
  return null
}

/** The corrected spreadsheet goes to the job's output. */
export async function runCorrect(job: CorrectJob, context: JobContext, files: JobFiles) {
  const { correctedSpreadsheet } = await import('@/lib/documents/generation/correction/corrected')
  const data = await files.load(job.files.data)
  const labels = labelsFor(job.locale)
  const { bytes, ...file } = await correctedSpreadsheet(data, await coreOptions(job, files), labels, context)
  await files.write(job.output, bytes)
  return file
}

/** The options as the core takes them: the pictures of the profile read, each by the name that templates know it by. */
async function coreOptions<Options extends GenerateJobOptions>(
  job: {
    readonly files: Readonly<Partial<Record<PictureRole, JobFile>>>
    readonly options: Options
  },
  files: JobFiles,
): Promise<Omit<Options, 'profile'> & Required<Pick<GenerateOptions, 'profile'>>> {
  const pictures: Partial<Record<PictureRole, Picture>> = {}
  for (const role of PICTURE_ROLES) {
    const file = job.files[role]
    if (file !== undefined) pictures[role] = readPicture((await files.load(file)).bytes)
  }
  const { profile, ...rest } = job.options
  return { ...rest, profile: { fields: profile?.fields ?? {}, pictures } }
}
