import { parentPort, workerData } from 'node:worker_threads'
import { DocumentError } from '@/lib/documents/error'
import type { PdfTables } from '@/lib/documents/pdf/model'
import { readPdfTables, type PdfReadOptions } from '@/lib/documents/pdf/read-pdf-tables'

/** What the worker is started with. */
export interface ToPdfWorker {
  readonly bytes: Uint8Array
  readonly options: Omit<PdfReadOptions, 'signal' | 'onPage'>
}

/** What the worker sends: its progress, then the tables or why there are none. */
export type FromPdfWorker =
  | { readonly type: 'page'; readonly done: number; readonly total: number }
  | { readonly type: 'tables'; readonly tables: PdfTables }
  | ({ readonly type: 'refused' } & Pick<DocumentError, 'code' | 'params' | 'problems'>)

const send = (message: FromPdfWorker) => parentPort?.postMessage(message)

const { bytes, options } = workerData as ToPdfWorker
try {
  const tables = await readPdfTables(bytes, {
    ...options,
    onPage: (done, total) => send({ type: 'page', done, total }),
  })
  send({ type: 'tables', tables })
} catch (error) {
  if (!(error instanceof DocumentError)) throw error
  const { code, params, problems } = error
  send({ type: 'refused', code, params, problems })
}
