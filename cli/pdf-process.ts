/** The process in which the command line reads a PDF. It reads one, and is killed when that is done or takes too long. */
import { DocumentError } from '@/lib/documents/error'
import type { PdfTables } from '@/lib/documents/pdf/model'
import { readPdfTables, type PdfReadOptions } from '@/lib/documents/pdf/read-pdf-tables'
import { dieWithParent } from '@/lib/hosts/node/die-with-parent'

/** What the process is asked. */
export interface ToPdfProcess {
  readonly bytes: Uint8Array
  readonly options: Omit<PdfReadOptions, 'signal' | 'onPage'>
}

/** What the process sends: its progress, then the tables or why there are none. */
export type FromPdfProcess =
  | { readonly type: 'page'; readonly done: number; readonly total: number }
  | { readonly type: 'tables'; readonly tables: PdfTables }
  | ({ readonly type: 'refused' } & Pick<DocumentError, 'code' | 'params' | 'problems'>)
  | { readonly type: 'crashed'; readonly stack: string }

const send = (message: FromPdfProcess) => process.send?.(message)

async function read({ bytes, options }: ToPdfProcess): Promise<void> {
  try {
    const onPage = (done: number, total: number) => send({ type: 'page', done, total })
    send({ type: 'tables', tables: await readPdfTables(new Uint8Array(bytes), { ...options, onPage }) })
  } catch (error) {
    if (error instanceof DocumentError) {
      const { code, params, problems } = error
      send({ type: 'refused', code, params, problems })
    } else {
      send({ type: 'crashed', stack: error instanceof Error ? (error.stack ?? error.message) : String(error) })
    }
  }
}

dieWithParent()
process.on('message', (message: ToPdfProcess) => void read(message))
