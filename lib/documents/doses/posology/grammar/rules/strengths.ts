import { isWhole } from '../arithmetic'
import { type Rule, rule } from '../rule'
import type { Amount } from '../values'
import { MOST_BARE } from './amounts'
import { isActive } from './build'

/** Before a count, a number in this range is the product's strength: `Creon 10000 1 capsule`. */
const [LEAST_STRENGTH, MOST_STRENGTH] = [5, 1000]

/** Whether one tablet may contain this many milligrams; a year isn't such a number. */
function isOfTablets(value: number): boolean {
  return value >= LEAST_STRENGTH && value <= MOST_STRENGTH
}

/** Whether a unit is for blood values: nanograms, or millimoles per liter. */
function isOfLaboratory(unit: string | null, of: string | undefined): boolean {
  return unit === 'ng' || ((unit === 'mmol' || unit === 'meq') && of === 'L')
}

/** Whether a strength may be per this unit. */
function isOfProduct(of: string | undefined): boolean {
  return of === undefined || !(isActive(of) || of === '%')
}

/** Returns the amount that is dissolved in a volume; null if the unit isn't a volume. */
function dissolved(amount: Amount | undefined, of: string | undefined): Amount | null {
  return amount !== undefined && (of === 'mL' || of === 'L') ? amount : null
}

/** Contents of a product, which aren't a dose: percentages, concentrations, numbers beside a name. */
export const STRENGTH_RULES: readonly Rule[] = [
  rule('STRENGTH', 'strength.percent', 'Q UNIT:u', '0.9 %', ({ u }) =>
    u === '%' ? { whole: null, isWeak: false } : undefined,
  ),
  rule(
    'STRENGTH',
    'strength.unit',
    "(MEASURE:m | MEASURE:m ('/' | '+') N UNIT) (PER | '/') N? (UNIT:u | FORM:u | SPOON:u | INTAKE:i | PRODUCT:i)",
    '250 mg/5 mL',
    ({ m, u }) =>
      isOfLaboratory(m?.unit ?? null, u) || !isOfProduct(u)
        ? undefined
        : { whole: dissolved(m, u), isWeak: false, ...(u && { of: u }) },
  ),
  rule('STRENGTH', 'strength.ratio', "NUM:a ':' NUM:b", '1:1000', ({ a, b }) =>
    a.value === '1' && Number(b.value) >= 100 ? { whole: null, isWeak: false } : undefined,
  ),
  rule('STRENGTH', 'strength.ratio-words', 'NUM:a PER NUM:b', '1 in 1000', ({ a, b }) =>
    a.value === '1' && Number(b.value) >= 100 ? { whole: null, isWeak: false } : undefined,
  ),
  rule(
    'STRENGTH',
    'strength.grams',
    'NUM:n &COUNT',
    '',
    ({ n }) =>
      n.value !== null && (/^0\.\d+$/.test(n.value) || n.notes.includes('trailing'))
        ? { whole: null, isWeak: true }
        : undefined,
    0.3,
  ),
  // A classical prescription gives the content of one unit in grams, then the number dispensed, then the directions.
  rule('STRENGTH', 'strength.dispensed', 'NUM:n &DISPENSED', '', ({ n }) =>
    /^0\.\d+$/.test(n.value ?? '') ? { whole: null, isWeak: true } : undefined,
  ),
  rule(
    'DISPENSED',
    'dispensed',
    "SUPPLY SUPPLY? (N | ROMANCOUNT) ('(' (WORD | N) ')')? '.'? (SIGNA | LEAD)",
    '# 20 sig',
    () => '',
  ),
  rule(
    'STRENGTH',
    'strength.before-count',
    'NUM:n &COUNTBEHIND',
    '',
    ({ n }) => (Number(n.value) >= LEAST_STRENGTH ? { whole: null, isWeak: true } : undefined),
    0.7,
  ),
  // `Telma 40 od`: a number without a unit, too large for a count.
  rule(
    'STRENGTH',
    'strength.behind-name',
    'NUM:n &BEHINDSTRENGTH',
    '',
    ({ n }, { tokens, start }) =>
      isWhole(n.value ?? '') && isOfTablets(Number(n.value)) && tokens[start - 1]?.kind === 'word'
        ? { whole: null, isWeak: true }
        : undefined,
    0.9,
  ),
  rule(
    'BEHINDSTRENGTH',
    'strength-behind',
    "(BARE | SCHEME | FREQ | PRN | ONCE | ROUTES | (':' | ',') (BARE | COUNT | SCHEME))",
    'twice daily',
    () => '',
  ),
  rule('STRENGTH', 'strength.scaled', 'NUM SCALE', '60 k', () => ({ whole: null, isWeak: true }), 0.6),
  // `Creon 25 000 1 capsule`
  rule(
    'STRENGTH',
    'strength.grouped',
    'NUM:a NUM:b &COUNTBEHIND',
    '',
    ({ a, b }, { tokens, start }) =>
      isWhole(a.value ?? '') && /^\d{3}$/.test(tokens[start + 1]?.raw ?? '') && b.value !== null
        ? { whole: null, isWeak: true }
        : undefined,
    0.7,
  ),
  rule('COUNTBEHIND', 'count-behind', "(':' | '-' | ',')? (PRODUCT | QUALIFIER)? COUNT", 'inhaler 2 puffs', () => ''),
  rule(
    'STRENGTH',
    'strength.bare',
    "NUM:a '/' NUM:b ('/' NUM)?",
    '25/100',
    ({ a, b }) => {
      const isPart = ['7', '52', '12'].includes(b.value ?? '')
      const isStrength = (Number(a.value) >= 4 && Number(b.value) >= 4) || /\./.test(b.value ?? '')
      return isStrength && !isPart ? { whole: null, isWeak: true } : undefined
    },
    0.6,
  ),
  rule(
    'STRENGTH',
    'strength.dashed',
    "NUM:a '-' NUM:b &COUNT",
    '',
    ({ a, b }) =>
      isWhole(a.value ?? '') &&
      isWhole(b.value ?? '') &&
      Number(a.value) > Number(b.value) &&
      Number(b.value) > MOST_BARE
        ? { whole: null, isWeak: true }
        : undefined,
    0.3,
  ),
]
