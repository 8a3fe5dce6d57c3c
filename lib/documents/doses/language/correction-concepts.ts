/** What a row or a column says of a dose that is there twice. Each language lists its forms in `corrections.ts`; `*` is any letters. */
export const CORRECTION_CONCEPTS = [
  /** It is there instead of something else. */
  'corrected',
  /** Behind such a word: what was replaced is a badge, not a dose. */
  'ofBadge',
  /** It counts no more, or never did. */
  'withdrawn',
  /** The same, where the cell says nothing else: elsewhere a badge may be meant. */
  'replaced',
  /** Before such a word: it counts. */
  'not',
  /** Another one is to follow. */
  'preliminary',
  /** It is what was there before somebody corrected it. */
  'original',
] as const
export type CorrectionConcept = (typeof CORRECTION_CONCEPTS)[number]

export type CorrectionForms = Readonly<Record<CorrectionConcept, readonly string[]>>
