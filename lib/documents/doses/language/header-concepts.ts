/** What words of headers and titles say of doses. Each language lists its forms in `header-forms.ts`; `*` is any letters, with or without diacritics. */
export const HEADER_CONCEPTS = [
  /** Kinds of radiation. */
  'photon',
  'x',
  'beta',
  'alpha',
  'neutron',
  'thermal',
  'fast',
  /** Where a dose came from. */
  'natural',
  'medical',
  'work',
  'industry',
  'radon',
  /** What a note speaks of that says the unit of all numbers. */
  'figures',
  'cosmic',
  /** Ways of a dose. */
  'external',
  'internal',
  'inhaled',
  'ingested',
  'badge',
  /** Elements in words, a mass behind them. */
  'nuclide',
  'ordinal',
  /** Times that aren’t periods of the calendar on their own. */
  'time',
  /** Employers, places of work, examinations, journeys, groups of people. */
  'occasion',
  /** What tells a badge from another one that may have been worn at the same time. */
  'mark',
  /** The unit in full, which is a department too. */
  'roentgen',
  /** Beginnings of words for exposure, wherever they are. */
  'exposure',
  /** Units that are short for a department where a header begins so. */
  'radiology',
  /** Units that are words as well. */
  'unitWord',
  /** Before the unit that something is counted in. */
  'in',
  /** What a collective dose is of, before its unit. */
  'collective',
  /** How a device counts. */
  'pulse',
  /** Numbers are in so many of the unit behind it. */
  'scale',
  /** Between such a word and the unit. */
  'ofScale',
  /** The background is taken off. */
  'net',
  /** Before a word for the background. */
  'without',
  'background',
  /** Behind a word for the background. */
  'removed',
  /** A background, in a header that says nothing else. */
  'shortBackground',
  /** Beside such a background. */
  'doseWord',
  /** What was received in the period beside it, else all till then. */
  'accrued',
  /** With its background. */
  'gross',
  /** What a badge showed. */
  'shown',
  /** Before a bound of doses. */
  'bound',
  /** Between two bounds. */
  'upTo',
  /** Before somebody’s name in a title. */
  'holder',
  /** Endings that no name but a patronymic has. */
  'patronymic',
  /** Words behind a patronymic. */
  'patronymicWord',
  /** A card of somebody’s doses, at the beginning of its title. */
  'card',
  /** Beginnings of words over somebody’s name: who has measured, signed or approved it. */
  'signed',
  /** Before somebody’s number in a title. */
  'number',
] as const
export type HeaderConcept = (typeof HEADER_CONCEPTS)[number]

export type HeaderForms = Readonly<Record<HeaderConcept, readonly string[]>>
