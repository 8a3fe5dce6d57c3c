import type { Problem } from '../../problem'
import { sheetPrefix } from './formula-tokens'

/** A place in a template that is a workbook, as a problem names it. */
export type WorkbookPlace = Pick<Problem, 'file' | 'part' | 'paragraph' | 'table' | 'params' | 'sheet' | 'cell'>

/** What a place is of. */
export interface PlaceIn {
  readonly part?: string | null
  readonly sheet?: string | null
  readonly cell?: string | null
  /** The kind of text where it isn't a cell's. */
  readonly where?: 'header' | 'footer' | 'comments' | 'part'
}

/** A place in a workbook. For a sentence, `words` is the address that a person finds it by. */
export function workbookPlace({ part = null, sheet = null, cell = null, where }: PlaceIn): WorkbookPlace {
  const words = sheet === null ? (part ?? '') : cell === null ? sheet : `${sheetPrefix(sheet)}${cell}`
  const params = { where: where ?? 'document', at: 0, words, page: 0 }
  return { file: 'template', part, paragraph: null, table: null, sheet, cell, params }
}
