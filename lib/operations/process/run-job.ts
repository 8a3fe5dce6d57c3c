import { open, writeFile, type FileHandle } from 'node:fs/promises'
import { annotatedTemplate } from '@/lib/documents/generation/annotation/annotate'
import { correctedSpreadsheet } from '@/lib/documents/generation/correction/corrected'
import { generateInto } from '@/lib/documents/generation/generate'
import { inspect } from '@/lib/documents/inspection/inspect'
import type { GenerateOptions } from '@/lib/documents/generation/options'
import { preview } from '@/lib/documents/generation/preview'
import type { Picture } from '@/lib/documents/pictures/picture'
import { labelsFor } from '@/lib/i18n/labels'
import { readPicture } from '@/lib/documents/pictures/sniff'
import { summarised } from '@/lib/documents/tables/inspect'
import { noTablesError, parseTables } from '@/lib/documents/tables/parse'
import type { ToolContext } from '@/lib/documents/tool'
import { runExtractDoses, runInspectDoses } from './dose-jobs'
import { loadFile } from './load-file'
import { PICTURE_ROLES } from './protocol'
import type { GenerateJobOptions, Job, JobFile, PictureRole, ParseTableSummary, PreviewSummary } from './protocol'

/** With what only the server knows. */
export interface JobContext extends ToolContext {
  readonly actNumbers: (count: number) => Promise<number>
  /** Whether the job is to end with what is finished. */
  readonly isStopped?: () => boolean
}

/** Runs one job: files in by path, the tool, the result's bytes out by path; what is left goes back as the answer. */
export async function runJob(job: Job, context: JobContext): Promise<unknown> {
  switch (job.tool) {
    case 'generate': {
      const input = { data: await loadFile(job.files.data), template: await loadFile(job.files.template) }
      const options = await coreOptions(job)
      const output = await open(job.output, 'w')
      try {
        const sink = (piece: Uint8Array) => writeAll(output, piece)
        return await generateInto(sink, input, options, { ...context, labels: labelsFor(job.locale) })
      } finally {
        await output.close()
      }
    }
    case 'inspect': {
      const { data, template, document } = job.files
      const input = {
        ...(data && { data: await loadFile(data) }),
        ...(template && { template: await loadFile(template) }),
        ...(document && { document: await loadFile(document) }),
      }
      return inspect(input, await coreOptions(job), context)
    }
    case 'preview': {
      const input = { data: await loadFile(job.files.data), template: await loadFile(job.files.template) }
      const { html, ...summary } = await preview(input, await coreOptions(job), {
        ...context,
        labels: labelsFor(job.locale),
      })
      await writeFile(job.output, html)
      return summary satisfies PreviewSummary
    }
    case 'annotate': {
      const template = await loadFile(job.files.template)
      const { data } = job.files
      const options = await coreOptions(job)
      const { problems } = await inspect({ template, ...(data && { data: await loadFile(data) }) }, options, context)
      await writeFile(job.output, await annotatedTemplate(template, problems, labelsFor(job.locale), options, context))
      return null
    }
    case 'correct': {
      const data = await loadFile(job.files.data)
      const corrected = await correctedSpreadsheet(data, await coreOptions(job), labelsFor(job.locale), context)
      const { bytes, ...file } = corrected
      await writeFile(job.output, bytes)
      return file
    }
    case 'parse-table': {
      const document = await loadFile(job.files.document)
      const result = await parseTables(document, job.options, { ...context, labels: labelsFor(job.locale) })
      if (result.kind === 'none') throw noTablesError(result)
      const { file, tables, messages, places, timings } = result
      await writeFile(job.output, file.bytes)
      const summary: ParseTableSummary = {
        file: { name: file.name, type: file.type },
        tables: tables.map(summarised),
        places,
        problems: messages,
        timings,
      }
      return summary
    }
    case 'extract-doses':
      return runExtractDoses(job, context)
    case 'inspect-doses':
      return runInspectDoses(job, context)
  }
}

/** A handle may take a part of what it is given. */
async function writeAll(output: FileHandle, piece: Uint8Array): Promise<void> {
  for (let at = 0; at < piece.length;) at += (await output.write(piece, at)).bytesWritten
}

/** The options as the core takes them: the pictures of the profile read, each by the name that templates know it by. */
async function coreOptions<Options extends GenerateJobOptions>({
  files,
  options,
}: {
  readonly files: Readonly<Partial<Record<PictureRole, JobFile>>>
  readonly options: Options
}): Promise<Omit<Options, 'profile'> & Required<Pick<GenerateOptions, 'profile'>>> {
  const pictures: Partial<Record<PictureRole, Picture>> = {}
  for (const role of PICTURE_ROLES) {
    const file = files[role]
    if (file !== undefined) pictures[role] = readPicture((await loadFile(file)).bytes)
  }
  const { profile, ...rest } = options
  return { ...rest, profile: { fields: profile?.fields ?? {}, pictures } }
}
