import { type Rule, rule } from '../rule'

/** Words that say that a medicine isn't taken from now on. */
export const NEGATION_RULES: readonly Rule[] = [
  // `To penicillin: a rash`, as the first words of a line.
  rule('NEG', 'allergy.to', 'REACTIONTO &MEDICINE', '', (_, { start }) => (start === 0 ? 'allergy' : undefined), -0.2),
  rule('NEG', 'tolerated', "TOLERATED ':'", 'tolerates:', () => 'tested', -0.2),
  rule('NEG', 'without', 'WITHOUT &MEDICINE', '', () => 'dont', -0.2),
  rule('NEG', 'stock.order', 'ORDER', 'order', () => 'stock'),
  // A limit in general isn't a dose: `the maximum dose of paracetamol is 4 g a day`.
  rule('NEG', 'limit', 'MAX FILLER? OF? &MEDICINE', '', () => 'dont', -0.2),
  // What was taken, with how often, isn't taken now: `Was taking omeprazole 40 mg bd until June`.
  rule('NEG', 'past.taken', 'FORMER:v &FORMERDIRECTIONS', '', ({ v }) => (v === 'taken' ? 'past' : undefined), -1),
  rule('NEG', 'past.earlier', 'FORMER:v &MEDICINE', '', ({ v }) => (v === 'earlier' ? 'past' : undefined), -1),
  rule(
    'FORMERDIRECTIONS',
    'former-directions',
    'MEDICINE (MEASURE | COMPOSITE | COUNT)? (OF | FILLER)? (FREQ | WHEN | MEALS)',
    'omeprazole 40 mg bd',
    () => '',
  ),
  rule('NEG', 'stopped.changed', 'CHANGEDTO &MEDICINE', '', () => 'changed', -0.3),
  // A single time of day behind `given` is when it was given.
  rule('NEG', 'past.given-at', 'GIVEN AT? (CLOCKTIME | HHMM) &BEHINDGIVEN', '', () => 'past', -0.3),
  rule('NEG', 'past.given-at-end', 'GIVEN AT? (CLOCKTIME | HHMM) &ENDOFLINE', 'given at 03:10', () => 'past', -0.3),
  rule('BEHINDGIVEN', 'behind-given', "('.' | ';' | INTO | '-' | ')')", '', () => ''),
  // `No lorazepam required`
  rule('NEG', 'dont.required', 'NONE &NOTREQUIRED', '', () => 'dont', -0.2),
  rule('NOTREQUIRED', 'not-required', 'MEDICINE MEASURE? REQUIRED', 'lorazepam required', () => ''),
  rule('NEG', 'tolerated.named', 'TOLERATED &TOLERATEDONE', '', () => 'tested', -0.2),
  rule('TOLERATEDONE', 'tolerated-one', 'MEDICINE MEASURE? (&ENDOFLINE | LAST)', '', () => ''),
]
