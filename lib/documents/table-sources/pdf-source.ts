import type { TableSource } from './table-source'

/** PDF files whose text is text. */
export const PDF_SOURCE: TableSource = {
  accepts: (kind) => kind === 'pdf',
  async read({ bytes }, options, { signal, onProgress, readPdf }) {
    const [read, { shapePdfTables }] = await Promise.all([
      readPdf ?? import('../pdf/read-pdf-tables').then(({ readPdfTables }) => readPdfTables),
      import('./pdf-tables'),
    ])
    const { join = true, frames } = options
    const found = await read(bytes, {
      join,
      ...(frames && { frames }),
      ...(signal && { signal }),
      onPage: (done, total) => onProgress?.({ stage: 'reading', done, total }),
    })
    return shapePdfTables(found, options)
  },
}
