import type { PrintedPicture } from '../../pictures/picture'
import type { DataLanguage } from '../../spreadsheets/language'
import type { CellValue } from '../../spreadsheets/model'
import type { FormatCall } from '../template/tags'

/** What a tag prints. A text's line feeds become line breaks, its tabs tabs. */
export type Printed = string | PrintedPicture

/** A value with its type, and what its tag does to it. */
export interface TypedValue {
  readonly value: CellValue
  /** The number format of the cell that it comes from. */
  readonly numFmt: string | null
  /** Its text before its formats. */
  readonly text: string
  /** Its text after them. */
  readonly printed: string
  readonly formats: readonly FormatCall[]
}

/**
 * What the keys of a template mean at one place of a document: for the document as a whole, or for one turn of a loop. It is
 * asked for nothing but what is printed, in the order in which it is printed, so what it has to say is only of what is seen.
 */
export interface Scope {
  /** What figures in the document are written in. */
  readonly language?: DataLanguage
  /** What a value's key prints. */
  value(key: string): Printed
  /**
   * The scopes that a section is printed for: none where it is not shown, this one where its condition is true, one for each turn
   * of a loop.
   */
  section(key: string): readonly Scope[]
  /** Whether a section is a loop, however many turns it has here; otherwise, it's a condition. */
  repeats?(key: string): boolean
  /** What a spreadsheet's cell takes for a value's key, when the cell contains nothing else. Undefined where it prints a picture. */
  typed?(key: string): TypedValue | undefined
  /** Reported for a formula of Word's own that could not be worked out over what was printed. */
  formulaUnknown?(instruction: string): void
}
