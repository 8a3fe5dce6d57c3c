import { readFile, writeFile } from 'node:fs/promises'
import { generate } from '@/lib/documents/generation/generate'
import { inspect } from '@/lib/documents/generation/inspect'
import type { NamedFile, ToolContext } from '@/lib/documents/tool'
import type { GenerateSummary, Job, JobFile } from './protocol'

/** Runs one job: files in by path, the tool, the result's bytes out by path; what is left goes back as the answer. */
export async function runJob(job: Job, context: ToolContext): Promise<unknown> {
  switch (job.tool) {
    case 'generate': {
      const input = { data: await load(job.files.data), template: await load(job.files.template) }
      const { file, ...result } = await generate(input, job.options, context)
      await writeFile(job.output, file.bytes)
      return { ...result, file: { name: file.name, type: file.type } } satisfies GenerateSummary
    }
    case 'inspect': {
      const { data, template, document } = job.files
      const input = {
        ...(data && { data: await load(data) }),
        ...(template && { template: await load(template) }),
        ...(document && { document: await load(document) }),
      }
      return inspect(input, job.options, context)
    }
  }
}

async function load(file: JobFile | undefined): Promise<NamedFile> {
  if (file === undefined) throw new Error('A job lacks a file that its tool reads')
  return { name: file.name, bytes: await readFile(file.path) }
}
