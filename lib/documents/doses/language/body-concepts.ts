/**
 * Words that distinguish the badges of the two hands. Each language lists its forms in `body.ts`; `*` is any ending.
 */
export const BODY_CONCEPTS = [
  /** A hand, a finger, a wrist, a ring. */
  'hand',
  /** A word that means a finger only next to a side: `Left index`. */
  'digit',
  'left',
  'right',
] as const
export type BodyConcept = (typeof BODY_CONCEPTS)[number]

export type BodyWords = Readonly<Record<BodyConcept, readonly string[]>>
