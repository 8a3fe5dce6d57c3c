import type { ColumnName } from './answers'

/** What a person chose of what is made. */
export interface Options {
  /** One merged document of all that is made. */
  readonly single: boolean
  readonly format: 'docx' | 'pdf'
  readonly missing: 'blank' | 'warn' | 'block'
  /** Of the file names; empty for the standard one. */
  readonly pattern: string
  readonly language: 'auto' | 'ru' | 'ro' | 'en'
  /** The columns whose equal values make rows one document; none for a document of each row. */
  readonly groupBy: 'all' | readonly ColumnName[]
  readonly includeHidden: boolean
  /** Where the result is sent: addresses between commas. */
  readonly email: string
}

export const INITIAL_OPTIONS: Options = {
  single: false,
  format: 'docx',
  missing: 'warn',
  pattern: '',
  language: 'auto',
  groupBy: [],
  includeHidden: true,
  email: '',
}
