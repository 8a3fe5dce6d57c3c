import type { WordedProblem } from './answers'

/** The codes that concern a row's document; with other codes, the row only locates a header or a quotation mark. */
const ROW_CODES: ReadonlySet<WordedProblem['code']> = new Set([
  'CELL_EMPTY',
  'MAIL_NO_ADDRESS',
  'MAIL_LETTER_EMPTY',
  'CELL_ERROR',
  'CELL_STRUCK',
  'CELL_CONTROL_CHARACTERS',
  'FORMAT_MISMATCH',
  'FORMAT_ARGUMENT',
  'NAME_GENDER_UNKNOWN',
  'NAME_ORDER_UNKNOWN',
  'NOUN_GENDER_UNKNOWN',
  'AGGREGATE_SKIPPED',
  'CONDITION_UNKNOWN',
  'CALCULATION_UNKNOWN',
  'GROUP_VALUES_DIFFER',
  'PICTURE_KIND',
  'PICTURE_DAMAGED',
  'PICTURE_TOO_LARGE',
  'PICTURE_LINKED',
  'PICTURE_SEVERAL',
  'DOCUMENT_TOO_LARGE',
])

/** Whether a problem is about the document of one row, and so leaves the others alone. */
export function isOfRow({ code, row }: Pick<WordedProblem, 'code' | 'row'>): boolean {
  return row !== null && ROW_CODES.has(code)
}
