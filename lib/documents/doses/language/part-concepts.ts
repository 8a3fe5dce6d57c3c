/** How a column relates to the doses next to it. Each language lists its forms in `parts.ts`; `*` is any ending. */
export const PART_CONCEPTS = [
  /** `of which`: a part of the dose next to it, at the start of a header. */
  'part',
  /** Calculated or expected. */
  'calculated',
  /** From an intake. */
  'internal',
  'sum',
  /** The reading of a badge or a meter, including its background or its starting value. */
  'gross',
  /** The amount subtracted from it. */
  'taken',
  /** The remaining amount. */
  'net',
] as const
export type PartConcept = (typeof PART_CONCEPTS)[number]

export type PartWords = Readonly<Record<PartConcept, readonly string[]>>
