import { type NumberText, plainNumber } from '../../text/numbers'
import { type Rule, rule, type RuleSpan } from '../rule'
import type { Span } from '../values'

const HOURS_OF_DAY = 24
const HALF_OF_DAY = 12
const [EARLY, LATE] = [4, 18]
/** Two times in these minutes are one window for a dose. */
const WIDEST_WINDOW = 120
const MINUTES_OF_HOUR = 60
/** So many numbers behind a colon are hours. */
const LEAST_LISTED = 3
/** The most hours between a meal and a dose that is taken because of it. */
const LONGEST_BESIDE_MEAL = 3
/**
 * Numbers of hours that are intervals between doses. They matter in languages that use one word for clock hours and for
 * durations.
 */
const INTERVALS: ReadonlySet<string | null> = new Set(['4', '6', '8', '12', '24'])

function isHour({ value }: NumberText): boolean {
  return value !== null && /^\d{1,2}$/.test(value) && Number(value) <= HOURS_OF_DAY
}

/** The hours of each part of a day, on clocks of 24 or 12 hours. */
const HOURS_OF_PART: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  MORN: [[4, 11]],
  NOON: [
    [11, 15],
    [1, 3],
  ],
  AFT: [
    [12, 18],
    [1, 6],
  ],
  EVE: [
    [16, 23],
    [4, 11],
  ],
  NIGHT: [
    [20, 24],
    [0, 5],
    [9, 12],
  ],
  HS: [
    [20, 24],
    [8, 12],
  ],
}

/** Whether a number is an hour of a part of a day: 9 or 21 in the evening, but not 3. */
function isHourOf(hour: NumberText, part: string): boolean {
  return (
    isHour(hour) &&
    (HOURS_OF_PART[part] ?? []).some(([from, to]) => Number(hour.value) >= from && Number(hour.value) <= to)
  )
}

/** Whether a text is a clock time: `0700`, `7.00`, `22.30`. */
function isClock(raw: string | undefined): boolean {
  return raw !== undefined && /^(?:(?:[01]?\d|2[0-4])[.,][0-5]\d|(?:[01]\d|2[0-4])[0-5]\d)$/.test(raw)
}

/** Whether a number behind a word is four digits of a time, but no year, and nothing follows it: `10 mg 0800`. */
function isHoursAndMinutes({ tokens, start, end }: RuleSpan): boolean {
  const [before, behind] = [tokens[start - 1], tokens[end]]
  const isAlone = before?.kind === 'word' && (!behind || behind.kind === 'sign')
  return isAlone && /^(?:0\d|1[0-8]|2[1-3])[0-5]\d$/.test(tokens[start]?.raw ?? '')
}

function rawOf({ tokens, start, end }: RuleSpan): string | undefined {
  return tokens.slice(start, end).find(({ kind }) => kind === 'number')?.raw
}

/** Whether a time before or after a meal is so short that it isn't an interval: `every 8 hours after meals`. */
function isBesideMeal({ max }: Span, unit: string): boolean {
  return unit === 'min' || (unit === 'h' && Number(max) <= LONGEST_BESIDE_MEAL)
}

/** Whether all numbers are four digits of times that increase, with nothing counted behind them: `10 mg 0800, 2000`. */
function areHoursAndMinutes({ tokens, start, end }: RuleSpan): boolean {
  const times = tokens.slice(start, end).flatMap(({ kind, raw }) => (kind === 'number' ? [raw] : []))
  const before = tokens[start - 1]
  const isAlone =
    (before?.kind === 'word' || before?.key === '(') && tokens[end]?.kind !== 'word' && tokens[end]?.kind !== 'number'
  return isAlone && times.every((raw, at) => /^(?:[01]\d|2[0-3])[0-5][05]$/.test(raw) && raw > (times[at - 1] ?? ''))
}

/** Whether two clock times are so near that a dose is taken between them. */
function isWindow({ tokens, start, end }: RuleSpan): boolean {
  const [from, to] = tokens.slice(start, end).flatMap(({ raw }) => minutesOf(raw))
  return from !== undefined && to !== undefined && to > from && to - from <= WIDEST_WINDOW
}

/** Returns the minute of the day of a text such as `17:30`. */
function minutesOf(raw: string): number[] {
  const [, hours, minutes] = /^(\d{1,2})[:.]([0-5]\d)$/.exec(raw) ?? []
  return hours === undefined ? [] : [Number(hours) * MINUTES_OF_HOUR + Number(minutes)]
}

/** Whether two hours are one in the morning and one later in the day: `at 8 and at 2`. */
function areHalvesOfDay(a: NumberText, b: NumberText): boolean {
  const [from, to] = [Number(a.value), Number(b.value)]
  return isHour(a) && isHour(b) && from > EARLY && from <= HALF_OF_DAY && to > 0 && to < HALF_OF_DAY && to <= from
}

/** Whether two hours of a list increase; the last may be at night: `14, 22, 6`. */
function areHours(a: NumberText, b: NumberText): boolean {
  if (!isHour(a) || !isHour(b)) return false
  const [from, to] = [Number(a.value), Number(b.value)]
  return (from < to && to > EARLY) || (from >= LATE && to <= EARLY)
}

const [FIRST_DAY, LAST_DAY] = [1, 7]

/** Times of day: clock times, weekdays, meals. */
export const TIME_OF_DAY_RULES: readonly Rule[] = [
  // `Pc + nocte`: beside a time of day, meals are times as well.
  rule('MEALS', 'meals.and-night', "MEAL:m (AND | '/') &LATETIME", '', ({ m }) => m, -0.1),
  rule('LATETIME', 'late-time', '(RHYTHM:t | WHEN:t)', 'at bedtime', ({ t }) => {
    const isLate = t !== undefined && /(?:^|@)(?:HS|NIGHT)$/.test(t)
    return isLate ? '' : undefined
  }),
  rule('CLOCK', 'clock', 'CLOCKTIME', '8:00', () => 1),
  rule(
    'CLOCK',
    'clock.hour',
    'NUM:n AMPM:half',
    '8 am',
    ({ n, half }, span) => {
      // In some languages, 3 days and 3 in the afternoon are written alike.
      if (half === 'day' && Number(n.value) < HALF_OF_DAY) return undefined
      return (half === 'noon' ? n.value === '12' : isHour(n) || isClock(rawOf(span))) ? 1 : undefined
    },
    0.1,
  ),
  rule(
    'CLOCK',
    'clock.between',
    "(AT | ATHOUR | FROM) NUM:n ('-' | TO | AND) NUM:m (OCLOCK | AMPM:half)",
    'at 5-6 pm',
    ({ n, m, half }) => {
      const isClear = half !== undefined || Number(n.value) > HALF_OF_DAY
      const hours = Number(m.value) - Number(n.value)
      return isClear && isHour(n) && isHour(m) && (hours === 1 || hours === 2) ? 1 : undefined
    },
    -0.3,
  ),
  rule('CLOCK', 'clock.past', 'HOURPART N:n', 'half past ten', ({ n }) => (isHour(n) ? 1 : undefined), -0.1),
  rule('CLOCK', 'clock.half-of', 'AT? HOURPART HOURNAME (AMPM | OCLOCK)?', '', () => 1, -0.2),
  rule('CLOCK', 'clock.words', 'AT N:n OCLOCK:word', "at nine o'clock", ({ n, word }) =>
    isHour(n) && word !== 'span' ? 1 : undefined,
  ),
  rule('CLOCK', 'clock.words-alone', 'NUMBER:n OCLOCK:word', "ten o'clock", ({ n, word }) =>
    /^\d{1,2}$/.test(n) && word === 'named' ? 1 : undefined,
  ),
  rule('CLOCK', 'clock.said-twice', 'CLOCKTIME AMPM', '8:00 am', () => 1, -0.05),
  rule(
    'CLOCK',
    'clock.dash',
    "NUM:n '-' NUM:m",
    '8-00',
    ({ n, m }, { tokens, start }) => (isHour(n) && tokens[start + 2]?.raw === '00' && m.value === '0' ? 1 : undefined),
    -0.25,
  ),
  rule(
    'CLOCK',
    'clock.at',
    'AT NUM:n (OCLOCK:word | AMPM:half)',
    'at 8 h',
    ({ n, word, half }, span) => {
      if (word === 'span' && INTERVALS.has(n.value)) return undefined
      return (half === 'noon' ? n.value === '12' : isHour(n) || isClock(rawOf(span))) ? 1 : undefined
    },
    0.1,
  ),
  rule(
    'CLOCK',
    'clock.named',
    'ATHOUR N:n OCLOCK?',
    '',
    ({ n }, span) => (isHour(n) || isClock(rawOf(span)) ? 1 : undefined),
    -0.05,
  ),
  rule('HHMM', 'clock.digits', 'NUM', '0700', (_, span) => (isClock(rawOf(span)) ? 1 : undefined)),
  rule('HHMM', 'clock.digits-list', "HHMM:a OCLOCK? (',' | AND | '-')? HHMM:b", '0700, 1900', ({ a, b }) => a + b),
  rule(
    'CLOCKS',
    'clocks.digits-pair',
    "HHMM:a OCLOCK? '/' HHMM:b OCLOCK?",
    '0800h/2000h',
    ({ a, b }, { tokens, start, end }) =>
      tokens.slice(start, end).every(({ kind, raw }) => kind !== 'number' || /^\d{4}$/.test(raw)) ? a + b : undefined,
    -0.2,
  ),
  rule(
    'CLOCKS',
    'clocks.digits-slashes',
    "HHMM:a OCLOCK? '/' HHMM:b OCLOCK? '/' HHMM:c OCLOCK?",
    '0600/1400/2200',
    ({ a, b, c }, { tokens, start, end }) =>
      tokens.slice(start, end).every(({ kind, raw }) => kind !== 'number' || /^\d{4}$/.test(raw))
        ? a + b + c
        : undefined,
    -0.2,
  ),
  // Two or more of them aren't doses: `8.00 and 20.00`.
  rule(
    'CLOCKS',
    'clocks.dotted',
    "HHMM:a (',' | AND) HHMM:b",
    '8.00 and 20.00',
    ({ a, b }, { tokens, start, end }) =>
      tokens.slice(start, end).every(({ kind, raw }) => kind !== 'number' || /^\d{1,2}\.[0-5]0$/.test(raw))
        ? a + b
        : undefined,
    0.6,
  ),
  rule('CLOCKS', 'clocks.digits', '(AT | ATHOUR) HHMM:a OCLOCK?', 'at 0700', ({ a }) => a),
  // `10 mg 0800, 5 mg 1200`
  rule('CLOCKS', 'clocks.digits-behind-unit', 'NUM', '', (_, span) => (isHoursAndMinutes(span) ? 1 : undefined), 1),
  rule(
    'CLOCKS',
    'clocks.digits-list-behind-unit',
    "HHMM:a (',' | AND | '-' | '/')? HHMM:b",
    '',
    ({ a, b }, span) => (areHoursAndMinutes(span) ? a + b : undefined),
    0.6,
  ),
  rule('CLOCKS', 'clocks.digits-hours', 'HHMM:a OCLOCK', '0700 h', ({ a }) => a, 0.2),
  rule('CLOCKS', 'clocks', '(AT | ATHOUR)? CLOCK:a', 'at 8:00', ({ a }) => a),
  rule(
    'CLOCKS',
    'clocks.more',
    "(AT | ATHOUR)? CLOCK:a (',' | AND | '-' | ';')? CLOCKS:b",
    '8:00, 20:00',
    ({ a, b }) => a + b,
    -0.1,
  ),
  rule(
    'HOURSLED',
    'hours-led',
    "HOURSOF OF? (INTAKES | INJECTIONS | INTAKE | VERB | PRODUCT)? ('-' | ':')?",
    'dose times:',
    () => '',
  ),
  // `Dose times: 6, 14, 22`: behind such words, numbers are hours.
  rule('CLOCKS', 'clocks.led', 'HOURSLED CLOCKS:a', 'dose times: 8:00, 20:00', ({ a }) => a, -0.3),
  rule('CLOCKS', 'clocks.led-digits', 'HOURSLED HHMM:a OCLOCK?', 'dose times 0600', ({ a }) => a, -0.3),
  rule('CLOCKS', 'clocks.led-hours', 'HOURSLED HOURS:a OCLOCK?', 'dose times: 6, 14, 22', ({ a }) => a, -0.3),
  rule(
    'CLOCKS',
    'clocks.led-hour',
    'HOURSLED NUM:n OCLOCK?',
    'dose time: 8',
    ({ n }) => (isHour(n) ? 1 : undefined),
    0.2,
  ),
  rule('CLOCKS', 'clocks.hours', '(AT | ATHOUR) HOURS:a (AMPM | OCLOCK)', 'at 8, 14 and 20 h', ({ a }) => a, -0.05),
  rule(
    'CLOCKS',
    'clocks.of-day',
    '(AT NUM:n | AT NUMBER:w | ATHOUR N:n) OCLOCK? (WHEN:p | DAYPART:p)',
    'at 8 in the morning',
    // The letter of `B12 morning` belongs to the number. In words, it has to be an hour of that part of the day.
    ({ n, w, p = '' }, { tokens, start }) =>
      w !== undefined
        ? isHourOf(plainNumber(w), p)
          ? 1
          : undefined
        : n !== undefined && isHour(n) && tokens[start + 1]?.glued !== true
          ? 1
          : undefined,
    -0.1,
  ),
  // Numbers without `at` before the first may be doses: `5 in the morning and 4 in the evening`.
  rule(
    'CLOCKS',
    'clocks.of-parts',
    '(AT | ATHOUR) PARTHOURS:n',
    'at 9 in the morning and 21 in the evening',
    ({ n }) => n,
    -0.2,
  ),
  rule(
    'PARTHOURS',
    'part-hours',
    "PARTHOUR (',' | AND) (AT | ATHOUR)? PARTHOUR",
    '9 in the morning, 21 in the evening',
    () => 2,
  ),
  rule(
    'PARTHOURS',
    'part-hours.more',
    "PARTHOUR (',' | AND) (AT | ATHOUR)? PARTHOURS:n",
    '6 in the morning, 2 in the afternoon and 10 at night',
    ({ n }) => 1 + n,
  ),
  rule('PARTHOUR', 'part-hour', 'N:n OCLOCK? (WHEN:w | DAYPART:w)', '9 in the morning', ({ n, w = '' }) =>
    isHourOf(n, w) ? '' : undefined,
  ),
  rule('CLOCKS', 'clocks.bare-hours', '(AT | ATHOUR) HOURS:a', 'at 8 and 20', ({ a }) => a, 0.2),
  rule(
    'CLOCKS',
    'clocks.bare-hours-twice',
    "(AT | ATHOUR) NUM:n (',' | AND) (AT | ATHOUR) NUM:m (&BEHINDHOUR | &ENDOFLINE)",
    'at 8 and at 2',
    ({ n, m }) => (areHours(n, m) || areHalvesOfDay(n, m) ? 2 : undefined),
    0.2,
  ),
  rule(
    'CLOCKS',
    'clocks.bare-hour',
    'AT:word NUM:n (&BEHINDHOUR | &ENDOFLINE)',
    'at 9',
    // `la 8` is also every 8 hours.
    ({ word, n }) => (isHour(n) && !(word === 'interval' && INTERVALS.has(n.value)) ? 1 : undefined),
    0.9,
  ),
  rule('BEHINDHOUR', 'behind-hour', "(',' | ';' | '.' | ')' | AND)", ',', () => ''),
  rule('CLOCKS', 'clocks.hours-behind', 'HOURS:a (AMPM | OCLOCK)', '8, 14 and 20 h', ({ a }) => a, 0.3),
  // `500 mg three times a day (6, 14, 22)`
  rule(
    'CLOCKS',
    'clocks.in-brackets',
    'HOURS:a &CLOSING',
    '',
    // `(15-20)` is a range.
    ({ a }, { tokens, start, end }) =>
      tokens[start - 1]?.key === '(' && !tokens.slice(start, end).some(({ key }) => key === '-') ? a : undefined,
    0.2,
  ),
  rule('CLOSING', 'closing', "')'", ')', () => ''),
  rule(
    'CLOCKS',
    'clocks.behind-colon',
    "':' HOURS:a (&BEHINDHOUR | &ENDOFLINE)",
    ': 7, 10, 13, 16',
    ({ a }) => (a >= LEAST_LISTED ? a : undefined),
    1.5,
  ),
  // `Between 17:00 and 18:00` is one time.
  rule(
    'CLOCKS',
    'clocks.window',
    "FROM? ATHOUR? CLOCKTIME ('-' | TO | AND | UNTIL) ATHOUR? CLOCKTIME",
    'between 17:00 and 18:00',
    (_, span) => (isWindow(span) ? 1 : undefined),
    -0.3,
  ),
  rule('CLOCKS', 'clocks.exact-behind', 'CLOCKS:a EXACTLY', 'at 10:00 sharp', ({ a }) => a, -0.2),
  rule('CLOCKS', 'clocks.exact', 'EXACTLY CLOCKS:a', 'strictly 9 am and 9 pm', ({ a }) => a, -0.2),
  rule('HOURS', 'hours.two', "NUM:n OCLOCK:word? (',' | AND | '-') AT? NUM:m", '8, 20', ({ n, word, m }) =>
    areHours(n, m) && !(word === 'span' && INTERVALS.has(n.value)) ? 2 : undefined,
  ),
  rule('HOURS', 'hours.more', "NUM:n (',' | AND | '-') HOURS:b", '6, 14, 22', ({ n, b }) =>
    isHour(n) ? 1 + b : undefined,
  ),
  rule('DAYSOFWEEK', 'weekday', 'ONDAYS? WEEKDAY', 'on Monday', () => 1),
  rule('DAYSOFWEEK', 'weekday.every', 'EVERY WEEKDAY', 'every Monday', () => 1, -0.3),
  rule(
    'DAYSOFWEEK',
    'weekdays',
    "ONDAYS? WEEKDAY (',' | AND | '/' | '-')? DAYSOFWEEK:b",
    'mon, wed, fri',
    ({ b }) => 1 + b,
  ),
  rule(
    'DAYSOFWEEK',
    'weekdays.dashed',
    "ONDAYS? WEEKDAY '-' WEEKDAY '-' DAYSOFWEEK:b",
    'mon-wed-fri',
    ({ b }) => 2 + b,
    -0.3,
  ),
  rule(
    'DAYSOFWEEK',
    'weekdays.except',
    'EXCEPT DAYSOFWEEK:n',
    'except Sunday',
    ({ n }) => (n < LAST_DAY ? LAST_DAY - n : undefined),
    -0.7,
  ),
  rule(
    'DAYSOFWEEK',
    'weekdays.break',
    "BREAK (':' | '-' | AT | PER | ONDAYS)? DAYSOFWEEK:n",
    'break Sunday',
    ({ n }) => (n > 0 && n < LAST_DAY / 2 ? LAST_DAY - n : undefined),
    -0.8,
  ),
  rule(
    'DAYSOFWEEK',
    'weekdays.not',
    'NEG:n ONDAYS? DAYSOFWEEK:k',
    'do not take on Sundays',
    ({ n, k }) => (n === 'dont' && k > 0 && k < LAST_DAY / 2 ? LAST_DAY - k : undefined),
    -0.6,
  ),
  rule(
    'NOTES',
    'note.days-off',
    'DAYSOFWEEK NEG:n',
    'Sunday do not take',
    ({ n }) => (n === 'dont' ? 'unknown' : undefined),
    -0.6,
  ),
  rule('DAYSOFWEEK', 'weekdays.others', 'OTHERDAYS', 'other days', () => 0, -0.3),
  rule('DAYSOFWEEK', 'weekdays.named', 'WEEKDAYS:n', 'on weekdays', ({ n }) => Number(n), -0.1),
  rule(
    'DAYSOFWEEK',
    'weekdays.span',
    "(ONDAYS | FROM)? WEEKDAY:a ('-' | TO | UNTIL) WEEKDAY:b",
    'mon-fri',
    ({ a, b }) => {
      const [from, to] = [Number(a), Number(b)]
      return ((to - from + LAST_DAY) % LAST_DAY) + FIRST_DAY
    },
    -0.1,
  ),
  rule('WHENS', 'when', 'WHEN:w', 'in the morning', ({ w }) => w),
  rule('WHENS', 'when.part', 'DAYPART:w', 'am', ({ w }) => w, 0.3),
  rule(
    'WHENS',
    'when.with-hour',
    '(WHEN:w | DAYPART:w) (AT NUM:n | ATHOUR N:n) OCLOCK?',
    'evening at 9',
    ({ w = '', n }) => (n !== undefined && isHourOf(n, w) ? w : undefined),
    -0.1,
  ),
  rule('WHENS', 'when.either', 'WHEN:w OR WHEN', 'in the morning or in the evening', ({ w }) => w, 0.05),
  rule(
    'WHENS',
    'when.ahead',
    '(VIA | PER | FILLER | FOR)? Q OF? TIME:u WHEN:w',
    '1-2 hours before bed',
    ({ u, w }) => (w === 'HS' && (u === 'h' || u === 'min') ? w : undefined),
    -0.2,
  ),
  rule(
    'MEALTIME',
    'mealtime.span',
    '(VIA | PER | FILLER | INTO | FOR)? Q:k OF? TIME:u MEALTIME:m',
    'half an hour before breakfast',
    ({ k, u, m }) => (isBesideMeal(k, u) ? m : undefined),
    -0.6,
  ),
  rule(
    'MEALWHEN',
    'meal.span',
    '(VIA | PER | FILLER | INTO | FOR)? Q:k OF? TIME:u MEAL:m',
    '2 hours before food',
    ({ k, u, m }) => (isBesideMeal(k, u) ? m : undefined),
    -0.2,
  ),
  rule(
    'MEALS',
    'meals.span',
    '(VIA | PER | FILLER | INTO | FOR)? Q:k OF? TIME:u MEALS:m',
    '30 minutes before meals',
    ({ k, u, m }) => (isBesideMeal(k, u) ? m : undefined),
    -0.2,
  ),
  rule('MEALWHEN', 'meal', 'MEAL:m', 'after food', ({ m }) => m),
  rule(
    'MEALWHEN',
    'meal.main',
    'MEALREL:r MEALDET? (MAINMEAL MEALNOUN | MEALNOUN MAINMEAL)',
    'before the biggest meal',
    ({ r }) => r,
    -0.3,
  ),
  rule('MEALWHEN', 'meal.hour', '(VIA | PER | FILLER)? TIME MEALWHEN:m', 'hour after food', ({ m }) => m, 0.2),
  rule(
    'MEALTIME',
    'mealtime.hour',
    '(VIA | PER | FILLER)? TIME:u MEALTIME:m',
    'hour after breakfast',
    ({ u, m }) => (u === 'h' ? m : undefined),
    -0.4,
  ),
]
