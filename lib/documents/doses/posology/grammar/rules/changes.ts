import { isLess } from '../arithmetic'
import { type Rule, rule } from '../rule'
import type { Amount, Change } from '../values'

/** Returns how a number changes; undefined if it isn't known or stays the same. */
function changeOf(from: string | null | undefined, to: string): Change | undefined {
  if (from === undefined || from === null || from === to) return undefined
  return isLess(from, to) ? 'larger' : 'smaller'
}

/** Returns the new amount of a change. Amounts in two units aren't compared. */
function changed(number: string | null | undefined, old: Amount | undefined, to: Amount): Amount | undefined {
  if (old !== undefined && old.unit !== to.unit) return { ...to, change: 'larger' }
  const change = changeOf(old === undefined ? number : old.max, to.max)
  return change && { ...to, change }
}

/** Changes of a dose or a rhythm, of which the new one is taken, and steps of a taper: `from 5 to 10 mg`, `5 mg → 10 mg`. */
export const CHANGE_RULES: readonly Rule[] = [
  rule(
    'NEWMEASURE',
    'changed.measure',
    'CHANGEFROM (N:n | MEASURE:m) (FREQ | WHENS)? CHANGETO MEASURE:to',
    'from 5 to 10 mg',
    ({ n, m, to }) => changed(n?.value, m, to),
    0.1,
  ),
  rule('NEWMEASURE', 'changed.arrow', '(N:n | MEASURE:m) ARROW MEASURE:to', '5 → 10 mg', ({ n, m, to }) => {
    const amount = changed(n?.value, m, to)
    return amount && { ...amount, change: 'smaller' }
  }),
  rule(
    'NEWDAILY',
    'changed.daily',
    'CHANGEFROM (N:n | MEASURE:m | DAILYAMOUNT:m) CHANGETO DAILYAMOUNT:to',
    'from 40 to 30 mg/day',
    ({ n, m, to }) => changed(n?.value, m, to),
    0.1,
  ),
  rule(
    'NEWCOUNT',
    'changed.count',
    'CHANGEFROM (N:n | COUNT:m) (FREQ | WHENS)? CHANGETO COUNT:to',
    'from 1 to 2 tablets',
    ({ n, m, to }) => changed(n?.value, m, to),
    0.1,
  ),
  rule(
    'NEWRHYTHM',
    'changed.rhythm',
    'CHANGEFROM (N:n | NTIMES:w | FREQ:f) CHANGETO FREQ:to',
    'from once to twice a day',
    ({ n, w, f, to }) => {
      const change = changeOf(n?.value ?? w ?? f?.max, to.max)
      return change && { ...to, change }
    },
    0.1,
  ),
  rule(
    'STEPS',
    'steps',
    '(STEP | CHANGE WORD? WORD? BY) (MEASURE | COUNT | COMPOSITE | DAILYAMOUNT | Q)',
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
  rule(
    'STEPS',
    'steps.rhythm-first',
    '(FREQ:f | AFTER Q TIME) STEPS',
    'every 5 days reduce by 5 mg',
    ({ f }) => (f === undefined || f.periodUnit !== 'd' || f.period !== '1' ? '' : undefined),
    -0.7,
  ),
  // What a change goes on until isn't a dose of its own.
  rule(
    'STEPS',
    'steps.until',
    'STEPS (UNTIL | TO | CHANGETO) (MEASURE | COUNT)',
    'reduce by 5 mg to 10 mg',
    () => '',
    -0.4,
  ),
  rule('STEPS', 'steps.later', 'STEPS (LATER | IFSO | OVER Q TIME)', 'reduce by 5 mg after 2 weeks', () => '', -0.4),
  rule('STEPS', 'steps.review', 'TITRATION FREQ?', 'titrated every 2 weeks', () => '', -0.2),
  rule('STEPS', 'steps.less', '(MEASURE | COUNT) LESS', '5 mg less', () => '', -0.3),
  rule('STEPS', 'steps.only', 'STEP', 'reduce by', () => '', 0.5),
  rule('FORMERLY', 'formerly.named', "FORMER MEDICINE MEASURE? '-'?", 'instead of enalapril', () => 'named', -0.5),
  rule('FORMERLY', 'formerly.it', "FORMER PRONOUN '-'?", 'instead of it', () => '', -0.5),
  rule('FORMERLY', 'formerly.arrow', 'MEASURE FREQ ARROW', '20 mg od →', () => 'arrow', -0.4),
  rule(
    'FORMERLY',
    'formerly.now',
    "FORMER (MEASURE | COUNT | DAILYAMOUNT | FREQ) (',' | '-')? NOW",
    'was 20 mg, now',
    () => '',
    -0.6,
  ),
  rule(
    'FORMERLY',
    'formerly.replaced',
    "NEG:n ':'? FORMERLY",
    'stop: instead of enalapril',
    ({ n }) => (n === 'stop' ? '' : undefined),
    -0.3,
  ),
  rule(
    'FORMERLY',
    'formerly.from-named',
    'SWAP FILLER? CHANGEFROM MEDICINE MEASURE? CHANGETO',
    'switched from warfarin to',
    () => '',
    -0.8,
  ),
  rule(
    'FORMERLY',
    'formerly.swapped',
    'SWAP FILLER? MEDICINE MEASURE? (FOR | TO | CHANGETO | INTO | PURPOSE)',
    'swap atenolol for',
    () => '',
    -0.5,
  ),
  rule(
    'FORMERLY',
    'formerly.replaced-by',
    "MEDICINE (MEASURE | COMPOSITE | COUNT)? FREQ? NOTE? (',' | '-' | ';')? FILLER? NOTE? SWAPTO &MEDICINE",
    '',
    () => '',
    -0.6,
  ),
  rule(
    'FORMERLY',
    'formerly.replaced-in',
    "MEDICINE (MEASURE | COMPOSITE | COUNT)? FREQ? SETTING? (',' | '-' | ';')? FILLER? SWAP SETTING (FILLER | BYVALUE | PURPOSE | TO) &MEDICINE",
    '',
    () => '',
    -0.6,
  ),
  rule('THEN', 'then.arrow', 'ARROW', '→', () => '', 0.4),
  rule('END', 'end.arrow', 'ARROW NEG:n', '→ stop', ({ n }) => (n === 'stop' ? '' : undefined), 0),
  rule('THEN', 'then.swapped', '(SWAP FILLER (FOR | PURPOSE | CHANGETO | TO) | SWAPTO) &MEDICINE', '', () => '', -0.1),
  rule(
    'FORMERLY',
    'formerly',
    'FORMER (MEASURE | COUNT | DAILYAMOUNT) (UNTIL | TO | PURPOSE | FILLER)?',
    'instead of 5 mg',
    () => '',
  ),
]
