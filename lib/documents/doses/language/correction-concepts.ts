/**
 * Words in a row or a column about a dose that occurs twice. Each language lists its forms in `corrections.ts`; `*` is
 * any letters.
 */
export const CORRECTION_CONCEPTS = [
  /** Replaces something else. */
  'corrected',
  /** After such a word: a badge was replaced, not a dose. */
  'ofBadge',
  /** No longer counts, or never did. */
  'withdrawn',
  /** The same, if the cell contains nothing else; otherwise a badge may be meant. */
  'replaced',
  /** Before such a word: the dose counts. */
  'not',
  /** Another dose is to follow. */
  'preliminary',
  /** The original dose, before it was corrected. */
  'original',
] as const
export type CorrectionConcept = (typeof CORRECTION_CONCEPTS)[number]

export type CorrectionForms = Readonly<Record<CorrectionConcept, readonly string[]>>
