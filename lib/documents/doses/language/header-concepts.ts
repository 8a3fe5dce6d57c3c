/**
 * Words of headers and titles that describe doses. Each language lists its forms in `header-forms.ts`; `*` is any
 * letters, with or without diacritics.
 */
export const HEADER_CONCEPTS = [
  /** Kinds of radiation. */
  'photon',
  'x',
  'beta',
  'alpha',
  'neutron',
  'thermal',
  'fast',
  /** Sources of exposure. */
  'natural',
  'medical',
  'work',
  'industry',
  'radon',
  /** What a note refers to that gives the unit of all numbers. */
  'figures',
  'cosmic',
  /** Ways of exposure. */
  'external',
  'internal',
  'inhaled',
  'ingested',
  'badge',
  /** Names of elements, followed by a mass number. */
  'nuclide',
  'ordinal',
  /** Times that aren’t calendar periods without more context. */
  'time',
  /** Employers, workplaces, examinations, trips, groups of people. */
  'occasion',
  /** Distinguishes a badge from another one that may have been worn at the same time. */
  'mark',
  /** The unit in full, which may also be a department. */
  'roentgen',
  /** Beginnings of words for exposure, at any position. */
  'exposure',
  /** Units that are short for a department at the beginning of a header. */
  'radiology',
  /** Units that are also words. */
  'unitWord',
  /** Before the unit of a number. */
  'in',
  /** Before the unit of a collective dose. */
  'collective',
  /** The counts of a device. */
  'pulse',
  /** A multiple or a fraction of the unit after it. */
  'scale',
  /** Between such a word and the unit. */
  'ofScale',
  /** The background is subtracted. */
  'net',
  /** Before a word for the background. */
  'without',
  'background',
  /** After a word for the background. */
  'removed',
  /** A background, in a header with no other words. */
  'shortBackground',
  /** Next to such a background. */
  'doseWord',
  /** The dose of the period next to it; without a period, the cumulative dose. */
  'accrued',
  /** Including the background. */
  'gross',
  /** A badge's reading. */
  'shown',
  /** Before the bound of a dose class. */
  'bound',
  /** Between two bounds. */
  'upTo',
  /** Before a person’s name in a title. */
  'holder',
  /** Endings that only patronymics have. */
  'patronymic',
  /** Words after a patronymic. */
  'patronymicWord',
  /** A card of a person’s doses, at the beginning of its title. */
  'card',
  /** Beginnings of words over the name of the person who measured, signed or approved something. */
  'signed',
  /** Before a person’s number in a title. */
  'number',
] as const
export type HeaderConcept = (typeof HEADER_CONCEPTS)[number]

export type HeaderForms = Readonly<Record<HeaderConcept, readonly string[]>>
