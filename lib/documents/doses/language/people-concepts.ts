/**
 * What kind of people a column contains, by its header. Each language lists its forms in `people.ts`; `*` is any
 * ending.
 */
export const PEOPLE_CONCEPTS = [
  /** Who examines or treats. Next to a patient, the dose isn't theirs. */
  'performer',
  'patient',
  /** In place of a name: a badge without a wearer. */
  'nobody',
  /** In a column of kinds, a badge for a person… */
  'worn',
  /** …or for a room, a wall or a point. */
  'placed',
] as const
export type PeopleConcept = (typeof PEOPLE_CONCEPTS)[number]

export type PeopleWords = Readonly<Record<PeopleConcept, readonly string[]>>
