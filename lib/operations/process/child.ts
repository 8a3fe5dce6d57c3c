/**
 * The document process: the only place where a stranger's file is parsed. It is forked by the server from
 * `dist/child.mjs`, gets one job at a time, and may be killed at any moment.
 */
import { open, readFile, writeFile } from 'node:fs/promises'
import { createConverter } from '@/lib/conversion/create-converter'
import { DocumentError } from '@/lib/documents/error'
import { NothingFinished } from '@/lib/documents/nothing-finished'
import type { Progress } from '@/lib/documents/tool'
import { dieWithParent } from '@/lib/hosts/node/die-with-parent'
import { hasCode } from '@/lib/system-error'
import { FileGone, type JobFiles } from './job-files'
import type { Ask, FromChild, ToChild, Job } from './protocol'
import { runExtractDoses, runInspectDoses } from './dose-jobs'
import { runAnnotate, runCorrect, runFind, runGenerate, runInspect, runPreview } from './generate-jobs'
import type { JobContext } from './job-context'
import { runParseTable } from './table-jobs'

dieWithParent()
// A terminal or a service manager signals all processes together. The signal is for the server, which lets this one finish.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)

// The server gives this process the variables of a converter and no others.
const converter = createConverter(process.env)

/** Questions without an answer yet. A job whose question can't be answered is ended by the server. */
const asked = new Map<number, (value: number) => void>()
let questions = 0
/** The job that is to end with what is finished. */
let stopped: number | null = null

/** The files of a document process: its server gives it their paths. */
const FILES_ON_DISK: JobFiles = {
  async load(file) {
    if (file === undefined) throw new Error('A job lacks a file that its tool reads')
    try {
      return { name: file.name, bytes: await readFile(file.path) }
    } catch (error) {
      throw hasCode(error, 'ENOENT') ? new FileGone(file.name) : error
    }
  },
  write: (output, content) => writeFile(output, content),
  async open(output) {
    const handle = await open(output, 'w')
    return {
      // A handle may write only a part of what it gets.
      async write(piece) {
        for (let at = 0; at < piece.length;) at += (await handle.write(piece, at)).bytesWritten
      },
      close: () => handle.close(),
    }
  },
}

/** Runs one job: its tool, with the result's bytes to the job's output; what is left goes back as the answer. */
async function runJob(job: Job, context: JobContext, files: JobFiles): Promise<unknown> {
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

process.on('message', (message: ToChild) => {
  if ('answer' in message) {
    const { question, value } = message.answer
    asked.get(question)?.(value)
    asked.delete(question)
    return
  }
  if ('stop' in message) {
    stopped = message.id
    return
  }
  const { id, job } = message
  const onProgress = (progress: Progress) => send({ id, type: 'progress', progress })
  const actNumbers = (count: number) => ask(id, { what: 'actNumbers', count })
  runJob(job, { onProgress, actNumbers, converter, isStopped: () => stopped === id }, FILES_ON_DISK).then(
    (result) => send({ id, type: 'done', result }),
    (error: unknown) => send(failure(id, error)),
  )
})

function ask(id: number, ask: Ask): Promise<number> {
  const question = ++questions
  return new Promise((resolve) => {
    asked.set(question, resolve)
    send({ id, type: 'ask', question, ask })
  })
}

function failure(id: number, error: unknown): FromChild {
  if (error instanceof DocumentError) {
    return { id, type: 'refused', code: error.code, params: error.params, problems: error.problems }
  }
  if (error instanceof NothingFinished) return { id, type: 'stopped' }
  if (error instanceof FileGone) return { id, type: 'gone' }
  return { id, type: 'crashed', stack: error instanceof Error ? (error.stack ?? error.message) : String(error) }
}

function send(message: FromChild): void {
  // The parent is gone and can't receive errors; the orphan guard ends this process.
  process.send?.(message, undefined, undefined, () => undefined)
}
