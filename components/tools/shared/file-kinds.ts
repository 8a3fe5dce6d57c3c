/** What makes PDFs here and reads older kinds of documents. */
export type ConverterKind = 'libreoffice' | 'gotenberg' | 'none'

/** The kinds of spreadsheets that are read. */
export const DATA_KINDS = '.xlsx,.xlsm,.xlsb,.xls,.ods,.csv'

/** The kinds of Word files that templates are: older ones are read where there is something to convert them with. */
export function templateKinds(converter: ConverterKind): string {
  return converter === 'none' ? '.docx' : '.docx,.doc,.rtf,.odt'
}

/** The kinds of Word files that tables are read from: those with macros and Word's own templates too. */
export function documentKinds(converter: ConverterKind): string {
  return `${templateKinds(converter)},.docm,.dotx,.dotm`
}

/** The kinds of files that doses are read from: spreadsheets, and the tables of Word files. */
export function doseKinds(converter: ConverterKind): string {
  return `${DATA_KINDS},.tsv,${converter === 'none' ? '.docx' : '.docx,.doc,.odt'}`
}
