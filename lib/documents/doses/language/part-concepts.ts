/** What a column says of the doses beside it. Each language lists its forms in `parts.ts`; `*` is any ending. */
export const PART_CONCEPTS = [
  /** `of which`: a part of the dose beside it, where the header begins so. */
  'part',
  /** Found by a calculation, or hoped for. */
  'calculated',
  /** Of what was taken in. */
  'internal',
  'sum',
  /** What a badge or a meter showed, its background or what it began with in it. */
  'gross',
  /** What is taken off that. */
  'taken',
  /** What is left. */
  'net',
] as const
export type PartConcept = (typeof PART_CONCEPTS)[number]

export type PartWords = Readonly<Record<PartConcept, readonly string[]>>
