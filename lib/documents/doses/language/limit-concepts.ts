/**
 * Authorities and groups of staff whose limits a file may name. Each language lists its forms in `limit-words.ts`:
 * words in order, as people write them; `*` at the end of a word is any ending.
 */
export const LIMIT_CONCEPTS = [
  /** Group A of the staff in NRB-99/2009. */
  'groupA',
  /** Group B («Б») of the staff in NRB-99/2009. */
  'groupB',
  /** The Romanian authority and its regulations. */
  'cncan',
  /** The ICRP recommendations, by their number. */
  'icrp',
] as const
export type LimitConcept = (typeof LIMIT_CONCEPTS)[number]

export type LimitWords = Readonly<Record<LimitConcept, readonly string[]>>
