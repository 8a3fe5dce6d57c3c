/**
 * Meanings that a header can give an activity in nuclear medicine. Each language lists its forms in `activity.ts`; `*`
 * is any ending.
 */
export const ACTIVITY_CONCEPTS = [
  /** Requested or prepared, but not given yet. */
  'ordered',
  'given',
  /** Remained in the syringe. */
  'residual',
  /** Taken into the body by accident or at work: a measured intake or burden that wasn't administered. */
  'intake',
  /** Describes a sealed source: its nuclide, number, calibration. */
  'source',
] as const
export type ActivityConcept = (typeof ACTIVITY_CONCEPTS)[number]

export type ActivityWords = Readonly<Record<ActivityConcept, readonly string[]>>
