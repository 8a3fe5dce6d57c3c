/** A file by its name and its content. The content decides what it is; a name ending in .json, .jsonl or .ndjson says that it is JSON. */
export interface DocumentFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** The language of messages, and of words in files that are made. */
export type Locale = 'en-US' | 'ru-RU' | 'ro-RO'

/** The language of the data: of dates, numbers, names and prescriptions. */
export type DataLanguage = 'en' | 'ru' | 'ro' | 'auto'

export type Severity = 'error' | 'warning' | 'info'

/** Something to know about a file, with its place. Places that don't apply are null. */
export interface Problem {
  /** Never changes: `TAG_NO_COLUMN`. */
  readonly code: string
  readonly severity: Severity
  readonly file: 'data' | 'template' | 'document' | null
  readonly sheet: string | null
  /** As the spreadsheet shows it, from 1; of JSON the object's number. */
  readonly row: number | null
  /** Its letter; of JSON the path of keys. */
  readonly column: string | null
  /** Like `B7`; of JSON a JSON Pointer. */
  readonly cell: string | null
  /** The part of the Word file. */
  readonly part: string | null
  /** The paragraph's index in its part, from 0. */
  readonly paragraph: number | null
  readonly table: { readonly index: number; readonly row: number; readonly col: number } | null
  /** As written. */
  readonly tag: string | null
  /** What was probably meant. */
  readonly suggestion: string | null
  /** A sentence in the language asked for. */
  readonly text: string
}

/** How far a run has come. */
export interface Progress {
  readonly stage: string
  readonly done: number
  readonly total: number
}

/** What every function takes beside its files. */
export interface CommonOptions {
  /** Default: `en-US`. */
  readonly locale?: Locale
  readonly onProgress?: (progress: Progress) => void
  /** Aborting it rejects with its reason. */
  readonly signal?: AbortSignal
}

/** A made file. */
export interface MadeFile {
  readonly name: string
  /** Its media type. */
  readonly type: string
  readonly bytes: Uint8Array
}

export interface GenerateOptions extends CommonOptions {
  /** The sheet's name; default: the first with data. */
  readonly sheet?: string
  /** The row with the column names, from 1; default: found automatically. */
  readonly headerRow?: number
  /** Only these rows. */
  readonly rows?: readonly number[]
  readonly excludeRows?: readonly number[]
  /** Rows that are data although they look like totals. */
  readonly includeRows?: readonly number[]
  /** From a tag to its column, by name or letter; an empty text leaves the tag blank. */
  readonly mapping?: Readonly<Record<string, string>>
  /** From a tag to a text that it prints in every document. */
  readonly constants?: Readonly<Record<string, string>>
  /** What to do about missing data; default: `warn`. */
  readonly missing?: 'blank' | 'warn' | 'block'
  /** Of file names, such as `Document {No.}`. */
  readonly pattern?: string
  /** Default: `auto`. */
  readonly language?: DataLanguage
  /** Default: `auto`, a zip for several documents and the document for one. PDF needs LibreOffice. */
  readonly output?: 'auto' | 'zip' | 'docx' | 'xlsx' | 'pdf'
  /** One merged document of all rows. */
  readonly single?: boolean
  /** One document for all rows that agree in these columns; `*` for all rows. */
  readonly groupBy?: readonly string[]
}

export interface GeneratedDocument {
  /** Its name in the zip. */
  readonly name: string
  readonly rows: readonly number[]
  readonly warnings: readonly Problem[]
}

export interface GenerateResult {
  readonly file: MadeFile
  readonly documents: readonly GeneratedDocument[]
  /** The rows that no document was made of. */
  readonly failed: readonly number[]
  readonly problems: readonly Problem[]
  /** What was removed from the template. */
  readonly stripped: readonly { readonly part: string; readonly kind: string }[]
}

export interface TablesOptions extends CommonOptions {
  /** How tracked changes are read; default: `accepted`. */
  readonly view?: 'accepted' | 'original'
  /** Whether tables split across pages are joined; default: true. */
  readonly join?: boolean
  /** Whether the text of a merged cell is in each of its cells; default: false. */
  readonly fillMerged?: boolean
  /** Corrected tables of a PDF; pages without any are read as usual. */
  readonly frames?: readonly TableFrame[]
  readonly language?: DataLanguage
}

/** Where a table of a PDF is, or that there is none. */
export interface TableFrame {
  /** From 1. */
  readonly page: number
  readonly box: PageBox
  /** Where its columns are divided, in points from the left of the page. */
  readonly columns?: readonly number[]
  /** False for a place without a table; default: true. */
  readonly table?: boolean
}

export interface TableCell {
  /** From 0. */
  readonly row: number
  /** From 0. */
  readonly col: number
  readonly rowSpan: number
  readonly colSpan: number
  readonly text: string
  readonly type: 'text' | 'number' | 'percent' | 'date' | 'boolean' | 'empty'
  /** A decimal text, an ISO date, true or false; null for text. */
  readonly value: string | boolean | null
  readonly numFmt: string | null
  readonly notes: readonly string[]
  readonly pictures: readonly string[]
}

/** Left, top, right and bottom in points from the top left of a PDF's page as shown. */
export type PageBox = readonly [number, number, number, number]

export interface Table {
  readonly id: string
  /** The part of the Word file; null for a PDF. */
  readonly part: string | null
  /** Only of a PDF: where the table is, how it was found, and from 0 to 1 how sure that is. */
  readonly page?: number
  readonly pages?: readonly number[]
  readonly box?: PageBox
  readonly method?: string
  readonly confidence?: number
  readonly parentId: string | null
  readonly parentCell: { readonly row: number; readonly col: number } | null
  readonly caption: string | null
  readonly heading: string | null
  readonly rows: number
  readonly cols: number
  readonly headerRows: number
  readonly joinedFrom: readonly (
    | string
    | { readonly page: number; readonly box: PageBox; readonly rows: readonly [number, number] }
  )[]
  readonly cells: readonly TableCell[]
}

export interface TablesResult {
  /** A workbook. */
  readonly file: MadeFile
  readonly tables: readonly Table[]
  readonly messages: readonly Problem[]
}

export interface DosesOptions extends CommonOptions {
  /** Dose limits to compare with, by their name: `ru-nrb-99-2009-a`. */
  readonly profile?: string
  /** `columns` of an earlier result, corrected. */
  readonly columns?: readonly Readonly<Record<string, unknown>>[]
  readonly language?: DataLanguage
  /** Adds the doses as a FHIR Bundle of this release. */
  readonly fhir?: 'R4' | 'R5'
}

/** A dose; decimals are texts, units UCUM codes. docs/command-line.md lists the fields. */
export interface Dose {
  readonly id: string
  readonly sheet: string
  readonly cell: string
  readonly subject: string | null
  readonly quantity: string | null
  readonly value: string | null
  readonly unit: string | null
  readonly warnings: readonly Problem[]
  readonly [field: string]: unknown
}

export interface DosesResult {
  /** A workbook. */
  readonly file: MadeFile
  readonly doses: readonly Dose[]
  /** What has to be decided: it is not among the doses. */
  readonly needsDecision: readonly Readonly<Record<string, unknown>>[]
  readonly columns: readonly Readonly<Record<string, unknown>>[]
  readonly totals: readonly Readonly<Record<string, unknown>>[]
  readonly exceedances: readonly Readonly<Record<string, unknown>>[]
  readonly messages: readonly Problem[]
  /** With `fhir`. */
  readonly bundle?: Readonly<Record<string, unknown>>
}

export interface InspectFiles {
  readonly data?: DocumentFile
  readonly template?: DocumentFile
  readonly document?: DocumentFile
}

export interface InspectOptions extends CommonOptions {
  /** The program that the template was made for. */
  readonly from?: 'docxtemplater' | 'docxtpl'
}

export interface InspectedFile {
  readonly role: 'data' | 'template' | 'document'
  readonly name: string
  readonly kind: string
  readonly bytes: number
  readonly sheets: readonly {
    readonly name: string
    readonly headerRow: number | null
    readonly columns: readonly {
      readonly letter: string
      readonly header: string
      readonly samples: readonly string[]
    }[]
    readonly rows: number
  }[]
  readonly tags: readonly {
    readonly tag: string
    readonly kind: string
    readonly part: string | null
    readonly paragraph: number | null
    readonly column: string | null
  }[]
  readonly tables: readonly {
    readonly id: string
    readonly part: string
    readonly caption: string | null
    readonly rows: number
    readonly cols: number
  }[]
}

export interface InspectResult {
  readonly files: readonly InspectedFile[]
  readonly problems: readonly Problem[]
}

/** An amount; the decimals are texts, the unit a UCUM code. */
export interface Amount {
  readonly min: string
  readonly max: string
  readonly unit: string | null
}

/** One instruction of a prescription. */
export interface Instruction {
  readonly drug: string | null
  readonly dose: Amount | null
  readonly frequency: {
    readonly min: string
    readonly max: string
    readonly period: string
    readonly periodMax: string | null
    readonly periodUnit: 'h' | 'd' | 'wk' | 'mo'
  } | null
  readonly perDay: Amount | null
  readonly asNeeded: boolean
  readonly duration: { readonly value: string; readonly unit: 'h' | 'd' | 'wk' | 'mo' } | null
  readonly route: string | null
  /** FHIR EventTiming codes. */
  readonly when: readonly string[]
  readonly text: string
  readonly warnings: readonly string[]
}
