import { isConvertedKind } from '../as-docx'
import { readDocument } from '../word-tables/read-document'
import type { TableSource } from './table-source'

const WORD: ReadonlySet<string> = new Set(['docx', 'docm', 'dotx', 'dotm'])

/** Word files of any sort. */
export const WORD_SOURCE: TableSource = {
  accepts: (kind) => WORD.has(kind) || isConvertedKind(kind),
  read: readDocument,
}
