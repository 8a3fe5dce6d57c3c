import { Worker } from 'node:worker_threads'
import { DocumentError } from '@/lib/documents/error'
import type { PdfTables } from '@/lib/documents/pdf/model'
import type { PdfReadOptions } from '@/lib/documents/pdf/read-pdf-tables'
import { PDF_LIMITS } from '@/lib/documents/pdf/reading/limits'
import { FileError } from './files'
import type { FromPdfWorker, ToPdfWorker } from './pdf-worker'

/** Pages left over after this time aren't read, so a longer silence means that a page never ends. */
const SILENCE_MS = PDF_LIMITS.milliseconds + 10_000

/** Megabytes for the objects of one PDF; its bytes aren't counted. */
const MEMORY_MB = 1024

interface Where {
  /** The file of the worker. */
  readonly worker: URL
  /** How long it may take from one page to the next. */
  readonly silenceMs?: number
  readonly memoryMb?: number
}

/**
 * Returns the tables of a PDF, read in a worker thread. pdf.js may loop forever on a damaged font; nothing in the same
 * thread could end that.
 * @throws DocumentError what `readPdfTables` throws; FileError FILE_TOO_EXPENSIVE if no page was finished for too long or
 * memory ran out; the signal's reason if it was aborted
 */
export async function readPdfInWorker(
  bytes: Uint8Array,
  { signal, onPage, ...options }: PdfReadOptions,
  { worker: file, silenceMs = SILENCE_MS, memoryMb = MEMORY_MB }: Where,
): Promise<PdfTables> {
  signal?.throwIfAborted()
  const worker = new Worker(file, {
    workerData: { bytes, options } satisfies ToPdfWorker,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  })
  const isStopped = new FileError('FILE_TOO_EXPENSIVE', 'errors.FILE_TOO_EXPENSIVE', '')
  let timer: NodeJS.Timeout | undefined
  let onAbort = () => {}
  try {
    return await new Promise<PdfTables>((resolve, reject) => {
      const watch = () => {
        clearTimeout(timer)
        timer = setTimeout(() => reject(isStopped), silenceMs)
      }
      onAbort = () => reject(signal?.reason)
      signal?.addEventListener('abort', onAbort, { once: true })
      worker.on('message', (message: FromPdfWorker) => {
        watch()
        if (message.type === 'page') onPage?.(message.done, message.total)
        else if (message.type === 'tables') resolve(message.tables)
        else reject(new DocumentError(message.code, message.params, message.problems))
      })
      worker.on('error', (error: NodeJS.ErrnoException) =>
        reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? isStopped : error),
      )
      worker.on('exit', () => reject(isStopped))
      watch()
    })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', onAbort)
    await worker.terminate()
  }
}
