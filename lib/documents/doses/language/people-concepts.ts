/** Whose a column of people is, by its header. Each language lists its forms in `people.ts`; `*` is any ending. */
export const PEOPLE_CONCEPTS = [
  /** Who examines or treats: not whose dose it is beside a patient. */
  'performer',
  'patient',
  /** In place of a name: a badge that nobody has. */
  'nobody',
  /** What a badge is for, in a column of kinds: somebody … */
  'worn',
  /** … or a room, a wall, a point. */
  'placed',
] as const
export type PeopleConcept = (typeof PEOPLE_CONCEPTS)[number]

export type PeopleWords = Readonly<Record<PeopleConcept, readonly string[]>>
