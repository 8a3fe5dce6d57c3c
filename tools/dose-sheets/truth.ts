/** What is right for a generated sheet, in the words of the command line's contract. A key that ends in `Any` lists all that is right. */

export type Language = 'en' | 'ru' | 'ro'

export interface ExpectedDose {
  readonly sheet: string
  readonly cell: string
  readonly subject: string | null
  readonly subjectId: string | null
  readonly quantity: string | null
  readonly quantityAny: readonly (string | null)[]
  readonly position: string | null
  readonly positionAny: readonly (string | null)[]
  readonly periodFrom: string | null
  readonly periodTo: string | null
  readonly date: string | null
  readonly raw: string
  readonly value: string | null
  readonly comparator: string | null
  readonly censor: string | null
  readonly censorAny: readonly (string | null)[]
  readonly unit: string | null
  readonly canonicalValue: string | null
  readonly canonicalUnit: string | null
  /** The unit has a power of ten, so only the canonical value is compared. */
  readonly canonicalOnly: boolean
  readonly role: string
  readonly roleAny: readonly string[]
  readonly unitSource: string
  readonly unitSourceAny: readonly string[]
  /** May be left out, but must be right if it is given. */
  readonly optional: boolean
  /** Whether the person must be named. */
  readonly owned: boolean
}

export interface ExpectedTotal {
  readonly subject: string
  readonly subjectId: string | null
  readonly quantity: string | null
  readonly quantityAny: readonly (string | null)[]
  readonly position: string | null
  readonly positionAny: readonly (string | null)[]
  readonly year: string
  readonly lower: string
  /** Null if it can't be known. */
  readonly upper: string | null
  readonly upperMayBeUnknown: boolean
}

export interface ExpectedPerson {
  readonly name: string
  readonly id: string | null
  readonly alias: readonly string[]
}

export interface ExpectedQuestion {
  readonly sheet: string
  readonly cells: readonly string[]
  /** A question; a question or a warning on that cell; a question, or every unit marked as assumed. */
  readonly how: 'decision' | 'flag' | 'assumed'
  readonly why: string
}

/** Everything that is right for one file. */
export interface Truth {
  readonly file: string
  readonly language: Language
  readonly about: string
  readonly doses: readonly ExpectedDose[]
  readonly totals: readonly ExpectedTotal[]
  readonly people: readonly ExpectedPerson[]
  readonly notPeople: readonly string[]
  /** Cells of total and statistic rows: a dose from one is accepted only as a total and without a person. */
  readonly totalRows: readonly { readonly sheet: string; readonly cell: string; readonly why: string }[]
  /** Every other cell with a digit in it, by sheet. */
  readonly numbersThatAreNoDoses: Readonly<Record<string, readonly string[]>>
  readonly ask: readonly ExpectedQuestion[]
  readonly mayAsk: readonly { readonly sheet: string; readonly cell: string }[]
}

/** What a reader found, as the command line's JSON says it: only the keys that are scored. */
export interface FoundDose {
  readonly sheet: string
  readonly cell: string
  readonly subject: string | null
  readonly subjectId: string | null
  readonly quantity: string | null
  readonly position: string | null
  readonly periodFrom: string | null
  readonly periodTo: string | null
  readonly date: string | null
  readonly raw: string
  readonly value: string | null
  readonly comparator: string | null
  readonly censor: string | null
  readonly unit: string | null
  readonly canonicalValue: string | null
  readonly canonicalUnit: string | null
  readonly role: string
  readonly unitSource: string | null
  readonly warnings: readonly unknown[]
}

export interface FoundTotal {
  readonly subject: string | null
  readonly quantity: string | null
  readonly position: string | null
  readonly period: string | null
  readonly lower: string
  readonly upper: string | null
  readonly unit: string
}

export interface Found {
  readonly doses: readonly FoundDose[]
  readonly totals: readonly FoundTotal[]
  readonly needsDecision: readonly {
    readonly sheet: string
    readonly cell: string | null
    readonly raw: string
    readonly reason: string
  }[]
  readonly messages: readonly { readonly sheet?: string | null; readonly cell?: string | null }[]
  readonly reconciliation: { readonly balanced: boolean }
}
