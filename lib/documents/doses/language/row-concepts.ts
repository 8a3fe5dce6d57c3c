/**
 * Meanings that a label can give its row. Each language lists its forms in `row-labels.ts`: words in order, as people
 * write them; `*` at the end of a word is any ending.
 */
export const ROW_CONCEPTS = [
  /** The sum of the rows above it. */
  'total',
  'maximum',
  'minimum',
  'mean',
  'median',
  /** Any other number about all rows: a deviation, a percentile. */
  'statistic',
  /** How many people, badges or results there are. */
  'count',
  /** The sum over people, in person-sieverts. */
  'collective',
  /** The cumulative dose so far. */
  'cumulative',
  /** A badge that isn't worn. */
  'control',
  /** A dose limit, or a level above which a dose is investigated. */
  'limit',
  /** Words that may be next to any of these without a meaning of their own: dose, department, value. */
  'filler',
] as const
export type RowConcept = (typeof ROW_CONCEPTS)[number]

export type RowLabels = Readonly<Record<RowConcept, readonly string[]>>
