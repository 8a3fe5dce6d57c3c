import { groupedDigits, type NumberText, plainNumber } from '../../text/numbers'
import { isLess, plus, times } from '../arithmetic'
import { type Rule, rule } from '../rule'
import type { Amount } from '../values'
import { amountOf, exact, isActive, ONE, periodOf, spanOf } from './build'

const MILLIGRAMS: Readonly<Record<string, string>> = { g: '1000', mg: '1', ug: '0.001' }
const SCALED: Readonly<Record<string, string>> = {
  '1000 [IU]': 'k[IU]',
  '1000000 [IU]': 'M[IU]',
  "1000 [USP'U]": "10*3.[USP'U]",
  "1000000 [USP'U]": "10*6.[USP'U]",
}
/** The maximum count of one form in an intake; higher numbers are a package or a time. */
export const MOST_BARE = 30
/** Whether a unit is an international unit, or a unit of insulin or heparin. */
export function isOfActivity(unit: string): boolean {
  return unit === '[IU]' || unit === "[USP'U]"
}

/** `0/5 mg` is a decimal that has lost its sign. */
function areComponents(a: NumberText, b: NumberText): boolean {
  return a.value !== '0' && b.value !== '0'
}

/** Returns a range with two units in the first unit: `500 mg - 1 g`. */
function spanOfUnits(a: string | null, unit: string, b: string | null, other: string): Amount | undefined {
  if (a === null || b === null) return undefined
  if (unit === other) return isLess(a, b) ? { min: a, max: b, unit, isCertain: true, warnings: [] } : undefined
  const [small, large] = [MILLIGRAMS[unit], MILLIGRAMS[other]]
  if (unit !== 'mg' || other !== 'g' || small === undefined || large === undefined) return undefined
  const max = times(b, large)
  return isLess(a, max) ? { min: a, max, unit, isCertain: true, warnings: [] } : undefined
}

/** Amounts of a medicine: measured, counted, per day, per weight or volume. */
export const AMOUNT_RULES: readonly Rule[] = [
  rule('MEASURE', 'measure', "Q:q OF? '-'? UNIT:u", '500 mg', ({ q, u }) => (u === '%' ? undefined : amountOf(q, u))),
  rule('MEASURE', 'measure.scaled', 'Q:q SCALE:s OF? UNIT:u', '5 million units', ({ q, s, u }) => {
    const unit = SCALED[`${s} ${u}`]
    return unit === undefined ? undefined : amountOf(q, unit)
  }),
  rule('MEASURE', 'measure.range', "N:a UNIT:u (TO | '-') N:b UNIT:w", '250 mg - 500 mg', ({ a, u, b, w }) =>
    spanOfUnits(a.value, u, b.value, w),
  ),
  // Units of activity aren't counted in thousandths, so this is a whole number: `4,500 units`.
  rule(
    'MEASURE',
    'measure.grouped',
    'NUM:n UNIT:u',
    '4,500 units',
    ({ n, u }, { tokens, start }) => {
      const digits = n.value === null && isOfActivity(u) ? groupedDigits(tokens[start]?.raw ?? '') : null
      return digits === null ? undefined : { ...amountOf(exact(digits), u), warnings: ['AMBIGUOUS_NUMBER'] }
    },
    -0.05,
  ),
  // Thousands of milligrams end in 0, so `3.125 mg` and `3,125 mg` are decimals.
  rule(
    'MEASURE',
    'measure.thousandths',
    'NUM:n UNIT:u',
    '3.125 mg',
    ({ n, u }, { tokens, start }) => {
      const raw = n.value === null ? (tokens[start]?.raw ?? '') : ''
      const isDecimal = /^[1-9]\d?[.,]\d\d[1-9]$/.test(raw)
      return isDecimal && u !== '%' && !isOfActivity(u)
        ? { ...amountOf(exact(raw.replace(',', '.')), u), warnings: ['AMBIGUOUS_NUMBER'] }
        : undefined
    },
    -0.05,
  ),
  rule('MEASURE', 'measure.grouped-by-space', 'NUM:a NUM:b UNIT:u', '4 500 units', ({ a, b, u }, { tokens, start }) =>
    isOfActivity(u) &&
    !(tokens[start]?.glued === true && tokens[start - 1]?.kind === 'word') &&
    /^[1-9]\d{0,2}$/.test(a.value ?? '') &&
    /^\d{3}$/.test(b.value ?? '')
      ? { ...amountOf(exact(`${a.value ?? ''}${b.value ?? ''}`), u), warnings: ['AMBIGUOUS_NUMBER'] }
      : undefined,
  ),
  // `1 500 mg` is either 1,500 mg or one item of 500 mg.
  rule(
    'MEASURE',
    'measure.split-number',
    'NUM:a NUM:b UNIT:u',
    '1 500 mg',
    ({ a, b, u }) =>
      u !== '%' && a.value !== null && /^\d{1,3}$/.test(a.value) && b.value !== null && /^\d{3}$/.test(b.value)
        ? { ...amountOf(spanOf(plainNumber(b.value)), u), isCertain: false, warnings: ['AMBIGUOUS_NUMBER'] }
        : undefined,
    0.5,
  ),
  rule(
    'MEASURE',
    'measure.per-weight',
    "MEASURE:m (PER | '/') NUM? PERUNIT:p",
    '10 mg/kg',
    ({ m, p }) => (m.unit === null || m.unit.includes('/') ? undefined : { ...m, unit: `${m.unit}/${p}` }),
    -0.1,
  ),
  rule('MEASURE', 'measure.per-intake', "MEASURE:m (PER | '/') INTAKE", '15 mg/kg/dose', ({ m }) => m, -0.05),
  rule('MEASURE', 'measure.spoonfuls', 'Q:q SIGN? MEASURE:m SPOON', '2-3 5 ml spoonfuls', ({ q, m }) => ({
    ...m,
    min: times(q.min, m.min),
    max: times(q.max, m.max),
  })),
  rule('MEASURE', 'measure.led', 'LEAD MEASURE:m', 'take 500 mg', ({ m }) => ({ ...m, isLed: true }), -0.1),
  rule('DAILYAMOUNT', 'daily', "MEASURE:m (PER | '/') (TIME:u | DAYLONG:u)", '100 mg/day', ({ m, u }) =>
    u === 'd' ? m : undefined,
  ),
  rule(
    'DAILYAMOUNT',
    'daily.named',
    "DAILYDOSE (':' | '-' | '=')? (MEASURE:m | DAILYAMOUNT:m)",
    'daily dose: 15 mg/kg',
    ({ m }) => m,
    -0.4,
  ),
  rule(
    'DAILYAMOUNT',
    'daily.by-route',
    "MEASURE:m ROUTES '/' TIME:u",
    '0.3 mL sc/day',
    ({ m, u }) => (u === 'd' ? m : undefined),
    -0.3,
  ),
  rule(
    'DAILYAMOUNT',
    'daily.explained',
    "MEASURE:m '(' (COUNT | MEASURE) ')' PER TIME:u",
    '2000 units (4 drops) per day',
    ({ m, u }) => (u === 'd' ? m : undefined),
  ),
  rule('RATE', 'rate', "MEASURE:m (PER:p | '/') TIME:u", '5 mL/h', ({ m, p, u }) =>
    // `At` an hour is a time of day, whose number may be missing.
    (u === 'h' && p !== 'at') || u === 'min' ? { ...m, unit: `${m.unit ?? ''}/${u}` } : undefined,
  ),
  rule(
    'RATE',
    'rate.drops',
    "COUNT:c (PER | '/') TIME:u",
    '40 drops/min',
    ({ c, u }) => (c.unit === '{gtt}' && u === 'min' ? { ...c, unit: `${c.unit}/${u}` } : undefined),
    0.2,
  ),
  rule('RATE', 'rate.at', 'RATEAT RATE:r', 'at a rate of 5 mL/h', ({ r }) => r),
  rule('COMPOSITE', 'composite', "N:a UNIT:u ('/' | '+') N:b UNIT:w", '50 mg/1000 mg', ({ a, u, b, w }) =>
    isActive(u) && isActive(w) ? [amountOf(spanOf(a), u), amountOf(spanOf(b), w)] : undefined,
  ),
  rule(
    'COMPOSITE',
    'composite.shared',
    "N:a ('/' | '+') N:b UNIT:w",
    '40/12.5 mg',
    ({ a, b, w }) =>
      isActive(w) && !isOfActivity(w) && areComponents(a, b)
        ? [amountOf(spanOf(a), w), amountOf(spanOf(b), w)]
        : undefined,
    0.1,
  ),
  rule(
    'COMPOSITE',
    'composite.three',
    "N:a UNIT? ('/' | '+') N:b UNIT? ('/' | '+') N:c UNIT:w",
    '5/160/12.5 mg',
    ({ a, b, c, w }) => (isActive(w) ? [a, b, c].map((one) => amountOf(spanOf(one), w)) : undefined),
  ),
  rule('COUNT', 'count', 'Q:q OF? FORM:f', '1 tablet', ({ q, f }) => amountOf(q, f)),
  rule(
    'COUNT',
    'count.of-strength',
    'Q:q (SIGN | OF)? (MEASURE | STRENGTH | COMPOSITE) FORM:f',
    'two 500 mg tablets',
    ({ q, f }) => amountOf(q, f),
    0.1,
  ),
  rule(
    'COUNT',
    'count.of-named',
    'Q:q OF? FILLER? &NAMEDFORM',
    '',
    // `1 Lipitor 40 mg tablets` may be the first of a list.
    ({ q }, { tokens, start }) =>
      tokens[start]?.kind === 'word' || isLess(q.max, '1') ? amountOf(q, null) : undefined,
    0.1,
  ),
  rule('COUNT', 'count.of-medicine', 'Q:q OF? FORM:f OF &NAMEDSTRENGTH', '', ({ q, f }) => amountOf(q, f), -0.5),
  rule('NAMEDSTRENGTH', 'strength.named', '(MEDICINE | WORD) WORD? (MEASURE | COMPOSITE)', 'atenolol 50 mg', () => ''),
  rule(
    'NAMEDFORM',
    'form.named',
    '(MEASURE | COMPOSITE)? (MEDICINE | WORD) WORD? (MEASURE | STRENGTH | COMPOSITE)? FORM',
    '50 mg atenolol tablet',
    () => '',
  ),
  rule('COUNT', 'count.spoons', 'Q:q OF? SPOONSIZE? SPOON:s', '1 level teaspoon', ({ q, s }) => amountOf(q, s), 0.1),
  rule(
    'COUNT',
    'count.metered',
    'Q:q METERED:u',
    '2 doses',
    ({ q, u }) => ({ ...amountOf(q, u), isMetered: true }),
    0.15,
  ),
  rule('COUNT', 'count.and-part', 'N:n (FORM:f | SPOON:f) PLUSPART:p', '1 tablet and a half', ({ n, f, p }) =>
    n.value === null || f === undefined ? undefined : amountOf(spanOf(plainNumber(plus(n.value, p))), f),
  ),
  // A form alone is one: `tablet and a half`.
  rule(
    'COUNT',
    'count.one-and-part',
    '(FORM:f | SPOON:f) PLUSPART:p',
    'tablet and a half',
    ({ f, p }, { tokens, start }) =>
      f === undefined || tokens[start - 1]?.kind === 'number'
        ? undefined
        : amountOf(spanOf(plainNumber(plus('1', p))), f),
    -0.1,
  ),
  // `40 mg/1 tab/po/nocte`: the slashes only separate.
  rule('COUNT', 'count.behind-slash', "MEASURE '/' N:n FORM:f &SLASH", '', ({ n, f }) => amountOf(spanOf(n), f), -0.2),
  rule('SLASH', 'slash', "'/' (ROUTE | RHYTHM | WHEN | PRN)", '/po', () => ''),
  rule('COUNT', 'count.and-sign', 'N:n (FORM:f | SPOON:f) AND NUM:b', '1 tablet and ½', ({ n, f, b }) =>
    n.value === null || b.value === null || !b.isFraction || f === undefined
      ? undefined
      : amountOf(spanOf(plainNumber(plus(n.value, b.value))), f),
  ),
  rule('COUNT', 'count.for-each-site', "COUNT:c (PER | '/') (SITES | SIDE)", '1 drop/hand', ({ c }) => c, -0.1),
  rule('COUNT', 'count.crossed', 'SIGN Q:q FORM:f', 'x 6 tabs', ({ q, f }) => amountOf(q, f), 0.05),
  rule(
    'COUNT',
    'count.whole',
    '(Q:q WHOLE | WHOLE) FORM:f',
    '1 whole tablet',
    ({ q = ONE, f }) => amountOf(q, f),
    -0.1,
  ),
  rule('COUNT', 'count.whole-behind', 'COUNT:c WHOLE', '1 tablet whole', ({ c }) => c, -0.1),
  rule('COUNT', 'count.half', 'HALFCOUNT:f', '', ({ f }) => amountOf(spanOf(plainNumber('0.5')), f)),
  rule(
    'COUNT',
    'count.led-form',
    'LEAD (FORM:f | SPOON:f)',
    'take tablet',
    ({ f }) => ({ ...amountOf(ONE, f ?? null), isLed: true }),
    0.2,
  ),
  // A language without articles says one tablet as the word alone.
  rule(
    'COUNT',
    'count.one-form',
    'ONEFORM:f',
    '',
    ({ f }, { tokens, start }) => (tokens[start - 1]?.kind === 'number' ? undefined : amountOf(ONE, f)),
    0.1,
  ),
  rule('COUNT', 'count.led', 'LEAD COUNT:c', 'take 1 tablet', ({ c }) => ({ ...c, isLed: true }), -0.1),
  rule('COUNT', 'count.range', "N:a FORM:f (TO | '-') N:b FORM:g", '1 tab to 2 tabs', ({ a, f, b, g }) =>
    f === g && a.value !== null && b.value !== null && isLess(a.value, b.value) ? amountOf(spanOf(a, b), f) : undefined,
  ),
  rule(
    'COUNTPER',
    'count.a-day',
    "COUNT:c (PER | '/') (TIME:u | DAYLONG:u)",
    '1 tablet/day',
    ({ c, u }) => (u === undefined || u === 'h' || u === 'min' ? undefined : { ...c, per: periodOf(u) }),
    -0.05,
  ),
  rule(
    'COUNTPER',
    'count.explained',
    "COUNT:c '(' (MEASURE | COMPOSITE | COUNT) ')' (PER | '/') (TIME:u | DAYLONG:u)",
    '2 drops (400 IU) a day',
    ({ c, u }) => (u === undefined || u === 'h' || u === 'min' ? undefined : { ...c, per: periodOf(u) }),
    -0.05,
  ),
  rule(
    'COUNTPER',
    'count.by-route-a-day',
    "COUNT:c (ROUTE | PRODUCT) (PER | '/') TIME:u",
    '1 capsule inhaled/day',
    ({ c, u }) => (u === 'd' ? { ...c, per: periodOf(u) } : undefined),
    0.05,
  ),
]
