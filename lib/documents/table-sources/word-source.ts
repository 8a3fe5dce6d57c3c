import { isConvertedKind } from '../as-docx'
import type { TableSource } from './table-source'

const WORD: ReadonlySet<string> = new Set(['docx', 'docm', 'dotx', 'dotm'])

/** Word files of any sort. */
export const WORD_SOURCE: TableSource = {
  accepts: (kind) => WORD.has(kind) || isConvertedKind(kind),
  async read(file, options, context) {
    const { readDocument } = await import('../word-tables/read-document')
    return readDocument(file, options, context)
  },
}
