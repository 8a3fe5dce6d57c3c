import { isWhole, plus } from '../arithmetic'
import { type Rule, rule, type RuleSpan } from '../rule'
import type { Cap, Course, Span } from '../values'
import { exact, ONE, periodOf, rhythm } from './build'

const SHORT_NOTATION: Readonly<Record<string, 'd' | 'wk' | 'mo'>> = { 7: 'd', 52: 'wk', 12: 'mo' }
const MOST_IN_NOTATION = 28
/** The maximum number of a day: `day 1 - 500 mg` is about one day. */
const MOST_DAYS = 31
/** Longer ones are another number: `furosemid 40 luni` is 40 mg on Mondays. */
const LONGEST: Readonly<Record<string, number>> = { d: 400, wk: 104, mo: 36, a: 5 }
/** More hours than doses are apart, as far as nothing else says that they are. */
const LONGEST_INTERVAL = 36
/** The maximum number of weeks; longer courses are given in months. */
const MOST_WEEKS = 24

function course(value: Span, unit: string): Course | undefined {
  const name = periodOf(unit)
  return value.isCertain && name !== 'min' && Number(value.max) > 0 ? { value: inWhole(value), unit: name } : undefined
}

/** `5.0 days` are 5. */
function inWhole({ min, max, isCertain, warnings }: Span): Span {
  const [from, to] = [min, max].map((one) => one.replace(/\.0+$/, ''))
  return { min: from ?? min, max: to ?? max, isCertain, warnings }
}

function longCourse(value: Span, unit: string): Course | undefined {
  if (Number(value.max) > (LONGEST[unit] ?? Infinity)) return undefined
  const isCounted = /^\d+(?:\.0+)?$/.test(value.max) || (unit !== 'd' && /^\d+\.5$/.test(value.max))
  return unit === 'h' || unit === 'min' || !isCounted ? undefined : course(value, unit)
}

function cap(part: Partial<Cap>, span?: Span, unit?: string): Cap | undefined {
  const name = periodOf(unit ?? 'd')
  return { amount: null, times: null, frequency: null, period: span?.max ?? '1', periodUnit: name, ...part }
}

/** Whether a dash has spaces around it, so that it separates the day from the dose on it: `day 1 - 2 tablets`. */
export function hasLooseDash({ tokens, start, end }: RuleSpan): boolean {
  return tokens.slice(start, end).some(({ key, glued }) => key === '-' && !glued)
}

function isCross({ tokens, start }: RuleSpan): boolean {
  return (tokens[start]?.raw.length ?? 0) === 1
}

/** Whether a taper may be numbered by such a period: the second week, the third month. */
function isStepOfTaper(unit: string | undefined): unit is 'wk' | 'mo' {
  return unit === 'wk' || unit === 'mo'
}

/** Whether a number of weeks is a week of pregnancy until which a medicine is taken: `up to 34 weeks`. */
export function isOfGestation({ max }: Span, unit: string): boolean {
  return unit === 'wk' && Number(max) > MOST_WEEKS
}

/** Returns the course that a word such as `week` or `half-year` means without a number: its sense is a count and a unit, `1 wk`. */
function courseInWords(sense: string): Course | undefined {
  const [count = '1', unit = 'd'] = sense.split(' ')
  return course(exact(count), unit)
}

/** Returns the length of numbered days or weeks: `days 3-4` are two. */
function courseOfDays(from: number, to: number, unit = 'd'): Course | undefined {
  const days = from >= 1 && to > from ? course(exact(String(to - from + 1)), unit) : undefined
  return days && from > 1 ? { ...days, isLater: true } : days
}

/** The length of a course, and maximum amounts. */
export const COURSE_RULES: readonly Rule[] = [
  rule(
    'SPAN',
    'course.for',
    'FOR Q:k OF? TIME:u',
    'for 7 days',
    // `x 2 - 7 days`: twice a day for a week.
    ({ k, u }, span) => (u === 'h' || (hasLooseDash(span) && isCross(span)) ? undefined : longCourse(k, u)),
    -0.05,
  ),
  rule(
    'SPAN',
    'course.for-hours',
    'FOR Q:k OF? TIME:u',
    'for 48 hours',
    ({ k, u }) => (u === 'h' && Number(k.min) >= 24 ? course(k, u) : undefined),
    0.3,
  ),
  rule(
    'SPAN',
    'course.up-to',
    '(FOR? UPTO | MAX | FOR MAX | FOR ATLEAST) Q:k OF? TIME:u',
    'for up to 10 days',
    ({ k, u }) => (isOfGestation(k, u) ? undefined : longCourse(k, u)),
    0.1,
  ),
  rule('SPAN', 'course.first', 'FIRST Q:k OF? TIME:u', 'first 7 days', ({ k, u }) => longCourse(k, u), -0.1),
  rule(
    'SPAN',
    'course.bare',
    'Q:k OF? TIME:u',
    '7 days',
    ({ k, u }) => (u === 'a' ? undefined : longCourse(k, u)),
    0.25,
  ),
  // `x` before a number is a sign for times, so it is ten only where a period comes right behind.
  rule('SPAN', 'course.ten', 'FOR? ROMANTEN OF? TIME:u', 'x days', ({ u }) => longCourse(exact('10'), u), 0.1),
  rule(
    'SPAN',
    'course.up-to-words',
    '(FOR? UPTO | MAX | FOR MAX) FORTIME:w',
    'for no more than a week',
    ({ w }) => courseInWords(w),
    -0.1,
  ),
  rule('SPAN', 'course.named', "COURSE ('-' | ':')? FOR? Q:k OF? TIME:u", 'course 10 days', ({ k, u }) =>
    longCourse(k, u),
  ),
  rule('SPAN', 'course.of-days', "FOR? Q:k '-'? (ADJDAY:u | TIME:u) COURSE", '7-day course', ({ k, u }) =>
    u === undefined ? undefined : longCourse(k, u),
  ),
  rule(
    'SPAN',
    'course.nights',
    '(FOR | UPTO)? Q:k OF? NIGHTS',
    'for 3 nights',
    ({ k }) => {
      const nights = longCourse(k, 'd')
      return nights && { ...nights, isNightly: true }
    },
    -0.2,
  ),
  rule(
    'SPAN',
    'course.in-a-row',
    '(FOR | UPTO)? (Q:k OF? TIME:u INAROW | Q:k INAROW TIME:u)',
    'for 3 days in a row',
    ({ k, u }) => {
      const days = k && u === 'd' ? longCourse(k, u) : undefined
      return days && { ...days, isNightly: true }
    },
    -0.3,
  ),
  rule(
    'SPAN',
    'course.years',
    "'-' Q:k OF? TIME:u",
    '- 5 years',
    ({ k, u }) => (u === 'a' ? longCourse(k, u) : undefined),
    0.1,
  ),
  rule(
    'SPAN',
    'course.years-last',
    "(',' | '-') Q:k OF? TIME:u &ENDOFLINE",
    ', 5 years',
    ({ k, u }) => (u === 'a' ? longCourse(k, u) : undefined),
    0.1,
  ),
  rule(
    'SPAN',
    'course.numbered-week',
    "TIME:u N:n (':' | '-')",
    'week 2:',
    ({ u, n }, { tokens, start }) => {
      const isWeek = u === 'wk' && tokens[start - 1]?.kind !== 'number' && /^\d{1,2}$/.test(n.value ?? '')
      const week = isWeek ? course(exact('1'), u) : undefined
      return week && n.value !== '1' ? { ...week, isLater: true } : week
    },
    0.3,
  ),
  rule(
    'SPAN',
    'course.and-part',
    'FOR? Q:k OF? TIME:u PLUSPART:p',
    'for a month and a half',
    ({ k, u, p }) => longCourse({ ...k, min: plus(k.min, p), max: plus(k.max, p) }, u),
    -0.2,
  ),
  rule(
    'SPAN',
    'course.words-and-part',
    'FORTIME:w PLUSPART:p',
    'first month and a half',
    ({ w, p }) => {
      const [count = '1', unit = 'd'] = w.split(' ')
      return longCourse(exact(plus(count, p)), unit)
    },
    -0.2,
  ),
  rule(
    'SPAN',
    'course.nth',
    "(PER | FILLER)? (NTH:n TIME:u | TIME:u NTH:n | NUM:k '-'? ORDINAL TIME:u) (':' | '-')?",
    'second week',
    ({ n, k, u }) => {
      const at = Number(n ?? k?.value)
      const one = isStepOfTaper(u) && at >= 1 && at <= MOST_WEEKS ? course(exact('1'), u) : undefined
      return one && at > 1 ? { ...one, isLater: true } : one
    },
    -0.1,
  ),
  rule('SPAN', 'course.words', 'FORTIME:w', 'for half a year', ({ w }) => courseInWords(w), 0.05),
  rule(
    'DAYOF',
    'day.from',
    "FROM (NUM '-'? ORDINAL TIME:u | DAYWORD NUM) ':'?",
    'from day 3',
    ({ u }) => (u === undefined || u === 'd' ? 'from' : undefined),
    -0.2,
  ),
  // Begins on a day of something else: `from day 1 of the cycle`.
  rule(
    'NOTES',
    'note.from-day',
    "FROM NUM ('-'? ORDINAL)? TIME:u (SUBJECT | CYCLE | WORD)",
    'from 1 day cycle',
    ({ u }) => (u === 'd' ? 'unknown' : undefined),
    -0.2,
  ),
  rule(
    'SPAN',
    'course.days',
    "FROM NUM:a ('-'? ORDINAL)? (TO | UNTIL | '-') NUM:b ('-'? ORDINAL)? TIME:u",
    'from 1 to 5 day',
    ({ a, b, u }) =>
      u === 'd' && isWhole(a.value ?? '') && isWhole(b.value ?? '') && Number(b.value) <= MOST_DAYS
        ? courseOfDays(Number(a.value), Number(b.value))
        : undefined,
    0.1,
  ),
  rule(
    'SPAN',
    'course.days-numbered',
    "(ONDAYS | FOR | FILLER)? (DAYWORD | DAYLETTER) NUM:a (TO | UNTIL | '-') NUM:b",
    'on days 1 to 3',
    ({ a, b }, span) =>
      isWhole(a.value ?? '') && !hasLooseDash(span) && isWhole(b.value ?? '') && Number(b.value) <= MOST_DAYS
        ? courseOfDays(Number(a.value), Number(b.value))
        : undefined,
    -0.2,
  ),
  rule(
    'SPAN',
    'course.weeks-numbered',
    "(ONDAYS | FOR | PER | FILLER)? TIME:u NUM:a (TO | UNTIL | '-') NUM:b",
    'weeks 1-2',
    ({ u, a, b }, span) =>
      isStepOfTaper(u) &&
      span.tokens[span.start - 1]?.kind !== 'number' &&
      !hasLooseDash(span) &&
      Number(b.value) <= MOST_WEEKS
        ? courseOfDays(Number(a.value), Number(b.value), u)
        : undefined,
    -0.2,
  ),
  rule(
    'SPAN',
    'course.days-lettered',
    "DAYLETTER NUM:a '-' NUM:b",
    'D1-14',
    ({ a, b }, { tokens, start }) =>
      tokens[start + 1]?.glued === true &&
      isWhole(a.value ?? '') &&
      isWhole(b.value ?? '') &&
      Number(b.value) <= MOST_DAYS
        ? courseOfDays(Number(a.value), Number(b.value))
        : undefined,
    -0.2,
  ),
  rule(
    'SPAN',
    'course.days-behind',
    "(ONDAYS | FILLER)? NUM:a '-' NUM:b ('-'? ORDINAL)? NUMBEREDDAYS",
    '',
    ({ a, b }, span) =>
      isWhole(a.value ?? '') && !hasLooseDash(span) && isWhole(b.value ?? '') && Number(b.value) <= MOST_DAYS
        ? courseOfDays(Number(a.value), Number(b.value))
        : undefined,
    -0.2,
  ),
  rule(
    'SPAN',
    'course.bare-hours',
    'Q:k OF? TIME:u',
    '72 hours',
    ({ k, u }) => (u === 'h' && Number(k.min) >= LONGEST_INTERVAL && k.min === k.max ? course(k, u) : undefined),
    0.4,
  ),
  rule(
    'SPAN',
    'course.short',
    "FOR? NUM:n '/' NUM:m",
    '5/7',
    ({ n, m }) => {
      const unit = SHORT_NOTATION[m.value ?? '']
      const isCourse = n.value !== null && isWhole(n.value) && Number(n.value) <= MOST_IN_NOTATION && n.value !== '0'
      return unit !== undefined && isCourse ? course(exact(n.value), unit) : undefined
    },
    0.5,
  ),
  rule(
    'CAP',
    'most.amount',
    "MAX (COUNT:a | MEASURE:a | DAILYAMOUNT:a | BARECAP:a) ((PER | '/')? (TIME:u | DAYLONG:u) | (PER | '/') Q:k OF? TIME:u)?",
    'max 8 tablets a day',
    ({ a, u, k }) => (a === undefined ? undefined : cap({ amount: a }, k, u)),
  ),
  rule(
    'CAP',
    'most.up-to',
    "UPTO (COUNT:a | MEASURE:a) (PER | '/') (TIME:u | DAYLONG:u)",
    'up to 4 g in 24 h',
    ({ a, u }) => (a === undefined || u === 'h' || u === 'min' ? undefined : cap({ amount: a }, undefined, u)),
    0.3,
  ),
  rule(
    'CAP',
    'most.in-period',
    '(PER TIME:u | VIA TIME:u | DAYLONG:u) (MAX | UPTO) (COUNT:a | MEASURE:a)',
    'per day no more than 3 tablets',
    ({ a, u }) =>
      a === undefined || u === undefined || u === 'h' || u === 'min' ? undefined : cap({ amount: a }, undefined, u),
    -0.5,
  ),
  rule(
    'CAP',
    'most.intakes',
    "MAX ':'? Q:n INTAKES ((PER | '/')? (TIME:u | DAYLONG:u) | (PER | '/') Q:k OF? TIME:u)?",
    'max 4 doses in 24 h',
    ({ n, u, k }) => cap({ times: n }, k, u),
  ),
  rule(
    'CAP',
    'most.count',
    "MAX ':'? Q:n ((PER | '/') (TIME:u | DAYLONG:u) | (PER | '/') Q:k OF? TIME:u | DAILY)",
    'max 8 in 24 h',
    ({ n, u, k }) => cap({ amount: { ...n, unit: null } }, k, u),
    0.15,
  ),
  rule('CAP', 'most.times', "OF? (MAX | BETWEEN) ':'? OF? FREQ:f", 'no more than 3 times a day', ({ f }) =>
    cap({ frequency: f }, undefined, f.periodUnit),
  ),
  rule(
    'CAP',
    'most.interval',
    "BETWEEN ':'? Q:k OF? TIME:u",
    'minimum interval 6 hours',
    ({ k, u }) => {
      const frequency = rhythm(ONE, u, k)
      return frequency && cap({ frequency }, undefined, frequency.periodUnit)
    },
    -0.4,
  ),
  rule('BARECAP', 'most.bare', "':'? Q:q", '8', ({ q }) => ({ ...q, unit: null }), 0.4),
]
