/**
 * The document process: the only place where a stranger's file is parsed. It is forked by the server from
 * `dist/child.mjs`, gets one job at a time, and may be killed at any moment.
 */
import { DocumentError } from '@/lib/documents/error'
import type { Progress } from '@/lib/documents/tool'
import { dieWithParent } from './orphan-guard'
import type { FromChild, ToChild } from './protocol'
import { runJob } from './run-job'

dieWithParent()

process.on('message', (message: ToChild) => {
  const { id, job } = message
  const onProgress = (progress: Progress) => send({ id, type: 'progress', progress })
  runJob(job, { onProgress }).then(
    (result) => send({ id, type: 'done', result }),
    (error: unknown) => send(failure(id, error)),
  )
})

function failure(id: number, error: unknown): FromChild {
  if (error instanceof DocumentError) {
    return { id, type: 'refused', code: error.code, params: error.params, problems: error.problems }
  }
  return { id, type: 'crashed', stack: error instanceof Error ? (error.stack ?? error.message) : String(error) }
}

function send(message: FromChild): void {
  // A parent that is gone has nobody to tell; the orphan guard ends this process.
  process.send?.(message, undefined, undefined, () => undefined)
}
