/** Whose a column of people is, by its header. Each language lists its forms in `people.ts`; `*` is any ending. */
export const PEOPLE_CONCEPTS = [
  /** Who examines or treats: not whose dose it is beside a patient. */
  'performer',
  'patient',
] as const
export type PeopleConcept = (typeof PEOPLE_CONCEPTS)[number]

export type PeopleWords = Readonly<Record<PeopleConcept, readonly string[]>>
