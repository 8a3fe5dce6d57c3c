import { type Rule, rule } from '../rule'
import type { Span } from '../values'
import { MOST_BARE } from './amounts'
import { amountOf, spanOf } from './build'

/** Whether a bare number may count tablets: a small number, possibly with halves or quarters. */
function isCountable({ max, isCertain }: Span): boolean {
  return isCertain && Number(max) <= MOST_BARE && (Number(max) * 4) % 1 === 0 && Number(max) > 0
}

/** Whether a bare amount such as `0,1` is in grams. */
function isGrams({ max }: Span): boolean {
  return /^0\.\d{1,4}$/.test(max)
}

/** Amounts without a unit, and what may come behind one. */
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
  rule('MOMENT', 'moment', '(WHEN | DAYPART | MEALTIME)', 'in the morning', () => ''),
  rule(
    'BARE',
    'bare.of-solution',
    "NUM UNIT:u '-'? NUM:n",
    '50% - 2.0',
    ({ u, n }, { tokens, end }) =>
      u === '%' && /[.,]/.test(tokens[end - 1]?.raw ?? '') ? { ...amountOf(spanOf(n), null), isLed: true } : undefined,
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
