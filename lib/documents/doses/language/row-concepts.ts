/**
 * What a label may say of its row. Each language lists its forms of them in `row-labels.ts`: words in order, as people write them; `*`
 * at the end of a word is any ending.
 */
export const ROW_CONCEPTS = [
  /** The sum of the rows over it. */
  'total',
  'maximum',
  'minimum',
  'mean',
  'median',
  /** Any other figure about all rows: a deviation, a count, a percentile. */
  'statistic',
  /** The sum over people, in person-sieverts. */
  'collective',
  /** What had gathered until then. */
  'cumulative',
  /** A badge that isn't worn. */
  'control',
  /** What no dose may exceed, or what is looked into where one does. */
  'limit',
  /** What may be beside any of these and says nothing of its own: dose, department, value. */
  'filler',
] as const
export type RowConcept = (typeof ROW_CONCEPTS)[number]

export type RowLabels = Readonly<Record<RowConcept, readonly string[]>>
