import { plainNumber } from '../../text/numbers'
import { isLess } from '../arithmetic'
import { type Rule, rule } from '../rule'
import type { Span } from '../values'
import { isOfActivity, MOST_BARE } from './amounts'
import { amountOf, spanOf } from './build'

/** Whether a bare number may count tablets: a small number, possibly with halves or quarters. */
function isCountable({ max, isCertain }: Span): boolean {
  return isCertain && Number(max) <= MOST_BARE && (Number(max) * 4) % 1 === 0 && Number(max) > 0
}

/** Whether a bare amount such as `0,1` is in grams. */
function isGrams({ max }: Span): boolean {
  return /^0\.\d{1,4}$/.test(max)
}

/** Numbers of which the form or the unit isn't said beside them. */
export const BARE_AMOUNT_RULES: readonly Rule[] = [
  rule(
    'BARE',
    'bare.led',
    'LEAD Q:q',
    'take 1',
    ({ q }) => (isCountable(q) || isGrams(q) ? { ...amountOf(q, null), isLed: true } : undefined),
    0.5,
  ),
  rule(
    'BARE',
    'bare',
    'Q:q &BEHINDBARE',
    '',
    ({ q }) => (isCountable(q) || isGrams(q) ? amountOf(q, null) : undefined),
    0.6,
  ),
  rule(
    'BARE',
    'bare.crossed',
    'SIGN Q:q &MOMENT',
    '',
    ({ q }) => (isCountable(q) ? { ...amountOf(q, null), isLed: true } : undefined),
    -0.2,
  ),
  rule(
    'BARE',
    'bare.taken',
    'VERB Q:q &MEDICINE',
    '',
    ({ q }) => (isCountable(q) ? { ...amountOf(q, null), isLed: true } : undefined),
    0.3,
  ),
  rule(
    'BARE',
    'bare.crossed-at-meals',
    'SIGN Q:q &MEALS',
    '',
    ({ q }) => (isCountable(q) ? { ...amountOf(q, null), isLed: true, warnings: ['AMBIGUOUS_NUMBER'] } : undefined),
    0.3,
  ),
  rule('COUNT', 'count.in-eye', 'COUNT:c RIGHTEYE &FREQ', '', ({ c }) => (c.unit === '{gtt}' ? c : undefined), -0.2),
  rule(
    'BARE',
    'bare.up-to',
    'UPTO Q:q &ENDOFLINE',
    'up to 3',
    ({ q }) => (isCountable(q) ? { ...amountOf(q, null), isLed: true, warnings: ['AMBIGUOUS_NUMBER'] } : undefined),
    0.3,
  ),
  rule(
    'BARE',
    'bare.swallowed',
    'VERB:v NUMBER:q &SWALLOWED',
    '',
    ({ v, q }) => (v === 'swallow' ? { ...amountOf(spanOf(plainNumber(q)), null), isLed: true } : undefined),
    0.1,
  ),
  rule('SWALLOWED', 'swallowed.behind', "(BEHINDBARE | ',' | '.')", 'twice daily', () => ''),
  // A part of a tablet in words isn't anything else: `in the evening half`.
  rule(
    'BARE',
    'bare.part',
    'NUMBER:q',
    'half',
    ({ q }) => (q !== '0' && isLess(q, '1') ? amountOf(spanOf(plainNumber(q)), null) : undefined),
    0.9,
  ),
  rule(
    'BARE',
    'bare.of-unit',
    'Q:q &SHAREDUNIT',
    '',
    ({ q }) => (q.isCertain ? { ...amountOf(q, null), isLed: true, hasUnitBehind: true } : undefined),
    -0.1,
  ),
  // `Before breakfast 20, before supper 12 units`: the unit is said once, behind the last.
  rule(
    'SHAREDUNIT',
    'unit.shared',
    "(MOMENT | CLOCKS)? (',' | ';' | '/' | AND) (MOMENT | CLOCKS)? ((',' | '-' | ':')? Q (MOMENT | CLOCKS)? (',' | ';' | '/' | AND) (MOMENT | CLOCKS)?)? ('-' | ':')? Q INSULINUNIT",
    ', before supper 12 units',
    () => '',
  ),
  rule('INSULINUNIT', 'unit.insulin', 'UNIT:u', 'units', ({ u }) => (isOfActivity(u) ? '' : undefined)),
  rule('MOMENT', 'moment', '(WHEN | DAYPART | MEALTIME)', 'in the morning', () => ''),
  rule(
    'BARE',
    'bare.of-solution',
    "NUM UNIT:u '-'? NUM:n",
    '50% - 2.0',
    ({ u, n }, { tokens, end }) =>
      u === '%' && /[.,]/.test(tokens[end - 1]?.raw ?? '')
        ? { ...amountOf(spanOf(n), null), isLed: true, isOfPercentage: true }
        : undefined,
    0.3,
  ),
  rule('BARE', 'bare.alone', 'Q:q', '1', ({ q }) => (isCountable(q) ? amountOf(q, null) : undefined), 2.2),
  rule(
    'BEHINDBARE',
    'bare.behind',
    '(FREQ | CAP | WHEN | MEAL | MEALTIME | MEALS | PRN | THEN | CLOCKS | DAYSOFWEEK | ONCE | ASDIRECTED | VERB | ROUTE | SYMPTOM | IFSO)',
    'twice daily',
    () => '',
  ),
]
