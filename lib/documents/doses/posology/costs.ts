import type { ItemKind } from './reading/items'

/**
 * The cost of each reading, and the evidence for a medicine. The reading with the lowest cost is chosen. An unexplained
 * number costs most, an unexplained word next to a number second most. Tuned manually on labeled lines; `npm run dose-
 * rules` shows which values matter.
 */
export const COSTS = {
  /** A word of another language than the line's, and such a word with few letters. */
  foreignWord: 0.4,
  foreignShortWord: 2,
  misspelledWord: 0.9,
  misspelledSubject: 0.6,
  /** A misspelled negation costs so much more: an ordinary word that looks like one doesn't stop a medicine. */
  misspelledNegation: 2.6,
  lookalikeLetters: 0.1,
  unexplainedWord: 2.2,
  unexplainedWordBesideNumber: 3,
  unexplainedName: 4.2,
  unexplainedNumber: 6,
  unexplainedSign: 1,
  /** A medicine in an unlisted word without a capital, behind another that has no amount yet. */
  doubtfulName: 1.2,
  /** Text before a colon and a medicine, such as where it was read: `Pharmacy label: …`. */
  label: 1.8,
  /**
   * The cost of a new instruction with nothing before it; the next one is for a separator before it. After a word like
   * «then» it is free.
   */
  newInstruction: 1.1,
  newInstructionBehindSeparator: 0.35,
  withoutAmount: 0.4,
  withoutAmountAndName: 0.9,
  withoutAmountBehindOthers: 0.5,
  withoutTiming: 0.5,
  /** Readings that cost up to this much more than the best are compared with it. */
  near: 0.35,
} as const

/** The cost of each sign in the line. */
export const SIGN_COSTS: Readonly<Record<string, number>> = {
  ',': 0,
  ';': 0,
  '.': 0,
  '(': 0,
  ')': 0,
  ':': 0,
  '-': 0.3,
  '/': 0.8,
  '+': 0.3,
  '=': 0.3,
  '"': 0.1,
  '®': 0,
  '™': 0,
  '!': 0,
  '*': 0.2,
  '•': 0,
  '~': 0.1,
  '°': 0.5,
  '<': 0.8,
  '>': 0.8,
}

/** The minimum evidence for a medicine. */
export const ENOUGH_EVIDENCE = 1.9

/** The evidence of each kind of item for a medicine; units and rhythms are counted separately. */
export const EVIDENCE: Readonly<Partial<Record<ItemKind, number>>> = {
  composite: 1.2,
  daily: 1.4,
  rate: 1.2,
  strength: 0.7,
  count: 1.8,
  countPer: 2,
  timesAmount: 1.5,
  scheme: 0.8,
  dealt: 2,
  when: 0.6,
  meal: 1,
  meals: 1,
  mealtime: 0.8,
  clocks: 0.3,
  weekdays: 0.2,
  course: 0.4,
  cap: 0.5,
  needed: 1,
  symptom: 0.6,
  split: 0.6,
  once: 0.4,
  route: 1.4,
  form: 1.2,
  product: 1.2,
  verb: 0.7,
  then: 0.2,
  steps: 0.3,
  former: 0.3,
  packed: 0.2,
  diluted: 0.4,
  note: 0.3,
  directed: 1,
  day: 0.1,
  end: 0.2,
  fact: -0.8,
}

export const UNIT_EVIDENCE: Readonly<Record<string, number>> = {
  mg: 1.3,
  ug: 1.2,
  '[IU]': 1.3,
  "[USP'U]": 1,
  mmol: 0.4,
  meq: 1,
  g: 0.3,
  mL: 0.5,
  L: -1.5,
  'L/min': -1.5,
  ng: 0.3,
  '{amp}': 1.2,
  '{piece}': 0.3,
  '{vial}': 0.8,
  '{patch}': 1.6,
}

/** The evidence of an amount by weight or body surface, and of half of something that isn't named. */
export const BODY_EVIDENCE = 2.2
export const PART_EVIDENCE = 0.8

export const NAME_EVIDENCE = { listed: 2.5, byEnding: 2, capitalized: 0.7, plain: 0.3 } as const

export const RHYTHM_EVIDENCE = { abbreviation: 1.5, daily: 1, guess: 0.3, hours: 0.8, other: 0.4 } as const

/** Other evidence for or against an instruction as a whole. */
export const WHOLE_EVIDENCE = {
  everythingExplained: 1,
  amountAndRhythm: 1.2,
  /** `Clopidogrel 75 after lunch`: if the unit is missing, the user is asked; the line isn't left out. */
  knownNameAndTime: 0.6,
  unknownNameWithoutAmount: -1.5,
  money: -4,
  /** An amount given over hours. */
  infusion: 0.9,
  laboratory: -2.6,
  /** A weight or a body surface is often given beside a dose for it. */
  bodySize: 0,
  unexplainedWord: -0.5,
  unexplainedNumber: -1.6,
  unexplainedSign: -0.1,
  oddBareAmount: -1,
  /** A medicine is named earlier in the line. */
  behindMedicine: 1,
} as const
