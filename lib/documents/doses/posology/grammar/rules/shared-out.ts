import { type Rule, rule } from '../rule'
import type { Amount, Dealt, Span } from '../values'
import { amountOf, exact, ONE, rhythm } from './build'

const MOST_MEALS = 6
/** More days without a medicine are rather the days on which it is stopped. */
const MOST_DAYS_OFF = 3
const MOST_DEALT = 6

/** Returns each amount with its time; undefined unless there are as many times as amounts. */
function dealt(amounts: readonly Amount[], times: readonly string[]): readonly Dealt[] | undefined {
  const isPair = amounts.length === times.length && amounts.length <= MOST_DEALT
  return isPair ? amounts.map((amount, at) => ({ amount, when: times[at] ?? '' })) : undefined
}

function isFew({ min, max, isCertain }: Span): boolean {
  return isCertain && /^[1-9]$/.test(min) && /^[1-9]$/.test(max) && Number(max) <= MOST_MEALS
}

/** `One and a half` is one number. */
function isPartOf(whole: string, part: string): boolean {
  return Number.isInteger(Number(whole)) && Number(part) < 1
}

/** What is shared out: amounts over times of day, a day's amount over intakes, intakes over meals and hours. */
export const SHARED_OUT_RULES: readonly Rule[] = [
  rule('NUMBERLIST', 'numbers.two', "N:a (AND | ',') N:b", '5 and 7', ({ a, b }) =>
    a.value === null || b.value === null || isPartOf(a.value, b.value) ? undefined : [exact(a.value), exact(b.value)],
  ),
  rule(
    'NUMBERLIST',
    'numbers.more',
    "N:a ',' NUMBERLIST:b",
    '5, 7 and 9',
    ({ a, b }) => (a.value === null ? undefined : [exact(a.value), ...b]),
    -0.6,
  ),
  rule('AMOUNTLIST', 'amounts.of-unit', 'NUMBERLIST:n OF? (UNIT:u | FORM:u)', '5, 7 and 9 units', ({ n, u }) =>
    u === undefined || u === '%' ? undefined : n.map((one) => amountOf(one, u)),
  ),
  rule('AMOUNTLIST', 'amounts.two', "MEASURE:a (AND | ',' | ';') MEASURE:b", '5 units and 7 units', ({ a, b }) =>
    a.unit === b.unit ? [a, b] : undefined,
  ),
  rule('AMOUNTLIST', 'amounts.more', "MEASURE:a (',' | ';') AMOUNTLIST:b", '5 units, 7 units, 9 units', ({ a, b }) =>
    b.every(({ unit }) => unit === a.unit) ? [a, ...b] : undefined,
  ),
  rule(
    'EACHTIME',
    'time.one',
    '(AT | ATHOUR)? (WHEN:w | MEALTIME:w | DAYPART:w | CLOCK)',
    'before lunch',
    ({ w = '' }) => w,
  ),
  rule('TIMELIST', 'times.two', "EACHTIME:a (AND | ',' | '/' | ';') EACHTIME:b", 'lunch and dinner', ({ a, b }) => [
    a,
    b,
  ]),
  rule(
    'TIMELIST',
    'times.more',
    "EACHTIME:a (',' | '/' | ';') TIMELIST:b",
    'breakfast, lunch and dinner',
    ({ a, b }) => [a, ...b],
  ),
  rule(
    'TIMELIST',
    'times.in-order',
    "EACHTIME:a ','? RESPECTIVELY EACHTIME:b",
    'lunch, respectively dinner',
    ({ a, b }) => [a, b],
  ),
  rule(
    'DISTRIBUTED',
    'dealt',
    "LEAD? AMOUNTLIST:a ROUTES? ','? TIMELIST:t (','? RESPECTIVELY)?",
    '5, 7 and 9 units before breakfast, lunch and dinner respectively',
    ({ a, t }) => dealt(a, t),
    -0.4,
  ),
  rule(
    'DISTRIBUTED',
    'dealt.times-first',
    "TIMELIST:t (RESPECTIVELY ','?)? ('-' | ':')? LEAD? AMOUNTLIST:a (','? RESPECTIVELY)",
    'breakfast and dinner 5 and 7 units respectively',
    ({ a, t }) => dealt(a, t),
    -0.4,
  ),
  // The word for a day is the middle of one where the morning comes before it: `morning 1 tablet, day 2 tablets`.
  rule(
    'DISTRIBUTED',
    'dealt.by-day',
    "(WHEN:a | MEALTIME:a) ('-' | ':')? (COUNT:x | MEASURE:x) (',' | ';')? DAYWORD ('-' | ':')? (COUNT:y | MEASURE:y) ((',' | ';' | AND)? (WHEN:b | MEALTIME:b) ('-' | ':')? (COUNT:z | MEASURE:z))?",
    'morning 1 tablet, day 2 tablets, evening 1 tablet',
    ({ a, x, y, b, z }) =>
      x === undefined || y === undefined || a === undefined || !/MORN|CM/.test(a)
        ? undefined
        : dealt(z === undefined ? [x, y] : [x, y, z], [a, 'NOON', ...(b === undefined ? [] : [b])]),
    -0.4,
  ),
  rule('SPLITINTO', 'split.by', 'DIVIDE Q:n &LAST', '', ({ n }) => (isFew(n) ? n : undefined)),
  rule('SPLITINTO', 'split.by-end', 'DIVIDE Q:n &ENDOFLINE', 'split in 3', ({ n }) => (isFew(n) ? n : undefined)),
  rule(
    'SPLITINTO',
    'split.words',
    'FILLER? (DIVIDE | SPLIT) Q:n EQUAL? INTAKES EQUAL?',
    'dose split in 3 equal parts',
    ({ n }) => (isFew(n) ? n : undefined),
  ),
  // A new patch replaces the last one, so it is no count: its dose is what it releases.
  rule(
    'RATE',
    'rate.renewed',
    "RATE:r ('-' | ',' | ':')? VERB? NUMBER? (NEWONE FORM:f | FORM:f NEWONE)",
    '0.4 mg/h apply one new patch',
    ({ r, f }) => (f === '{patch}' ? r : undefined),
    -0.5,
  ),
  rule('WHENS', 'when.same', 'SAMEASBEFORE WHEN:w', 'same again in the morning', ({ w }) => w, -0.2),
  rule('MEALTIME', 'mealtime.same', 'SAMEASBEFORE MEALTIME:m', 'same again at lunch', ({ m }) => m, -0.2),
  rule('SPLITINTO', 'split.in-case', 'Q:n EQUAL? INTAKESBY', '', ({ n }) => (isFew(n) ? n : undefined)),
  rule(
    'FREQ',
    'meals.counted',
    'MEALREL:r (EACHOF | EVERY)? MEALDET? MAINMEAL? Q:n MAINMEAL? MEALNOUN MAINMEAL? ((PER TIME) | DAILY)?',
    'before each of the 3 main meals',
    ({ r, n }) => (isFew(n) && n.min === n.max ? rhythm(n, 'd', ONE, { when: r }) : undefined),
    -0.4,
  ),
  rule(
    'MEALS',
    'meals.each',
    'MEALREL:r EACHOF MEALDET? MAINMEAL? MEALNOUN MAINMEAL?',
    'before each of the main meals',
    ({ r }) => r,
    -0.3,
  ),
  rule(
    'CAP',
    'most.apart',
    "(LEAVE | BETWEEN | ATLEAST)? ':'? Q:k OF? TIME:u APART",
    'at least 6 hours between doses',
    ({ k, u }) => {
      const frequency = rhythm(ONE, u, k)
      return frequency && { amount: null, times: null, frequency, period: '1', periodUnit: frequency.periodUnit }
    },
    -0.8,
  ),
  rule(
    'CAP',
    'most.apart-first',
    "APART ':'? (LEAVE | BETWEEN | ATLEAST)? Q:k OF? TIME:u",
    'between doses at least 6 hours',
    ({ k, u }) => {
      const frequency = rhythm(ONE, u, k)
      return frequency && { amount: null, times: null, frequency, period: '1', periodUnit: frequency.periodUnit }
    },
    -0.6,
  ),
  rule(
    'CAP',
    'most.left',
    "LEAVE APART ':'? (LEAVE | ATLEAST)? Q:k OF? TIME:u",
    'interval between doses at least 6 hours',
    ({ k, u }) => {
      const frequency = rhythm(ONE, u, k)
      return frequency && { amount: null, times: null, frequency, period: '1', periodUnit: frequency.periodUnit }
    },
    -0.8,
  ),
  rule(
    'DAYSOFWEEK',
    'weekdays.every-day-but',
    'EXCEPTDAY DAYSOFWEEK:n',
    'every day but Sunday',
    ({ n }) => (n > 0 && n < 7 ? 7 - n : undefined),
    -1,
  ),
  rule(
    'DAYSOFWEEK',
    'weekdays.not-on',
    'DAYSOFWEEK:n NEG:k',
    'Sundays do not take',
    ({ n, k }) => (k === 'dont' && n > 0 && n <= MOST_DAYS_OFF ? 7 - n : undefined),
    -1.1,
  ),
  rule(
    'DAYSOFWEEK',
    'weekdays.off',
    'DAYSOFWEEK:n BREAK',
    'Sundays off',
    ({ n }) => (n > 0 && n <= MOST_DAYS_OFF ? 7 - n : undefined),
    -1.1,
  ),
  // `1 tab at 8:00, noon and 16:00`: in a list of clock times, noon is one.
  rule('CLOCK', 'clock.noon', 'CLOCKWORD', 'noon', () => 1, 0.15),
  rule(
    'CLOCKS',
    'clocks.mixed',
    "(AT | ATHOUR) NUM:n OCLOCK? (',' | AND) CLOCKS:b",
    'at 8, noon and 4 pm',
    ({ n, b }) => (/^\d{1,2}$/.test(n.value ?? '') && Number(n.value) <= 24 ? 1 + b : undefined),
    0.1,
  ),
  rule(
    'FREQ',
    'every.half-hour',
    'EVERY Q:k OF? TIME:u',
    'every 30 minutes',
    ({ k, u }) => (u === 'min' && k.min === '30' && k.max === '30' ? rhythm(ONE, 'h', exact('0.5')) : undefined),
    -0.4,
  ),
  rule(
    'COUNT',
    'count.form-ten',
    'FORM:f ROMANTEN',
    'gtt x',
    // `1 tab x 3`
    ({ f }, { tokens, start, end }) =>
      (tokens[end]?.kind === 'number' && /\p{Ll}/u.test(tokens[end - 1]?.raw ?? '')) ||
      tokens[start - 1]?.kind === 'number'
        ? undefined
        : amountOf(exact('10'), f),
    0.2,
  ),
  rule('COUNT', 'count.form-roman', 'FORM:f (ROMAN:n | ROMANLARGE:n)', 'tab ii', ({ f, n }, { tokens, end }) =>
    // `1 amp IV`: a route, not four.
    n !== undefined && /^(?!iv$)[ivx]+$/i.test(tokens[end - 1]?.raw ?? '') ? amountOf(exact(n), f) : undefined,
  ),
]
