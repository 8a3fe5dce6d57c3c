import type { NumberText } from '../../text/numbers'
import { isLess, isWhole } from '../arithmetic'
import { type Rule, rule } from '../rule'
import type { Rhythm, Span } from '../values'
import { exact, fixedRhythm, ONE, rhythm, spanOf } from './build'

const MOST_A_DAY = 8
const SHORT_PERIODS: Readonly<Record<string, string>> = { 7: 'd', 52: 'wk', 12: 'mo', 24: 'h' }
const HOURS_APART: ReadonlySet<string> = new Set(['2', '3', '4', '6', '8', '12'])

function isCount({ min, max }: Span): boolean {
  return isWhole(min) && isWhole(max) && max !== '0'
}

function isFew(span: Span): boolean {
  return isCount(span) && Number(span.max) <= MOST_A_DAY
}

function isTimeOfDoses(unit: string): boolean {
  return unit === 'd' || unit === 'wk' || unit === 'mo' || unit === 'a'
}

/** Frequencies: `3 times a day`, `every 8 hours`, `q6h`, `bid`, `every other day`. */
export const RHYTHM_RULES: readonly Rule[] = [
  rule(
    'FREQ',
    'times.per-period',
    "Q:n OF? TIMES ((PER | '/' | '-') TIME:u | (PER | '/')? DAYLONG:u | TIME:u)",
    '3 times a day',
    ({ n, u }) => (u !== undefined && isCount(n) ? rhythm(n, u) : undefined),
  ),
  rule(
    'FREQ',
    'times.one',
    "TIMES (PER | '/') (TIME:u | DAYLONG:u)",
    'time a week',
    // Behind a number these are that many times.
    ({ u }, { tokens, start }) =>
      u === undefined || u === 'min' || u === 'h' || tokens[start - 1]?.kind === 'number' ? undefined : rhythm(ONE, u),
    0.15,
  ),
  // `IV` is intravenous, but not before what counts times; then it is contested.
  rule(
    'FREQ',
    'times.roman',
    "ROMAN:n TIMES (PER | '/')? (TIME:u | DAYLONG:u)",
    'iii times a day',
    ({ n, u }) => (u === undefined || !isTimeOfDoses(u) ? undefined : rhythm(exact(n), u)),
    -0.1,
  ),
  rule(
    'FREQ',
    'times.per-span',
    '(Q:n OF? TIMES | NTIMES:w | TIMES) (PER | EVERY) FORTIME:s',
    'once every half a year',
    ({ n, w, s }) => {
      const [count = '1', unit = 'd'] = s.split(' ')
      return rhythm(n ?? exact(w ?? '1'), unit, exact(count))
    },
  ),
  rule(
    'FREQ',
    'times.bare-adverb',
    'Q:n DAILY:d',
    '3 daily',
    ({ n, d }, { tokens, start }) => {
      const base = fixedRhythm(d)
      // `ii daily` is two, once a day.
      const isRoman = /^[ivx]+$/.test(tokens[start]?.key ?? '')
      return base && isFew(n) && n.max !== '1' && !isRoman
        ? { ...base, min: n.min, max: n.max, isGuess: true }
        : undefined
    },
    0.9,
  ),
  rule('FREQ', 'times.adverb', 'Q:n OF? TIMES DAILY:d', '3 times weekly', ({ n, d }) => {
    const base = fixedRhythm(d)
    return base && isCount(n) ? { ...base, min: n.min, max: n.max } : undefined
  }),
  rule('FREQ', 'times.abbreviated', "Q:n '-'? TIMESPER:u", '', ({ n, u }) => (isFew(n) ? rhythm(n, u) : undefined)),
  rule(
    'FREQ',
    'word.per-period',
    "NTIMES:n ((PER | '/' | '-') TIME:u | (PER | '/')? DAYLONG:u | TIME:u)",
    'twice a day',
    ({ n, u }) => (u === undefined ? undefined : rhythm(exact(n), u)),
  ),
  rule(
    'FREQ',
    'word.range',
    "NTIMES:n ('-' | TO | AND) NTIMES:m ((PER | '/')? TIME:u | DAILY:d)",
    'once or twice a day',
    ({ n, m, u, d }) => {
      const base = d === undefined ? rhythm(ONE, u ?? 'd') : fixedRhythm(d)
      return base && { ...base, min: n, max: m }
    },
  ),
  rule('FREQ', 'word.adverb', 'NTIMES:n DAILY:d', 'twice daily', ({ n, d }) => {
    const base = fixedRhythm(d)
    return base && { ...base, min: n, max: n }
  }),
  rule(
    'FREQ',
    'word',
    'NTIMES:n',
    'twice',
    ({ n }) => (n === '1' ? undefined : rhythm(exact(n), 'd', ONE, { isGuess: true })),
    0.4,
  ),
  rule(
    'FREQ',
    'crossed.per-period',
    "SIGN Q:n TIMES? ((PER | '/') (TIME:u | DAYLONG:u) | DAILY)",
    'x2/day',
    ({ n, u = 'd' }) => (isTimeOfDoses(u) && isCount(n) ? rhythm(n, u) : undefined),
  ),
  rule(
    'FREQ',
    'crossed',
    'SIGN Q:n TIMES?',
    'x3',
    ({ n }) => (isFew(n) ? rhythm(n, 'd', ONE, { isGuess: true }) : undefined),
    0.5,
  ),
  rule(
    'FREQ',
    'count.per-period',
    "Q:n (PER | '/') (TIME:u | DAYLONG:u)",
    '3/day',
    ({ n, u }) => (u !== undefined && isTimeOfDoses(u) && isFew(n) ? rhythm(n, u) : undefined),
    0.2,
  ),
  rule(
    'FREQ',
    'times',
    'Q:n OF? TIMES',
    '3 times',
    ({ n }) => (isFew(n) ? rhythm(n, 'd', ONE, { isGuess: true }) : undefined),
    0.7,
  ),
  rule('FREQ', 'every', 'EVERY Q:k OF? TIME:u', 'every 8 hours', ({ k, u }) => rhythm(ONE, u, k)),
  rule('FREQ', 'every.abbreviated', "EACHQ Q:k '-'? TIME:u", 'q6h', ({ k, u }) =>
    rhythm(ONE, u, k, { isAbbreviation: true }),
  ),
  rule(
    'FREQ',
    'every.abbreviated-hours',
    'EACHQ Q:k',
    'q12',
    ({ k }, { tokens, end }) =>
      tokens[end - 1]?.glued === true && [4, 6, 8, 12, 24].includes(Number(k.max)) ? rhythm(ONE, 'h', k) : undefined,
    0.5,
  ),
  rule(
    'FREQ',
    'every.said-twice',
    '(EVERY | FROM) Q:k (PER | TO | INTO) Q:m OF? TIME:u',
    'every 8 to 8 hours',
    ({ k, m, u }) => (k.max === m.max && k.min === m.min ? rhythm(ONE, u, k) : undefined),
    -0.2,
  ),
  rule('FREQ', 'every.abbreviated-one', "EACHQ '-'? TIME:u", 'q day', ({ u }) =>
    rhythm(ONE, u, ONE, { isAbbreviation: true }),
  ),
  rule(
    'FREQ',
    'every.via',
    'VIA Q:k OF? TIME:u',
    '',
    ({ k, u }) => (u === 'h' ? rhythm(ONE, u, k, { isDoubtful: true }) : undefined),
    0.3,
  ),
  rule(
    'FREQ',
    'every.hourly',
    "Q:k '-'? LY:u",
    '6-hourly',
    ({ k, u }) => (u === 'd' ? undefined : rhythm(ONE, u, k)),
    -0.05,
  ),
  rule(
    'FREQ',
    'every.hourly-range',
    "Q:k '-'? LY:u (TO | OR) Q:m LY",
    '4 hrly or 5 hrly',
    ({ k, m, u }) => rhythm(ONE, u, { ...k, max: m.max }),
    -0.05,
  ),
  rule('FREQ', 'every.hour', 'LY:u', 'hourly', ({ u }) => (u === 'h' ? rhythm(ONE, 'h') : undefined), 0.5),
  rule('FREQ', 'every.other-time', 'EVERY OTHER:k (WHEN:w | DAYPART:w)', 'every other morning', ({ k, w }) =>
    rhythm(ONE, 'd', exact(k), w === undefined ? {} : { when: w }),
  ),
  rule('FREQ', 'every.one', 'EVERY TIME:u', 'every hour', ({ u }) => rhythm(ONE, u), 0.3),
  rule(
    'FREQ',
    'times.in-periods',
    '((Q:n OF? TIMES | NTIMES:w) (PER:p | EVERY:p | AT:p)? | TIMES (PER:p | EVERY:p)) Q:k OF? TIME:u',
    'once in 12 hours',
    ({ n, w, p, k, u }) => {
      const count = n ?? exact(w ?? '1')
      // `2 times 14 days` is a course.
      const isCourse = p === undefined && u !== 'h' && (count.max !== '1' || k.min !== k.max)
      return isCount(count) && !isCourse ? rhythm(count, u, k) : undefined
    },
  ),
  rule(
    'FREQ',
    'count.in-periods',
    "Q:n '/' Q:k TIME:u",
    '1/12 h',
    ({ n, k, u }) => (Number(k.min) > 1 && Number(n.max) < Number(k.min) && isCount(n) ? rhythm(n, u, k) : undefined),
    0.3,
  ),
  rule(
    'FREQ',
    'per-week',
    "(PER | '/') TIME:u",
    'per week',
    ({ u }) => (u === 'wk' || u === 'mo' ? rhythm(ONE, u) : undefined),
    0.1,
  ),
  rule(
    'FREQ',
    'intakes.per-period',
    "Q:n INTAKES (PER | '/') (TIME:u | DAYLONG:u)",
    '2 doses per day',
    ({ n, u }) => (u !== undefined && isFew(n) ? rhythm(n, u) : undefined),
    0.1,
  ),
  rule(
    'FREQ',
    'intakes.in-period',
    '(PER TIME:u | DAYLONG:u) Q:n INTAKES',
    'per day 3 doses',
    ({ n, u }) => (u !== undefined && isTimeOfDoses(u) && isFew(n) ? rhythm(n, u) : undefined),
    -0.1,
  ),
  rule(
    'FREQ',
    'injections.per-period',
    "Q:n INJECTIONS ROUTE? ((PER | '/') (TIME:u | DAYLONG:u) | DAILY:d)",
    'one injection sc per day',
    ({ n, u, d }) => {
      const base = d === undefined ? undefined : fixedRhythm(d)
      if (base) return isFew(n) ? { ...base, min: n.min, max: n.max } : undefined
      return u !== undefined && isTimeOfDoses(u) && isFew(n) ? rhythm(n, u) : undefined
    },
    -0.1,
  ),
  rule(
    'FREQ',
    'crossed.roman',
    "SIGN ROMAN:n TIMES? ((PER | '/') (TIME:u | DAYLONG:u) | TIMESPER:u)",
    'x III/day',
    ({ n, u = 'd' }) => (isTimeOfDoses(u) ? rhythm(exact(n), u) : undefined),
    -0.2,
  ),
  rule(
    'FREQ',
    'every.other-period',
    'EVERY OTHER:k TIME:u',
    'every second week',
    ({ k, u }) => (isTimeOfDoses(u) ? rhythm(ONE, u, exact(k)) : undefined),
    -0.2,
  ),
  rule('FREQ', 'adverb', 'DAILY:d', 'daily', ({ d }) => fixedRhythm(d, { isWeak: d.endsWith('/1d') }), 0.05),
  rule('FREQ', 'fixed', 'RHYTHM:d', 'bid', ({ d }) => fixedRhythm(d, { isAbbreviation: true })),
  // `on` is a common word. It means at night (omni nocte) only at the end of an instruction.
  rule('FREQ', 'fixed.last', 'LASTRHYTHM:d &LAST', '', ({ d }) => fixedRhythm(d, { isAbbreviation: true }), 0.3),
  rule('FREQ', 'fixed.end', 'LASTRHYTHM:d &ENDOFLINE', 'on', ({ d }) => fixedRhythm(d, { isAbbreviation: true }), 0.3),
  rule(
    'FREQ',
    'fixed.before-course',
    'LASTRHYTHM:d &SPAN',
    '',
    ({ d }) => fixedRhythm(d, { isAbbreviation: true }),
    -0.1,
  ),
  rule(
    'FREQ',
    'fixed.before-needed',
    'LASTRHYTHM:d &PRN',
    '',
    ({ d }) => fixedRhythm(d, { isAbbreviation: true }),
    -0.3,
  ),
  rule('ONCE', 'once.last', 'LASTONCE &LAST', '', () => ''),
  rule('ONCE', 'once.end', 'LASTONCE &ENDOFLINE', 'once', () => ''),
  rule('LAST', 'last.before-sign', "(',' | ';' | '.')", '', () => ''),
  rule('FREQ', 'fixed.crossed', 'SIGN RHYTHM:d', 'x bid', ({ d }) => fixedRhythm(d, { isAbbreviation: true }), 0.1),
  rule('FREQ', 'days.per-period', "Q:n OF? TIME:u (PER | '/') TIME:v", '2 days a week', ({ n, u, v }) =>
    u === 'd' && (v === 'wk' || v === 'mo') && isCount(n) ? rhythm(n, v, ONE, { isDays: true }) : undefined,
  ),
  rule('FREQ', 'days.of-seven', 'Q:n OF? TIME:u OF N:k', '5 days of 7', ({ n, u, k }) =>
    u === 'd' && k.value === '7' && isCount(n) ? rhythm(n, 'wk', ONE, { isDays: true }) : undefined,
  ),
  rule(
    'FREQ',
    'days.in-cycle',
    'Q:n OF? TIME:u EVERY Q:k OF? TIME:v',
    '5 days every 28 days',
    ({ n, u, k, v }) =>
      u === 'd' && isCount(n) && Number(k.min) > 1 && (v === 'wk' || (v === 'd' && isLess(n.max, k.min)))
        ? rhythm(n, v, k, { isDays: true })
        : undefined,
    -0.2,
  ),
  rule(
    'FREQ',
    'days.of-cycle',
    "CYCLEDAYS:n (PER | OF | ',' | FILLER)? FREQ:f",
    'days 1, 8 and 15 every 28 days',
    ({ n, f }) => (isCycle(f) ? { ...f, min: String(n), max: String(n), isDays: true } : undefined),
  ),
  rule(
    'FREQ',
    'cycle.of',
    "(CYCLEDAYS:n | DAYWORD NUM) (PER | OF)? NUMBER? Q:k '-'? (TIME:u | ADJDAY:u) CYCLE",
    'day 1 of a 21-day cycle',
    ({ n, k, u }) => (u === undefined ? undefined : rhythm(exact(String(n ?? 1)), u, k, { isDays: true })),
    -0.1,
  ),
  rule(
    'FREQ',
    'cycle.day-every',
    "DAYOF (',' | PER | OF)? FREQ:f",
    'day 1 every 21 days',
    ({ f }) => (isCycle(f) ? { ...f, isDays: true } : undefined),
    -0.2,
  ),
  rule('CYCLEDAYS', 'cycle.days', 'DAYWORD DAYLIST:n', 'days 1, 8 and 15', ({ n }) => n, -0.2),
  rule('CYCLEDAYS', 'cycle.days-behind', "DAYLIST:n ('-'? ORDINAL)? DAYWORD", '1, 8 and 15 days', ({ n }) => n, -0.2),
  rule('DAYLIST', 'days.two', "NUM:a ('-'? ORDINAL)? (',' | AND) DAYWORD? NUM:b", '1, 8', ({ a, b }) =>
    areDays(a, b) ? 2 : undefined,
  ),
  rule('DAYLIST', 'days.more', "NUM:a ('-'? ORDINAL)? (',' | AND) DAYWORD? DAYLIST:n", '1, 8, 15', ({ a, n }) =>
    isWhole(a.value ?? '') ? n + 1 : undefined,
  ),
  rule('FREQ', 'renewed', 'RENEWED FORM? FREQ:f', 'change patch every 72 hours', ({ f }) => f, -0.3),
  rule('FREQ', 'at-least', 'ATLEAST FREQ:f', 'at least twice daily', ({ f }) => f, 0.2),
  rule('FREQ', 'up-to', 'UPTO FREQ:f', 'up to 4 times a day', ({ f }) => ({ ...f, min: '0' }), 0.05),
  rule('FREQ', 'divided', 'SPLIT FREQ:f', 'divided q8h', ({ f }) => f, 0.15),
  rule('FREQ', 'said-twice', 'FREQ:f TIMES', 'qd times', ({ f }) => f, 0.3),
  rule(
    'FREQ',
    'fixed.before-reason',
    'LASTRHYTHM:d &BEHINDNIGHT',
    '',
    ({ d }) => fixedRhythm(d, { isAbbreviation: true }),
    -0.3,
  ),
  // Weeks and months as parts of a year, hours as parts of a day: `q4/52`.
  rule('FREQ', 'every.short', "(EACHQ | EVERY) NUM:n '/' NUM:m", 'q4/52', ({ n, m }) => {
    const unit = SHORT_PERIODS[m.value ?? '']
    return unit !== undefined && isWhole(n.value ?? '') ? rhythm(ONE, unit, spanOf(n)) : undefined
  }),
  rule(
    'FREQ',
    'every.short-hours',
    "NUM:n '/' NUM:m",
    '6/24',
    ({ n, m }) =>
      m.value === '24' && HOURS_APART.has(n.value ?? '')
        ? rhythm(ONE, 'h', spanOf(n), { isDoubtful: true })
        : undefined,
    0.3,
  ),
  rule(
    'FREQ',
    'fixed.range',
    "RHYTHM:f ('-' | TO | '/') RHYTHM:g",
    'bd-tds',
    ({ f, g }) => {
      const [from, to] = [fixedRhythm(f), fixedRhythm(g)]
      return from && to ? either(from, to) : undefined
    },
    -0.1,
  ),
  rule('FREQ', 'either', 'FREQ:f OR FREQ:g', 'once daily or twice daily', ({ f, g }) => either(f, g), 0.3),
]

/** Whether a rhythm is once in several days or weeks. */
function isCycle({ min, max, period, periodUnit }: Rhythm): boolean {
  return min === '1' && max === '1' && (periodUnit === 'd' || periodUnit === 'wk') && Number(period) > 1
}

/** Whether two numbers are increasing days of a cycle. */
function areDays(a: NumberText, b: NumberText): boolean {
  return isWhole(a.value ?? '') && isWhole(b.value ?? '') && Number(a.value) < Number(b.value) && Number(b.value) <= 31
}

/** Returns the range of two alternatives: `2 times a day or 3 times a day`. */
function either(f: Rhythm, g: Rhythm): Rhythm | undefined {
  const isSame = f.period === g.period && f.periodUnit === g.periodUnit && f.periodMax === null && g.periodMax === null
  return isSame && Number(f.max) < Number(g.min) ? { ...f, max: g.max } : undefined
}
