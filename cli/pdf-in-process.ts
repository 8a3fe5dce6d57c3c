import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { DocumentError } from '@/lib/documents/error'
import type { PdfTables } from '@/lib/documents/pdf/model'
import type { PdfReadOptions } from '@/lib/documents/pdf/read-pdf-tables'
import { PDF_LIMITS } from '@/lib/documents/pdf/reading/limits'
import { watchMemory } from '@/lib/hosts/node/watch-memory'
import { FileError } from './files'
import type { FromPdfProcess, ToPdfProcess } from './pdf-process'

/** Pages left over after this time aren't read, so a longer silence means that a page never ends. */
const SILENCE_MS = PDF_LIMITS.milliseconds + 10_000

/** Megabytes for the objects of one PDF; its bytes aren't counted. */
const MEMORY_MB = 1024

/** Megabytes for all that the process has in memory, where the system reports it. */
const RESIDENT_MB = 1536

interface Where {
  /** The module that the process runs. */
  readonly file: URL
  /** How long it may take from one page to the next. */
  readonly silenceMs?: number
  readonly memoryMb?: number
  readonly residentMb?: number
}

/**
 * Returns the tables of a PDF, read in a process of its own. A damaged font may keep pdf.js busy forever, even inside a
 * single built-in function, and then only killing the process ends it: a worker thread isn't stopped there.
 * @throws DocumentError what `readPdfTables` throws; FileError FILE_TOO_EXPENSIVE if no page was finished for too long or
 * the process ended or took too much memory; the signal's reason if it was aborted
 */
export async function readPdfInProcess(
  bytes: Uint8Array,
  { signal, onPage, ...options }: PdfReadOptions,
  { file, silenceMs = SILENCE_MS, memoryMb = MEMORY_MB, residentMb = RESIDENT_MB }: Where,
): Promise<PdfTables> {
  signal?.throwIfAborted()
  const child = fork(fileURLToPath(file), [], {
    // Typed arrays arrive as such.
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${memoryMb}`],
    // When memory ends, V8 prints its own report; the command has the message.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const isStopped = new FileError('FILE_TOO_EXPENSIVE', 'errors.FILE_TOO_EXPENSIVE', '')
  let timer: NodeJS.Timeout | undefined
  let onAbort = () => {}
  let stopWatching = () => {}
  try {
    return await new Promise<PdfTables>((resolve, reject) => {
      const watch = () => {
        clearTimeout(timer)
        timer = setTimeout(() => reject(isStopped), silenceMs)
      }
      onAbort = () => reject(signal?.reason)
      signal?.addEventListener('abort', onAbort, { once: true })
      child.on('message', (message: FromPdfProcess) => {
        watch()
        switch (message.type) {
          case 'page':
            return onPage?.(message.done, message.total)
          case 'tables':
            return resolve(message.tables)
          case 'refused':
            return reject(new DocumentError(message.code, message.params, message.problems))
          case 'crashed':
            return reject(new Error(message.stack))
        }
      })
      child.on('error', reject)
      child.on('exit', () => reject(isStopped))
      watch()
      stopWatching = watchMemory(child.pid, residentMb, () => reject(isStopped))
      child.send({ bytes, options } satisfies ToPdfProcess)
    })
  } finally {
    clearTimeout(timer)
    stopWatching()
    signal?.removeEventListener('abort', onAbort)
    child.kill('SIGKILL')
  }
}
