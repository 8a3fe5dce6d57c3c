import type { PrintedPicture } from '../../pictures/picture'

/** What a tag prints. A text's line feeds become line breaks, its tabs tabs. */
export type Printed = string | PrintedPicture

/**
 * What the keys of a template mean at one place of a document: for the document as a whole, or for one turn of a loop. It is
 * asked for nothing but what is printed, in the order in which it is printed, so what it has to say is only of what is seen.
 */
export interface Scope {
  /** What a value's key prints. */
  value(key: string): Printed
  /**
   * The scopes that a section is printed for: none where it is not shown, this one where its condition is true, one for each turn
   * of a loop.
   */
  section(key: string): readonly Scope[]
  /** Reported for a formula of Word's own that could not be worked out over what was printed. */
  formulaUnknown?(instruction: string): void
}
