import type { NumberText } from '../../text/numbers'
import type { Token } from '../../text/tokens'
import { isWhole } from '../arithmetic'
import { type Rule, rule } from '../rule'
import { hasLooseDash, isOfGestation } from './courses'

const MOST_TAKEN_AT_ONCE = 5
/** The least number of a package that is only crossed: `x 28`. */
const LEAST_PACKAGE = 14
const [LEAST_SUPPLIED, LEAST_CROSSED] = [3, 10]

const LONGEST_LIST = 40
const LONGEST_DELAY = 3
const NEAR_START = 2
/** `12/40` is the 12th week of a pregnancy. */
const WEEKS_OF_GESTATION = '40'
/** Negations that may depend on a condition. The others say what has already happened. */
const ORDERS: ReadonlySet<string> = new Set(['stop', 'dont'])

/** Whether a number is an item of a list, such as `2.` before a name. */
function isNumberOfList({ value }: NumberText, token: Token | undefined): boolean {
  const isDotted = token !== undefined && token.reach > token.end && !token.glued
  return isDotted && isWhole(value ?? '') && Number(value) <= LONGEST_LIST
}

/** Parts of an instruction that aren't a dose: package size, diluent, infusion rate, reason. */
export const ASIDE_RULES: readonly Rule[] = [
  rule('ROUTES', 'route', 'ROUTE:r', 'po', ({ r }) => r),
  rule('ROUTES', 'route.either', "ROUTE:r ('/' | OR | ',') ROUTES", 'po/iv', ({ r }) => r, 0.05),
  rule('ROUTES', 'route.day', 'ROUTE:r DAYLETTER NUM', 'iv d1', ({ r }) => r, -0.2),
  rule('SITES', 'site', 'SIDE? SITE', 'left knee', () => ''),
  rule('NOTES', 'note.site', '(ONTO | INTO | AT)? (SITES | SIDE)', 'to left knee', () => '', 0.05),
  rule(
    'NOTES',
    'note.until-end',
    'UNTILEND (WORD | REASON | SUBJECT | MEASURED | SITE)',
    'until the end of pregnancy',
    () => '',
    -0.3,
  ),
  rule('SPLITINTO', 'split', 'SPLIT Q:n INTAKES', 'in 2 divided doses', ({ n }) => n),
  rule('SPLITINTO', 'split.sign', 'DIVIDED Q:n', '÷ 3', ({ n }) => n),
  rule('SPLITINTO', 'split.many', 'SPLIT? INTAKES', 'in divided doses', () => null, 0.5),
  rule(
    'PACKED',
    'packed.ampoules',
    'NUM:n FORM:f',
    '10 ampoules',
    ({ n, f }) => (Number(n.value) >= MOST_TAKEN_AT_ONCE && (f === '{amp}' || f === '{vial}') ? '' : undefined),
    0.5,
  ),
  rule(
    'PACKED',
    'packed.crossed',
    'SIGN NUM:n (PACK | FORM)?',
    'x 28',
    ({ n }) => (isWhole(n.value ?? '') && Number(n.value) >= LEAST_PACKAGE ? 'crossed' : undefined),
    0.1,
  ),
  rule('PACKED', 'packed.injections', "('-' | SIGN)? N INJECTIONS", '10 injections', () => ''),
  rule(
    'PACKED',
    'packed.supplied',
    'SUPPLY N:n (SIGN N)? (PACK | FORM)?',
    '# 20',
    // `Milgamma N 1 ampoule`: before such a small number, the letter belongs to the name.
    ({ n }, { tokens, start }) => {
      const least = tokens[start]?.key === 'x' ? LEAST_CROSSED : LEAST_SUPPLIED
      if (tokens[start]?.kind === 'word' && Number(n.value) < least) return undefined
      return Number(n.value) >= LEAST_PACKAGE ? 'crossed' : ''
    },
    0.1,
  ),
  rule('PACKED', 'packed.cycles', '(SIGN | FOR)? N CYCLE', 'for 6 cycles', () => '', 0.05),
  rule('PACKED', 'packed.doses', '(SIGN | FOR) N INTAKES', 'x 3 doses', () => '', 0.05),
  rule(
    'PACKED',
    'packed.in-letters',
    "SUPPLY SUPPLY? N:n '(' (WORD | N:m) ')'",
    '# 20 (twenty)',
    ({ n, m }) => (m === undefined || m.value === n.value ? '' : undefined),
    0.05,
  ),
  rule('PACKED', 'packed.roman', "SUPPLY SUPPLY? ROMANCOUNT ('(' (WORD | N) ')')?", '# XX', () => '', 0.05),
  rule('PACKED', 'packed.recipe', 'SUPPLY SUPPLY N', 'dtd # 20', () => '', 0.1),
  rule('PACKED', 'packed', 'N PACK', '1 pack', () => '', 0.4),
  rule('PACKED', 'packed.of', "PACK ':'? SUPPLY? N?", 'pack # 20', () => '', 0.4),
  rule(
    'LISTED',
    'listed',
    "NUM ')'",
    '1)',
    (_, { tokens, start }) => (tokens[start - 1]?.key === '(' ? undefined : ''),
    0.05,
  ),
  rule(
    'LISTED',
    'listed.dotted',
    "NUM:n '.'? &NAMED",
    '',
    ({ n }, { tokens, start }) => (isNumberOfList(n, tokens[start]) ? '' : undefined),
    0.05,
  ),
  rule('NAMED', 'named', '(MEDICINE | WORD)', 'Aspirin', () => ''),
  rule(
    'DILUTED',
    'diluted',
    'INTO STRENGTH? (MEASURE | NUM)? OF? STRENGTH? DILUENT STRENGTH? (MEASURE | NUM)?',
    'in 100 mL saline',
    () => '',
  ),
  rule('DILUTED', 'diluted.in-volume', 'MIXIN MEASURE', 'dissolve in 5 mL', () => '', -0.4),
  rule('PACKED', 'packed.total', 'TOTALOF (MEASURE | COUNT | COMPOSITE)', 'to a total of 1000 mg', () => '', -0.4),
  rule(
    'NOTES',
    'note.already',
    '(ALREADY (FOR | FROM | OF | FILLER)? Q OF? TIME | (FOR | FROM | OF)? Q OF? TIME ALREADY)',
    'already for 5 days',
    () => '',
    -0.3,
  ),
  rule('DILUTED', 'diluted.beside', 'DILUENT STRENGTH? MEASURE', 'saline 200 mL', () => '', 1.2),
  // A complaint before a medicine that is taken regularly is what it is for.
  rule('NOTES', 'note.indication', "REASONS PURPOSEWORD? (':' | '-') &INDICATED", '', () => 'unknown', -0.3),
  rule(
    'INDICATED',
    'indicated',
    'MEDICINE WORD? (MEASURE | COMPOSITE | COUNT) ROUTES? (FREQ | WHEN | MEALTIME | MEALS | CLOCKS)',
    'lansoprazole 30 mg daily',
    () => '',
  ),
  rule('NOTES', 'note.daily-dose', 'DAILYDOSE OF? &MEDICINE', '', () => 'daily', -0.3),
  rule('NOTES', 'note.vehicle', 'VEHICLE', 'diluent', () => 'vehicle'),
  rule('NOTES', 'note', 'NOTE:v', 'long term', ({ v }) => v, 0.1),
  // Otherwise an order is one for the store.
  rule('NOTES', 'note.order', "SETTING:v? ORDER ':'", 'order:', ({ v }) => v ?? '', -0.2),
  rule('NOTES', 'note.setting', 'SETTING:v', 'at home', ({ v }) => v, 0.1),
  rule(
    'NOTES',
    'note.drops-a-minute',
    "COUNT (PER | '/') TIME:u",
    '60 drops/min',
    ({ u }) => (u === 'min' ? '' : undefined),
    0.1,
  ),
  // Next to an amount, the rate says how fast it is infused; alone, it is the dose.
  rule(
    'NOTES',
    'note.rate',
    "RATEAT (RATE:r | NUM '-'? NUM? TIME)",
    'at a rate of 125 mL/h',
    ({ r }) => (r === undefined || /^m?L\//.test(r.unit ?? '') ? '' : undefined),
    0.4,
  ),
  rule(
    'NOTES',
    'note.infusion',
    '(OVER | FOR | PER | SPLIT)? Q OF? TIME:u',
    'over 30 min',
    ({ u }) => (u === 'min' ? '' : undefined),
    0.2,
  ),
  rule(
    'NOTES',
    'note.infusion-hours',
    'OVER Q OF? TIME:u',
    'infused over 2 hours',
    ({ u }) => (u === 'h' ? 'infusion' : undefined),
    0.3,
  ),
  rule('NOTES', 'note.hold', 'NEG:n IFSO', 'hold if pulse < 50', ({ n }) => (ORDERS.has(n) ? '' : undefined), -0.6),
  rule(
    'NOTES',
    'note.after-hours',
    '(AFTER | VIA) Q OF? TIME:u',
    'after 2 hours',
    ({ u }) => (u === 'h' || u === 'min' ? 'delay' : undefined),
    0.4,
  ),
  rule('NOTES', 'note.for-hours', 'FOR Q OF? TIME:u', 'for 12 hours', ({ u }) => (u === 'h' ? '' : undefined), 0.5),
  rule(
    'NOTES',
    'note.hold-before',
    "IFSO (',' | '-')? NEG:n",
    'if pulse < 50 hold',
    ({ n }) => (ORDERS.has(n) ? '' : undefined),
    -0.4,
  ),
  rule(
    'NOTES',
    'note.hold-value',
    "NEG:n (MEASURED | REASON) ABOVE ABOVE? N (('/' | '-') N)? CONDITIONUNITS?",
    'hold HR < 55',
    ({ n }) => (ORDERS.has(n) ? '' : undefined),
    -0.8,
  ),
  rule('NOTES', 'note.from-weekday', '(FROM | AFTER | SINCE) WEEKDAY', 'from Monday', () => 'unknown', -0.2),
  // `Stopped because of a cough` is said of the medicine itself.
  rule(
    'NOTES',
    'note.with',
    'NEG:n (INTO | PURPOSE:p) (PURPOSEWORD | DILUENT | REASON)',
    'do not take with milk',
    ({ n, p }) => (n === 'dont' && p !== 'cause' ? '' : undefined),
    -0.6,
  ),
  // `Avoid eyes`, `not on the face`.
  rule(
    'NOTES',
    'note.avoided-site',
    'NEG:n FILLER? SITES',
    'avoid face',
    ({ n }) => (n === 'dont' || n === 'past' || n === 'last' ? '' : undefined),
    -0.4,
  ),
  rule(
    'NOTES',
    'note.until',
    'UNTIL:k (REASON | SUBJECT)? NEG:n',
    'until pain stops',
    ({ k, n }) => (k === 'clause' || n === 'stop' ? '' : undefined),
    -0.8,
  ),
  // `Until surgery stopped` says that it isn't taken now.
  rule(
    'NOTES',
    'note.until-stop',
    'UNTIL WORD NEG:n',
    'until symptoms stop',
    ({ n }) => (n === 'stop' ? '' : undefined),
    -0.8,
  ),
  rule(
    'NOTES',
    'note.until-week',
    '(UNTIL | UPTO | TO) Q:k OF? TIME:u',
    'until 34 weeks',
    ({ k, u }) => (isOfGestation(k, u) ? 'unknown' : undefined),
    0.1,
  ),
  rule(
    'GESTATIONWEEK',
    'gestation-week',
    "(Q ('-'? ORDINAL)? OF? TIME:u | TIME:u N | NUM '/' NUM:m)",
    '12 weeks',
    ({ u, m }) => (u === 'wk' || u === 'mo' || m?.value === WEEKS_OF_GESTATION ? '' : undefined),
  ),
  rule(
    'NOTES',
    'note.gestation',
    '(UNTIL | UNTILEND | UPTO | TO | FROM | SINCE | AFTER | AT)? (PER | INTO)? GESTATIONWEEK OF? GESTATION',
    'until 12 weeks of pregnancy',
    () => '',
    -0.6,
  ),
  rule(
    'NOTES',
    'note.gestation-span',
    "(FROM | SINCE | PER)? (GESTATIONWEEK | Q) (UNTIL | UPTO | TO | '-' | AND) (PER | INTO)? GESTATIONWEEK OF? GESTATION",
    'from 12 to 36 weeks of pregnancy',
    () => '',
    -0.8,
  ),
  rule('NOTES', 'note.gestation-ahead', "GESTATION ('-' | ':')? GESTATIONWEEK", 'pregnant 24 weeks', () => '', -0.6),
  // `Vaccine 0.5 mL at 8 weeks` isn't a course.
  rule(
    'NOTES',
    'note.at-weeks',
    'AT:word Q OF? TIME:u',
    'at 8 weeks',
    ({ word, u }) => (word !== 'interval' && (u === 'wk' || u === 'mo') ? 'unknown' : undefined),
    0.2,
  ),
  rule('NOTES', 'note.until-then', 'UNTIL WORD WORD?', 'until better', () => 'unknown', 0.9),
  rule(
    'NOTES',
    'note.until-value',
    "(UNTIL | TO) WORD? MEASURED (ABOVE ABOVE?)? N (('/' | '-') N)? CONDITIONUNITS?",
    'until glucose < 6',
    () => '',
    -0.4,
  ),
  rule(
    'NOTES',
    'note.until-target',
    "UNTIL WORD (ABOVE ABOVE?)? N (('/' | '-') N)? CONDITIONUNITS",
    'until target 6 mmol/l',
    () => 'unknown',
    0.5,
  ),
  rule(
    'NOTES',
    'note.drink',
    '(INTO | MIXIN) (MEASURE | COUNT:c | Q (HOUSEHOLD | MEASUREUNIT) | HOUSEHOLD) OF? TEMPERED? PURPOSEWORD TEMPERED?',
    'in 8 oz of hot water',
    // Only what holds a liquid is meant: `1 tablet in water`.
    ({ c }) => (c === undefined || c.unit === '{spoon}' || c.unit === 'mL' ? '' : undefined),
    0.1,
  ),
  rule(
    'NOTES',
    'note.drink-tempered',
    '(INTO | MIXIN | PURPOSE) (TEMPERED PURPOSEWORD | PURPOSEWORD TEMPERED)',
    'in hot water',
    () => '',
    0.05,
  ),
  rule('DILUTED', 'diluted.tempered', 'DILUTED TEMPERED', 'in 100 mL saline cold', () => '', -0.1),
  rule('NOTES', 'note.by-value', 'BYVALUE (MEASURED | REASON)', 'according to glucose', () => ''),
  rule('NOTES', 'note.up-to-intakes', 'UPTO Q INTAKES', 'up to 3 doses', () => 'unknown', 0.2),
  rule(
    'NOTES',
    'note.break',
    "(PURPOSE | THEN)? (BREAK (FOR | ':' | '-')? (Q OF? TIME | DAYSOFWEEK | WHEN) | (Q OF? TIME | DAYSOFWEEK | FREQ) BREAK)",
    '7 days off',
    () => 'unknown',
    -0.2,
  ),
  rule('NOTES', 'note.household', 'LEAD? Q OF? HOUSEHOLD', '1 glass', () => '', 0.2),
  rule(
    'NOTES',
    'note.delay',
    '((VIA:p | EVERY:e | AFTER:p) Q:k? | Q:k) OF? TIME:u AFTERWORD (WORD | MEDICINE)',
    'after 24 hours after breakfastless',
    // `7 days after food` is a course, and `every 8 hours after food` a rhythm.
    ({ p, e, k, u }) => {
      if (e !== undefined && u === 'h' && Number(k?.max) > LONGEST_DELAY) return undefined
      return p === undefined && e === undefined && u !== 'h' && u !== 'min' ? undefined : ''
    },
    -0.2,
  ),
  // An amount before it isn't an amount an hour.
  rule('NOTES', 'note.hour-before', 'PER TIME BEFOREWORD WORD WORD?', '', () => 'unknown', 0.3),
  rule('NOTES', 'note.within', 'WITHIN Q OF? TIME WORD? WORD? WORD?', 'no later than 48 hours', () => '', 0.3),
  rule(
    'ONCE',
    'once.repeated',
    "(BACKTOBACK | EVERY Q TIME:u) (SIGN N TIMES? | ',' OF? N TIMES)?",
    'back-to-back x3',
    ({ u = 'min' }) => (u === 'min' ? '' : undefined),
    -0.2,
  ),
  rule(
    'DAYOF',
    'day.weeks',
    '(AT | ONDAYS | FILLER)? (TIME:u DAYLIST | DAYLIST TIME:u)',
    'weeks 0, 2 and 6',
    ({ u }) => (u === 'wk' || u === 'mo' ? 'weeks' : undefined),
    -0.3,
  ),
  rule(
    'NOTES',
    'note.on-off',
    "Q OF? TIME:u VERB (',' | '/' | AND)? Q OF? TIME BREAK",
    '12 hours on, 12 hours off',
    ({ u }) => (u === 'h' ? 'unknown' : undefined),
    -0.3,
  ),
  rule('NOTES', 'note.purpose', 'PURPOSE PURPOSEWORD', 'with water', () => '', 0.1),
  rule(
    'NOTES',
    'note.purpose-two',
    'PURPOSE PURPOSEWORD PURPOSEWORD',
    'for blood pressure prophylaxis',
    () => '',
    0.05,
  ),
  rule('NOTES', 'note.purpose-reason', 'PURPOSE REASONS', 'to reduce fever', () => '', 0.15),
  rule(
    'NOTES',
    'note.purpose-unknown',
    'PURPOSE WORD',
    'to prevent stroke',
    // `Therapy with Zantrix`: near the start of a line, a capital is rather that of a medicine.
    (_, { tokens, start, end }) =>
      start > 0 && start <= NEAR_START && /^\p{Lu}\p{Ll}/u.test(tokens[end - 1]?.raw ?? '') ? undefined : 'unknown',
    1,
  ),
  rule(
    'NOTES',
    'note.cycle-days',
    "(ONDAYS | FILLER)? (DAYWORD | DAYLETTER) NUM (TO | '-') NUM (OF | PER | ',')? (EVERY | EACHQ) Q TIME",
    'days 1-21 every 28 days',
    () => 'unknown',
    -0.3,
  ),
  rule(
    'NOTES',
    'note.cycle',
    "FROM? NUM (TO | UNTIL | '-') NUM ('-'? ORDINAL)? TIME FILLER",
    '',
    () => 'unknown',
    -0.1,
  ),
  rule('SUBJECT', 'subject.complaint', 'REASON', 'cough', () => 'complaint', 0.5),
  rule(
    'DAYOF',
    'day.ordinal',
    "(PER | ONDAYS | FILLER)? NUM '-'? ORDINAL TIME:u ':'?",
    '1st day',
    ({ u }) => (u === 'd' ? '1' : undefined),
    0.05,
  ),
  rule(
    'DAYOF',
    'day.numbered',
    "(ONDAYS | FILLER)? DAYWORD NUM (('-' | TO | UNTIL) NUM)? ':'?",
    'day 1',
    // `Day ½ tablet` is said of a time of day.
    (_, span) => (hasLooseDash(span) || span.tokens[span.end - 1]?.number?.isFraction ? undefined : '1'),
    0.2,
  ),
  rule(
    'DAYOF',
    'day.lettered',
    "DAYLETTER NUM:n (':' | '-')?",
    'D1',
    ({ n }, { tokens, start }) =>
      tokens[start + 1]?.glued === true && Number(n.value) <= LONGEST_LIST && tokens[start]?.glued !== true
        ? '1'
        : undefined,
    0.4,
  ),
  rule('DAYOF', 'day.week', 'TIME:u NUM &LAST', '', ({ u }) => (u === 'wk' ? 'weeks' : undefined), -0.1),
  // Vitamin D2 and D3 are counted in units of activity.
  rule('DAYOF', 'day.letter', 'DAYLETTER NUM &DAYDOSE', '', () => '1', 0.1),
  rule('DAYDOSE', 'day-dose', 'MEASURE:m', '20 mg', ({ m }) => (m.unit?.startsWith('[') ? undefined : '')),
  rule('DAYOF', 'day.named', 'SCHEMEDAY', 'first day', () => '1'),
  rule(
    'LATER',
    'later',
    '(AFTER | VIA) Q OF? TIME:u',
    'after 2 weeks',
    ({ u }) => (u === 'h' || u === 'min' ? undefined : ''),
    -0.1,
  ),
  rule(
    'LATER',
    'later.short',
    "(AFTER | VIA) NUM '/' NUM:m",
    'in 7/7',
    ({ m }) => (['7', '52', '12'].includes(m.value ?? '') ? '' : undefined),
    -0.1,
  ),
  rule(
    'LATER',
    'later.behind',
    'Q OF? TIME:u LATERWORD',
    '2 weeks later',
    ({ u }) => (u === 'h' || u === 'min' ? undefined : ''),
    -0.2,
  ),
  rule(
    'NOTES',
    'note.hours-later',
    'Q OF? TIME:u LATERWORD',
    '48 hours later',
    ({ u }) => (u === 'h' || u === 'min' ? 'delay' : undefined),
    -0.2,
  ),
  rule(
    'LATER',
    'later.one',
    '(AFTER | VIA) TIME:u',
    'after week',
    ({ u }) => (u === 'wk' || u === 'mo' ? '' : undefined),
    0.05,
  ),
]
