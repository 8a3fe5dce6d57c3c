import type { ColumnName } from './answers'

/** The user's choices for the result. */
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
  /** The whole result to addresses, or each document to the address in its row. */
  readonly mailing: 'none' | 'addresses' | 'rows'
  /** Addresses between commas. */
  readonly email: string
  /** The column of each row's address; null until one is chosen. */
  readonly mailColumn: ColumnName | null
  /** First send a few of them to the user only. */
  readonly mailTest: boolean
  /** The email's subject and text, with columns as tags; empty for the defaults. */
  readonly mailSubject: string
  readonly mailText: string
  /** Only documents that differ from those of an earlier run, where there is one. */
  readonly onlyChanged: boolean
}

/** Whether a run that is stopped keeps the documents that are finished: of one file for all, a part would look like the whole. */
export function keepsFinished({ single }: Options): boolean {
  return !single
}

export const INITIAL_OPTIONS: Options = {
  single: false,
  format: 'docx',
  missing: 'warn',
  pattern: '',
  language: 'auto',
  groupBy: [],
  includeHidden: true,
  mailing: 'none',
  email: '',
  mailColumn: null,
  mailTest: true,
  mailSubject: '',
  mailText: '',
  onlyChanged: false,
}
