import type { Quantity } from '../lexicon/quantity'

/** A limit with the quantities that are compared with it. */
export interface DoseLimit {
  readonly id: string
  readonly quantities: readonly Quantity[]
  /** A plain decimal in `unit`. */
  readonly value: string
  readonly unit: 'mSv'
  /** The number of consecutive calendar years that the figure is for; 5 is the mean over any five. */
  readonly years: 1 | 5
  readonly averaged: boolean
  readonly source: string
  /** False if the source itself wasn't read; users see this. */
  readonly verified: boolean
}

export interface LimitProfile {
  readonly name: string
  /** ISO date from which the norm is in force; null if it wasn't read. */
  readonly validFrom: string | null
  readonly limits: readonly DoseLimit[]
}

const WHOLE_BODY: readonly Quantity[] = ['E', 'Hp(10)']
const SKIN: readonly Quantity[] = ['Hp(0.07)']
const LENS: readonly Quantity[] = ['Hp(3)']

const NRB = 'НРБ-99/2009 (СанПиН 2.6.1.2523-09), таблица 3.1'
const CNCAN = 'CNCAN, Norme privind cerințele de bază de securitate radiologică, 2018, art. 54'
const CNCAN_53 = 'CNCAN, Norme privind cerințele de bază de securitate radiologică, 2018, art. 53'
const ICRP = 'ICRP Publication 103 (2007), table 6; ICRP Publication 118 (2012) for the lens'

/**
 * The dose limits that the product includes, each dated and with its source. Custom profiles have the same shape.
 * Extremities share Hp(0.07) with the skin: the badge's position shows which one is meant.
 */
export const LIMIT_PROFILES: readonly LimitProfile[] = [
  {
    name: 'ru-nrb-99-2009-a',
    validFrom: '2009-09-01',
    limits: [
      limit('effective_mean', WHOLE_BODY, '20', NRB, { years: 5, averaged: true }),
      limit('effective_year', WHOLE_BODY, '50', NRB),
      limit('lens', LENS, '150', NRB),
      limit('skin', SKIN, '500', NRB),
      limit('extremities', SKIN, '500', NRB),
    ],
  },
  {
    name: 'ru-nrb-99-2009-b',
    validFrom: '2009-09-01',
    limits: [
      limit('effective_mean', WHOLE_BODY, '5', `${NRB}, примечание: группа Б, ¼ группы А`, {
        years: 5,
        averaged: true,
      }),
      limit('effective_year', WHOLE_BODY, '12.5', `${NRB}, примечание: группа Б, ¼ группы А`),
      limit('lens', LENS, '37.5', `${NRB}, примечание: группа Б, ¼ группы А`),
      limit('skin', SKIN, '125', `${NRB}, примечание: группа Б, ¼ группы А`),
      limit('extremities', SKIN, '125', `${NRB}, примечание: группа Б, ¼ группы А`),
    ],
  },
  {
    name: 'ro-cncan-2018',
    validFrom: null,
    limits: [
      limit('effective_year', WHOLE_BODY, '20', CNCAN_53, { verified: false }),
      limit('lens', LENS, '20', CNCAN),
      limit('skin', SKIN, '500', CNCAN),
      limit('extremities', SKIN, '500', CNCAN),
    ],
  },
  {
    name: 'icrp-103',
    validFrom: null,
    limits: [
      limit('effective_mean', WHOLE_BODY, '20', ICRP, { years: 5, averaged: true, verified: false }),
      limit('effective_year', WHOLE_BODY, '50', ICRP, { verified: false }),
      limit('lens_mean', LENS, '20', ICRP, { years: 5, averaged: true, verified: false }),
      limit('lens_year', LENS, '50', ICRP, { verified: false }),
      limit('skin', SKIN, '500', ICRP, { verified: false }),
      limit('extremities', SKIN, '500', ICRP, { verified: false }),
    ],
  },
]

function limit(
  id: string,
  quantities: readonly Quantity[],
  value: string,
  source: string,
  { years = 1, averaged = false, verified = true }: Partial<Pick<DoseLimit, 'years' | 'averaged' | 'verified'>> = {},
): DoseLimit {
  return { id, quantities, value, unit: 'mSv', years, averaged, source, verified }
}
