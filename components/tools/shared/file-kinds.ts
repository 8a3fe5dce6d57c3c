/** The kinds of spreadsheets that are read. */
export const DATA_KINDS = '.xlsx,.xlsm,.xlsb,.xls,.ods,.csv'

/** The kinds of files that rows for documents are read from: spreadsheets, and lists of objects. */
export const ROW_KINDS = `${DATA_KINDS},.json,.jsonl,.ndjson`

/** Word files: older ones are read if there is a converter. */
function wordKinds(older: boolean): string {
  return older ? '.docx,.doc,.rtf,.odt' : '.docx'
}

/** The kinds of files that templates are: Word documents and Excel workbooks. */
export function templateKinds(older: boolean): string {
  return `${wordKinds(older)},.xlsx,.xltx`
}

/** The kinds of files that tables are read from: PDF and Word files, those with macros and Word's own templates too. */
export function documentKinds(older: boolean): string {
  return `${wordKinds(older)},.pdf,.docm,.dotx,.dotm`
}

/** The kinds of files that doses are read from: spreadsheets, and the tables of Word files and PDF. */
export function doseKinds(older: boolean): string {
  return `${DATA_KINDS},.tsv,.pdf,${older ? '.docx,.doc,.odt' : '.docx'}`
}
