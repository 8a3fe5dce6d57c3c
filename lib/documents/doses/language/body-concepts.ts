/** What tells one hand's badge from the other's. Each language lists its forms in `body.ts`; `*` stands for any ending. */
export const BODY_CONCEPTS = [
  /** A hand, a finger, a wrist, a ring. */
  'hand',
  'left',
  'right',
] as const
export type BodyConcept = (typeof BODY_CONCEPTS)[number]

export type BodyWords = Readonly<Record<BodyConcept, readonly string[]>>
