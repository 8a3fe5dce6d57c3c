import type { NumberText } from '../../text/numbers'
import type { Token } from '../../text/tokens'
import { isWhole } from '../arithmetic'
import { type Rule, rule } from '../rule'

const MOST_TAKEN_AT_ONCE = 5

const LONGEST_LIST = 40

/** `2.` before a name. */
function isNumberOfList({ value }: NumberText, token: Token | undefined): boolean {
  const isDotted = token !== undefined && token.reach > token.end && !token.glued
  return isDotted && isWhole(value ?? '') && Number(value) <= LONGEST_LIST
}

/** What belongs to an instruction and isn't a dose: how much is packed, what it is dissolved in, how fast it runs, why it is taken. */
export const ASIDE_RULES: readonly Rule[] = [
  rule('SPLITINTO', 'split', 'SPLIT Q:n INTAKES', 'in 2 divided doses', ({ n }) => n),
  rule('SPLITINTO', 'split.many', 'SPLIT? INTAKES', 'in divided doses', () => null, 0.5),
  rule(
    'PACKED',
    'packed.ampoules',
    'NUM:n FORM:f',
    '10 ampoules',
    ({ n, f }) => (Number(n.value) >= MOST_TAKEN_AT_ONCE && (f === '{amp}' || f === '{vial}') ? '' : undefined),
    0.5,
  ),
  rule('PACKED', 'packed.injections', "('-' | SIGN)? N INJECTIONS", '10 injections', () => ''),
  rule(
    'PACKED',
    'packed.supplied',
    'SUPPLY N:n (SIGN N)? (PACK | FORM)?',
    '# 20',
    // `Milgamma N 1 ampoule`: a letter before so few is the name's.
    ({ n }, { tokens, start }) => (tokens[start]?.kind === 'word' && Number(n.value) <= 2 ? undefined : ''),
    0.1,
  ),
  rule('PACKED', 'packed', 'N PACK', '1 pack', () => '', 0.4),
  rule('PACKED', 'packed.of', 'PACK SUPPLY? N?', 'pack # 20', () => '', 0.4),
  rule('LISTED', 'listed', "NUM ')'", '1)', () => '', 0.05),
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
  rule('DILUTED', 'diluted.beside', 'DILUENT STRENGTH? MEASURE', 'saline 200 mL', () => '', 1.2),
  rule('NOTES', 'note.vehicle', 'VEHICLE', 'diluent', () => 'vehicle'),
  rule('NOTES', 'note', 'NOTE', 'long term', () => '', 0.1),
  rule(
    'NOTES',
    'note.drops-a-minute',
    "COUNT (PER | '/') TIME:u",
    '60 drops/min',
    ({ u }) => (u === 'min' ? '' : undefined),
    0.1,
  ),
  // Beside an amount, the rate is how fast that amount runs; alone it is the dose.
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
    ({ u }) => (u === 'h' ? '' : undefined),
    0.3,
  ),
  rule('NOTES', 'note.hold', '(NEG | NOTE) IFSO', 'hold if pulse < 50', () => '', -0.6),
  rule(
    'NOTES',
    'note.hold-for',
    'NEG (FOR | PURPOSE) MEASURED ABOVE ABOVE? N CONDITIONUNITS?',
    'hold for pulse < 50',
    () => '',
    -0.6,
  ),
  rule('NOTES', 'note.for-hours', 'FOR Q OF? TIME:u', 'for 12 hours', ({ u }) => (u === 'h' ? '' : undefined), 0.5),
  rule('NOTES', 'note.hold-before', "IFSO ','? NEG", 'if pulse < 50 hold', () => '', -0.4),
  rule(
    'NOTES',
    'note.with',
    'NEG (INTO | PURPOSE) (PURPOSEWORD | DILUENT | REASON)',
    'do not take with milk',
    () => '',
    -0.6,
  ),
  rule('NOTES', 'note.until', 'UNTIL WORD? NEG', 'until symptoms stop', () => '', -0.8),
  rule('NOTES', 'note.until-then', 'UNTIL WORD WORD?', 'until better', () => 'unknown', 0.9),
  rule('NOTES', 'note.household', 'LEAD? Q OF? HOUSEHOLD', '1 glass', () => '', 0.2),
  rule(
    'NOTES',
    'note.delay',
    '(VIA | EVERY | AFTER)? Q? OF? TIME AFTERWORD (WORD | MEDICINE)',
    'after 24 hours after breakfastless',
    () => '',
    -0.2,
  ),
  rule('NOTES', 'note.within', 'WITHIN Q OF? TIME WORD? WORD? WORD?', 'no later than 48 hours', () => '', 0.3),
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
  rule('NOTES', 'note.purpose-unknown', 'PURPOSE WORD', 'to prevent stroke', () => 'unknown', 1),
  rule(
    'NOTES',
    'note.cycle-days',
    "(ONDAYS | FILLER)? DAYWORD NUM (TO | '-') NUM (OF | PER | ',')? EVERY Q TIME",
    'days 1-21 every 28 days',
    () => '',
    -0.3,
  ),
  rule('NOTES', 'note.cycle', "FROM? NUM (TO | UNTIL | '-') NUM ('-'? ORDINAL)? TIME FILLER", '', () => '', -0.1),
  rule('SUBJECT', 'subject.complaint', 'REASON', 'cough', () => '', 0.5),
  rule(
    'DAYOF',
    'day.ordinal',
    "(PER | ONDAYS | FILLER)? NUM '-'? ORDINAL TIME:u ':'?",
    '1st day',
    ({ u }) => (u === 'd' ? '1' : undefined),
    0.05,
  ),
  rule('DAYOF', 'day.numbered', "(ONDAYS | FILLER)? DAYWORD NUM ('-' NUM)? ':'?", 'day 1', () => '1', 0.2),
  rule('DAYOF', 'day.week', 'TIME:u NUM &LAST', '', ({ u }) => (u === 'wk' ? '1' : undefined), -0.1),
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
    'later.one',
    '(AFTER | VIA) TIME:u',
    'after week',
    ({ u }) => (u === 'wk' || u === 'mo' ? '' : undefined),
    0.05,
  ),
  rule(
    'STEPS',
    'steps',
    '(STEP | CHANGE WORD? WORD? BY) (MEASURE | COUNT | COMPOSITE | Q)',
    'reduce by 5 mg',
    () => '',
  ),
  rule(
    'STEPS',
    'steps.rhythm',
    "STEPS (FREQ | (PER | '/') TIME | DAILY)",
    'reduce by 5 mg every 3 days',
    () => '',
    -0.7,
  ),
  rule('STEPS', 'steps.only', 'STEP', 'reduce by', () => '', 0.5),
  rule(
    'FORMERLY',
    'formerly.from',
    'CHANGEFROM (MEASURE | COUNT | DAILYAMOUNT) (UNTIL | TO)',
    'from 40 mg to',
    () => '',
    0.3,
  ),
  rule(
    'FORMERLY',
    'formerly',
    'FORMER (MEASURE | COUNT | DAILYAMOUNT) (UNTIL | TO | PURPOSE | FILLER)?',
    'increase from 5 mg to',
    () => '',
  ),
]
