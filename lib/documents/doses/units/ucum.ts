/**
 * The units of doses by UCUM code, with the value of each in the canonical unit of its kind. UCUM:
 * https://ucum.org/ucum; rad, rem, curie: NIST SP 811 (2008), appendix B.8.
 */

/** What a unit measures. Two units are only convertible if they have the same kind. */
export type UnitKind =
  | 'equivalent'
  | 'absorbed'
  | 'exposure'
  /** A dose or an exposure per time. */
  | 'rate'
  | 'area_product'
  | 'length_product'
  | 'activity'
  | 'mass'
  | 'volume'
  | 'arbitrary'
  | 'amount'
  | 'countable'
  | 'percent'
  /** Any other quotient: a concentration, an amount per body weight, an infusion rate. */
  | 'compound'
  /** Only below a slash, never a dose alone. */
  | 'time'
  | 'length'
  | 'area'

export interface Canonical {
  readonly unit: string
  /** How many canonical units one unit is, as an exact decimal. */
  readonly factor: string
}

export interface UnitInfo {
  readonly ucum: string
  readonly kind: UnitKind
  /** Null for kinds that are never converted: rates, exposure, arbitrary, countable, amounts, quotients. */
  readonly canonical: Canonical | null
}

const EXPONENT: Readonly<Record<string, number>> = { n: -9, u: -6, m: -3, c: -2, d: -1, k: 3, M: 6, G: 9, T: 12 }

interface Family {
  readonly base: string
  readonly kind: UnitKind
  /** UCUM prefixes in use besides the unit without a prefix. */
  readonly prefixes: string
  /** The value of one unit without a prefix: digits and a power of ten. */
  readonly canonical?: readonly [unit: string, digits: string, exponent: number]
}

const FAMILIES: readonly Family[] = [
  { base: 'Sv', kind: 'equivalent', prefixes: 'numcM', canonical: ['mSv', '1', 3] },
  { base: 'REM', kind: 'equivalent', prefixes: 'umM', canonical: ['mSv', '1', 1] },
  { base: 'Gy', kind: 'absorbed', prefixes: 'numcdkM', canonical: ['mGy', '1', 3] },
  { base: 'RAD', kind: 'absorbed', prefixes: 'umckM', canonical: ['mGy', '1', 1] },
  { base: 'R', kind: 'exposure', prefixes: 'numkM' },
  { base: 'Bq', kind: 'activity', prefixes: 'mkMGT', canonical: ['MBq', '1', -6] },
  { base: 'Ci', kind: 'activity', prefixes: 'numkM', canonical: ['MBq', '37', 3] },
  { base: 'g', kind: 'mass', prefixes: 'numk', canonical: ['g', '1', 0] },
  { base: 'L', kind: 'volume', prefixes: 'numcd' },
  { base: '[IU]', kind: 'arbitrary', prefixes: 'umkM' },
  { base: 'mol', kind: 'amount', prefixes: 'num' },
  { base: 'eq', kind: 'amount', prefixes: 'um' },
  { base: 'm', kind: 'length', prefixes: 'umcd' },
]

const SINGLE: Readonly<Partial<Record<UnitKind, readonly string[]>>> = {
  arbitrary: ['[IR]', '[CFU]', "[USP'U]", "10*3.[USP'U]", "10*6.[USP'U]"],
  countable: words(
    '{tbl} {caps} {gtt} {puff} {amp} {supp} {sachet} {spoon} {dose} {vial} {patch} {syringe} {inhalation} {spray} {drg} {lozenge} {applicator}',
  ),
  percent: ['%', '[ppm]'],
  time: words('s min h d wk mo a'),
  area: words('m2 cm2 dm2 mm2'),
}

/** The power of ten of each area in square meters. */
const AREA_EXPONENT: Readonly<Record<string, number>> = { m2: 0, dm2: -2, cm2: -4, mm2: -6 }
const LENGTH_EXPONENT: Readonly<Record<string, number>> = { m: 0, cm: -2, mm: -3 }

const UNITS: ReadonlyMap<string, UnitInfo> = new Map(allUnits().map((unit) => [unit.ucum, unit]))

/**
 * Returns the kind and the value of a UCUM code; null if it isn't in the table. Quotients consist of known parts:
 * `mg/kg/d`, `ug/(5.mL)`.
 */
export function unitInfo(ucum: string): UnitInfo | null {
  const known = UNITS.get(ucum)
  if (known) return known
  const [, power, unit] = /^10\*(-?\d{1,2})\.(.+)$/.exec(ucum) ?? []
  if (power !== undefined && unit !== undefined) return inPower(ucum, Number(power), unitInfo(unit))
  const [top = '', ...below] = ucum.split('/')
  const numerator = UNITS.get(top)
  if (!numerator || below.length === 0) return null
  const parts = below.map((part) => UNITS.get(part.replace(/^\(\d+\.([^()]+)\)$/, '$1')))
  if (parts.some((part) => !part)) return null
  return quotientInfo(ucum, numerator, parts[0]?.kind ?? 'mass')
}

/** Returns a unit times a power of ten, as in headers: `10*-2.mSv`. */
function inPower(ucum: string, power: number, unit: UnitInfo | null): UnitInfo | null {
  if (!unit) return null
  const { kind, canonical } = unit
  if (canonical === null) return { ucum, kind, canonical }
  // In this notation, because screens load this file but not the decimal library.
  return { ucum, kind, canonical: { unit: canonical.unit, factor: `${canonical.factor}e${power}` } }
}

/**
 * Returns a quotient of known units: a rate if a dose or an exposure is divided by time, otherwise a compound. It is
 * never converted.
 */
export function quotientInfo(ucum: string, numerator: UnitInfo, first: UnitKind): UnitInfo {
  const radiation = numerator.kind === 'equivalent' || numerator.kind === 'absorbed' || numerator.kind === 'exposure'
  return { ucum, kind: radiation && first === 'time' ? 'rate' : 'compound', canonical: null }
}

/**
 * Returns the UCUM code of a dose-area or dose-length product, such as `mGy` with `cm`; null if no such product is
 * used.
 */
export function productCode(dose: string, extent: string): string | null {
  const code = `${dose}.${extent}`
  return UNITS.has(code) ? code : null
}

/** Returns every UCUM code of the table, including products. */
export function allUnitCodes(): readonly string[] {
  return [...UNITS.keys()]
}

function allUnits(): UnitInfo[] {
  const families = FAMILIES.flatMap(({ base, kind, prefixes, canonical }) =>
    ['', ...prefixes].map((prefix): UnitInfo => {
      const exponent = (EXPONENT[prefix] ?? 0) + (canonical?.[2] ?? 0)
      return {
        ucum: prefix + base,
        kind,
        canonical: canonical ? { unit: canonical[0], factor: decimal(canonical[1], exponent) } : null,
      }
    }),
  )
  const singles = Object.entries(SINGLE).flatMap(([kind, codes]) =>
    codes.map((ucum): UnitInfo => ({ ucum, kind: kind as UnitKind, canonical: null })),
  )
  return [...families, ...singles, ...products()]
}

/** 1 Gy·m² = 10⁴ Gy·cm² (IEC 60580); CT's dose-length product in mGy·cm (IEC 60601-2-44). */
function products(): UnitInfo[] {
  return ['', ...'numcdkM'].flatMap((prefix) => {
    const power = EXPONENT[prefix] ?? 0
    const areas = Object.entries(AREA_EXPONENT).map(([area, exponent]): UnitInfo => ({
      ucum: `${prefix}Gy.${area}`,
      kind: 'area_product',
      canonical: { unit: 'Gy.cm2', factor: decimal('1', power + exponent + 4) },
    }))
    const lengths = Object.entries(LENGTH_EXPONENT).map(([length, exponent]): UnitInfo => ({
      ucum: `${prefix}Gy.${length}`,
      kind: 'length_product',
      canonical: { unit: 'mGy.cm', factor: decimal('1', power + 3 + exponent + 2) },
    }))
    return [...areas, ...lengths]
  })
}

/** Returns digits times a power of ten, written out. */
function decimal(digits: string, exponent: number): string {
  if (exponent >= 0) return digits + '0'.repeat(exponent)
  const padded = digits.padStart(1 - exponent, '0')
  return `${padded.slice(0, exponent)}.${padded.slice(exponent)}`.replace(/\.?0+$/, '')
}

function words(list: string): readonly string[] {
  return list.split(' ')
}
