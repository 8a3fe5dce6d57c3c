/** What a header says of an activity in nuclear medicine. Each language lists its forms in `activity.ts`; `*` is any ending. */
export const ACTIVITY_CONCEPTS = [
  /** What was asked for or prepared, and not yet given. */
  'ordered',
  'given',
  /** What stayed in the syringe. */
  'residual',
  /** What got into a body by accident or at work: a measured intake or burden, which nobody was given. */
  'intake',
  /** Of a sealed source: its nuclide, number, calibration. */
  'source',
] as const
export type ActivityConcept = (typeof ACTIVITY_CONCEPTS)[number]

export type ActivityWords = Readonly<Record<ActivityConcept, readonly string[]>>
