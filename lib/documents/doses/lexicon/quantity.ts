import type { UnitKind } from '../units/ucum'

/** Quantities of doses, the same in every language. */
export const QUANTITIES = [
  'Hp(10)',
  'Hp(0.07)',
  'Hp(3)',
  'E',
  'H*(10)',
  'neutron',
  'DAP',
  'DLP',
  'CTDIvol',
  'CTDIw',
  'SSDE',
  'AGD',
  'ESAK',
  'Ka,e',
  'Ka,r',
  'D',
  'H',
  'X',
  'rate',
  'activity',
  'strength',
  'dose',
] as const

export type Quantity = (typeof QUANTITIES)[number]

/** Headers that consist only of a quantity's name. A badge report has them side by side. */
export const WHOLE_NAMES: readonly (readonly [name: string, quantity: Quantity])[] = [
  ['deep', 'Hp(10)'],
  ['shallow', 'Hp(0.07)'],
  ['skin', 'Hp(0.07)'],
  ['кожа', 'Hp(0.07)'],
  ['piele', 'Hp(0.07)'],
]

const EQUIVALENT: readonly UnitKind[] = ['equivalent']
const ABSORBED: readonly UnitKind[] = ['absorbed']
const MEDICINE: readonly UnitKind[] = [
  'mass',
  'volume',
  'arbitrary',
  'amount',
  'countable',
  'percent',
  'compound',
  'activity',
]

/** The kinds of unit in which a quantity is expressed (ICRP 103, ICRU 51 and 74). Detects a wrong column or unit. */
export const QUANTITY_KINDS: Readonly<Record<Quantity, readonly UnitKind[]>> = {
  'Hp(10)': EQUIVALENT,
  'Hp(0.07)': EQUIVALENT,
  'Hp(3)': EQUIVALENT,
  E: EQUIVALENT,
  'H*(10)': ['equivalent', 'rate'],
  neutron: ['equivalent', 'rate'],
  DAP: ['area_product'],
  DLP: ['length_product'],
  CTDIvol: ABSORBED,
  CTDIw: ABSORBED,
  SSDE: ABSORBED,
  AGD: ABSORBED,
  ESAK: ABSORBED,
  'Ka,e': ABSORBED,
  'Ka,r': ABSORBED,
  D: ABSORBED,
  H: EQUIVALENT,
  X: ['exposure'],
  rate: ['rate'],
  activity: ['activity', 'compound'],
  strength: MEDICINE,
  dose: MEDICINE,
}

/**
 * The quantity that a unit alone indicates, such as an absorbed dose without further detail. Null if it doesn't
 * indicate any.
 */
export const QUANTITY_OF_KIND: Readonly<Partial<Record<UnitKind, Quantity>>> = {
  equivalent: 'H',
  absorbed: 'D',
  exposure: 'X',
  rate: 'rate',
  area_product: 'DAP',
  length_product: 'DLP',
  activity: 'activity',
}

const PERSONAL: ReadonlySet<Quantity> = new Set(['Hp(10)', 'Hp(0.07)', 'Hp(3)'])

/** Whether a quantity is always of a person's badge, whatever else the table contains. */
export function isPersonal(quantity: Quantity | null): boolean {
  return quantity !== null && PERSONAL.has(quantity)
}
