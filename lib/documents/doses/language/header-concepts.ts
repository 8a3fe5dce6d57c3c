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
  /** The label of persons’ numbers below their names. */
  'bareNumber',
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
  /** Before what a number counts. */
  'counted',
  /** Any device that is worn, in addition to a badge. */
  'detector',
  /** A badge worn in addition to another one. */
  'besideBadge',
  /** Over words that say what the doses of their rows count for. */
  'kindOfValue',
  /** Column names that programs make up, followed by a number. */
  'madeUp',
  /** What may be measured again for certainty. */
  'measurement',
  /** Which of several measurements it is. */
  'repeated',
  /** After a number. */
  'ordinalEnding',
  /** The beginning of a badge’s wearing, or of an employment. */
  'startDay',
  /** The day of a patient’s visit, or of hire. */
  'reception',
  /** Beginnings of words for patients. */
  'patients',
  /** Before a number that doses are compared with. */
  'comparing',
  /** Between such a word and the number. */
  'than',
  /** The word for dose, in all its cases. */
  'doses',
  /** Between the word for a sum and what it adds up. */
  'sumOf',
  /** Places on the body after “total”, in addition to those where badges are worn. */
  'wholeOrgan',
  /** In capitals; in lowercase it may be a quarter. */
  'kilovolts',
  /** Before the day until or since which a dose accumulates. */
  'asOf',
  /** Abbreviations for cumulative doses, in capitals. */
  'toDate',
  /** After a number of months. */
  'months',
  /** Between two units of which one applies. */
  'either',
  /** After a number or a slash; elsewhere they may be a minimum. */
  'minutes',
  /** A day of the week that is also short for a mean. */
  'noMean',
  /** After it, it is a mean. */
  'meanValue',
  // In place of the text above.
  'ditto',
  /** The dose of one fraction of a radiotherapy. */
  'ofFraction',
  /** Abbreviations for the same, in capitals. */
  'focal',
  /** Units that are also a letter or a name. */
  'ambiguousUnit',
  /** A unit that also begins a word for a group. */
  'gray',
  /** Words before the unit of a dose. */
  'doseOrExposure',
  /** A label for the unit. */
  'unitLabel',
  /** Beginnings of what follows a name after a comma. */
  'behindName',
  /** Endings of surnames. */
  'surnameEnding',
  /** Endings of adjectives that also look like surnames. */
  'adjectiveEnding',
  /** Endings for cases and numbers. */
  'wordEnding',
  /** Before the first of two dates. */
  'since',
  /** Between two dates. */
  'until',
  /** Answers that any column may contain. */
  'plainWord',
  /** Texts of a note that say there is none. */
  'noNote',
] as const
export type HeaderConcept = (typeof HEADER_CONCEPTS)[number]

export type HeaderForms = Readonly<Record<HeaderConcept, readonly string[]>>
