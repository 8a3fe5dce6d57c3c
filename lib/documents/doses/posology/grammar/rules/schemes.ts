import { isWhole } from '../arithmetic'
import { type Rule, rule, type RuleSpan } from '../rule'
import type { Scheme } from '../values'
import { amountOf, spanOf } from './build'

const MOST_IN_SCHEME = 40
const MOST_SLASHED = 4

/** Returns a scheme of intakes. Undefined for numbers that increase in equal steps, which are times of day. */
function scheme(parts: readonly (string | null)[], unit: string | null): Scheme | undefined {
  const numbers = parts.map(Number)
  if (parts.includes(null) || numbers.some((one) => one > MOST_IN_SCHEME) || numbers.every((one) => one === 0))
    return undefined
  const steps = numbers.slice(1).map((one, at) => one - (numbers[at] ?? 0))
  if (unit === null && steps.every((step) => step >= 4 && step === steps[0])) return undefined
  return { parts: parts.map((one) => one ?? '0'), unit }
}

/** Whether dashes are written differently, so that one belongs to a range: `10-12 - 2`. */
function hasMixedDashes({ tokens, start, end }: RuleSpan): boolean {
  const dashes = tokens.slice(start, end).filter(({ key }) => key === '-')
  return dashes.some(({ glued }) => glued !== dashes[0]?.glued)
}

const PARTS_OF_DAY: Readonly<Record<string, number>> = {
  MORN: 0,
  CM: 0,
  NOON: 1,
  AFT: 1,
  CD: 1,
  EVE: 2,
  CV: 2,
  NIGHT: 2,
  HS: 3,
}

/**
 * Returns a scheme of amounts that are named: `morning 1, noon 0, evening 1`. Without a zero they are doses of their
 * own.
 */
function namedScheme(amounts: readonly string[]): Scheme | undefined {
  const parts = ['0', '0', '0', '0']
  let last = -1
  for (const amount of amounts) {
    const [when = '', value = ''] = amount.split(' ')
    const at = PARTS_OF_DAY[when]
    if (at === undefined || at <= last || value === '') return undefined
    parts[at] = value
    last = at
  }
  const isLate = last === 3
  return amounts.some((amount) => amount.endsWith(' 0')) ? scheme(isLate ? parts : parts.slice(0, 3), null) : undefined
}

/** Amounts for parts of the day: `1-0-1`, `3 x 500 mg/day`. */
export const SCHEME_RULES: readonly Rule[] = [
  rule(
    'SCHEME',
    'scheme.four',
    "N:a '-' N:b '-' N:c '-' N:d",
    '1-1-1-0',
    ({ a, b, c, d }) => scheme([a.value, b.value, c.value, d.value], null),
    -0.2,
  ),
  rule(
    'SCHEME',
    'scheme.three',
    "N:a '-' N:b '-' N:c",
    '1-0-1',
    ({ a, b, c }, span) => (hasMixedDashes(span) ? undefined : scheme([a.value, b.value, c.value], null)),
    -0.2,
  ),
  rule(
    'SCHEME',
    'scheme.counts',
    "COUNT:a '-' COUNT:b '-' COUNT:c",
    '1 tab - 1 tab - 2 tabs',
    ({ a, b, c }) =>
      [a, b, c].every(({ min, max, unit }) => min === max && unit === a.unit)
        ? scheme([a.max, b.max, c.max], a.unit)
        : undefined,
    -0.2,
  ),
  rule(
    'SCHEME',
    'scheme.measures',
    "MEASURE:a '-' (N:z | MEASURE:m) '-' MEASURE:c",
    '500 mg-0-500 mg',
    ({ a, z, m, c }) => {
      const middle = m?.unit === a.unit ? m.max : z?.value === '0' ? '0' : undefined
      const isOne = [a, c, ...(m ? [m] : [])].every(({ min, max }) => min === max)
      const isScheme = middle !== undefined && isOne && a.unit === c.unit
      return isScheme ? { parts: [a.max, middle, c.max], unit: a.unit } : undefined
    },
    -0.2,
  ),
  // Without a zero, `1/2/2` is a date or a strength.
  rule(
    'SCHEME',
    'scheme.slashed',
    "N:a '/' N:b '/' N:c",
    '1/0/0',
    ({ a, b, c }) => {
      const parts = [a.value, b.value, c.value]
      const isScheme = parts.includes('0') && parts.every((one) => one !== null && Number(one) <= MOST_SLASHED)
      return isScheme ? scheme(parts, null) : undefined
    },
    -0.1,
  ),
  rule('SCHEME', 'scheme.plus', "N:a '+' N:b '+' N:c", '1+0+1', ({ a, b, c }) =>
    scheme([a.value, b.value, c.value], null),
  ),
  rule(
    'SCHEME',
    'scheme.crossed',
    'N:a SIGN N:b SIGN N:c',
    '1x0x1',
    ({ a, b, c }) => scheme([a.value, b.value, c.value], null),
    0.1,
  ),
  rule(
    'SCHEME',
    'scheme.units',
    "N:a '/' N:b '/' N:c (UNIT:u | FORM:u)",
    '10/8/12 units',
    ({ a, b, c, u }) =>
      u === undefined || /^\[|^\{/.test(u) ? scheme([a.value, b.value, c.value], u ?? null) : undefined,
    -0.3,
  ),
  rule(
    'WHENAMOUNT',
    'when-amount',
    "(WHEN:w | DAYPART:w | MEALTIME:w) ('-' | ':')? N:n FORM?",
    'morning 1',
    ({ w, n }) => (w === undefined || n.value === null ? undefined : `${w} ${n.value}`),
  ),
  rule(
    'SCHEME',
    'scheme.named',
    "WHENAMOUNT:a (',' | ';')? WHENAMOUNT:b ((',' | ';')? WHENAMOUNT:c)? ((',' | ';')? WHENAMOUNT:d)?",
    'morning 1, noon 0, evening 1',
    ({ a, b, c, d }) => namedScheme([a, b, c, d].filter((one) => one !== undefined)),
    -0.3,
  ),
  rule(
    'SCHEME',
    'scheme.units-each',
    "N:a UNIT:u '/' N:b UNIT:v '/' N:c UNIT:w",
    '6 u/8 u/10 u',
    ({ a, b, c, u, v, w }) =>
      u === v && v === w && u.startsWith('[') ? scheme([a.value, b.value, c.value], u) : undefined,
    -0.3,
  ),
  rule(
    'SCHEME',
    'scheme.of-form',
    'SCHEME:s (FORM:u | UNIT:u)',
    '1-0-1 tabs',
    ({ s, u }) => (u === undefined || u === '%' || s.unit !== null ? undefined : { ...s, unit: u }),
    -0.1,
  ),
  rule('SCHEME', 'scheme.per-day', "SCHEME:s (PER | '/') TIME:u", '1-0-1 a day', ({ s, u }) =>
    u === 'd' ? s : undefined,
  ),
  rule(
    'TIMESAMOUNT',
    'times-amount',
    "N:n SIGN (COUNT:a | MEASURE:a) ((PER | '/') TIME:u | DAILY:w)",
    '3 x 500 mg/day',
    ({ n, a, u, w }) =>
      n.value !== null && isWhole(n.value) && Number(n.value) <= 8 && a !== undefined && (u === 'd' || w === '1/1d')
        ? { times: spanOf(n), amount: a, isSure: true }
        : undefined,
    -0.2,
  ),
  rule(
    'TIMESAMOUNT',
    'times-amount.no-day',
    'N:n SIGN (COUNT:a | MEASURE:a)',
    '3 x 500 mg',
    ({ n, a }) =>
      n.value !== null && isWhole(n.value) && Number(n.value) <= 6 && a !== undefined
        ? { times: spanOf(n), amount: a, isSure: false }
        : undefined,
    0.4,
  ),
  rule(
    'TIMESAMOUNT',
    'times-amount.part',
    'NUM:n SIGN NUM:a',
    '2 x ½',
    ({ n, a }) =>
      /^[2-6]$/.test(n.value ?? '') && a.isFraction && a.value !== null
        ? { times: spanOf(n), amount: amountOf(spanOf(a), null), isSure: false }
        : undefined,
    0.2,
  ),
  rule(
    'TIMESAMOUNT',
    'times-amount.bare',
    "N:n SIGN N:a (PER | '/') TIME:u",
    '3x1/day',
    ({ n, a, u }) =>
      n.value !== null && /^[2-6]$/.test(n.value) && a.value === '1' && u === 'd'
        ? { times: spanOf(n), amount: amountOf(spanOf(a), null), isSure: true }
        : undefined,
    -0.2,
  ),
]
