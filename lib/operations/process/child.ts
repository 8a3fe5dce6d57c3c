/**
 * The document process: the only place where a stranger's file is parsed. It is forked by the server from
 * `dist/child.mjs`, gets one job at a time, and may be killed at any moment.
 */
import { createConverter } from '@/lib/conversion/create-converter'
import { DocumentError } from '@/lib/documents/error'
import { NothingFinished } from '@/lib/documents/nothing-finished'
import type { Progress } from '@/lib/documents/tool'
import { FILES_ON_DISK } from './files-on-disk'
import { FileGone } from './job-files'
import { dieWithParent } from './orphan-guard'
import type { Ask, FromChild, ToChild } from './protocol'
import { runJob } from './run-job'

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
