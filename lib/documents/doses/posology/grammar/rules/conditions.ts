import { isLess } from '../arithmetic'
import { type Rule, rule } from '../rule'

/**
 * Conditions for a dose as needed: stated directly, or described. The value `guess` is a condition in words that aren't
 * listed, `scale` one that precedes its dose.
 */
export const CONDITION_RULES: readonly Rule[] = [
  rule('IFSO', 'needed', 'PRN', 'prn', () => 'sure'),
  rule('IFSO', 'needed.for', 'PRN (PURPOSE | FOR | IF)? REASONS', 'as needed for pain', () => 'sure', -0.1),
  rule('IFSO', 'condition', 'IF REASONS', 'in case of pain', () => 'sure'),
  rule(
    'IFSO',
    'condition.value',
    "IF (MEASURED | REASONS | WORD)? (MEASURED | WORD)? ABOVE ABOVE? N:a ('/' N | '-' N:b)? CONDITIONUNITS?",
    'if systolic > 160',
    // `If systolic > 160 - 2 tablets`
    ({ a, b }) => (b !== undefined && isLess(b.value ?? '0', a.value ?? '0') ? undefined : 'sure'),
    -0.15,
  ),
  rule(
    'IFSO',
    'condition.any-verb',
    "IF (MEASURED | REASONS) WORD WORD? WORD? N (('/' | '-') N)? CONDITIONUNITS?",
    'if glucose climbs past 14',
    () => 'sure',
    0.3,
  ),
  rule(
    'IFSO',
    'condition.and-above',
    "(IF | FOR) (MEASURED | REASONS | WORD)? N (('/' | '-') N)? CONDITIONUNITS? AND? (ABOVE | MORE)",
    'if temp 38.5 and above',
    () => 'sure',
    -0.2,
  ),
  rule(
    'IFSO',
    'condition.bare-value',
    "IF (MEASURED | REASONS) N (('/' | '-') N)? CONDITIONUNITS?",
    'if temp 38.5',
    () => 'sure',
    0.1,
  ),
  rule(
    'IFSO',
    'condition.range',
    "IF (MEASURED | REASONS)? N ('-' | TO | UNTIL) N CONDITIONUNITS?",
    'if 14-18',
    () => 'sure',
    0.4,
  ),
  rule(
    'IFSO',
    'condition.for-value',
    "(FOR | PURPOSE) MEASURED (ABOVE ABOVE?)? N (('-' | TO) N)? CONDITIONUNITS?",
    'for BG 8-12',
    () => 'sure',
    0.2,
  ),
  rule(
    'IFSO',
    'condition.other-fails',
    'IF (MEDICINE | WORD | REASON) WORD? NOTWORKING WORD?',
    'if paracetamol not holding',
    () => 'sure',
  ),
  rule('IFSO', 'condition.fails', 'IF NOTWORKING', 'if ineffective', () => 'sure'),
  rule('IFSO', 'condition.unknown', 'IF WORD', 'if rebellious', () => 'guess', 1.3),
  rule('IFSO', 'condition.unknown-two', 'IF WORD WORD', 'if feeling rebellious', () => 'guess', 1.7),
  rule('IFSO', 'condition.known', '(IF | PRN) REASONS WORD', 'if pain persists', () => 'sure', 0.7),
  rule(
    'IFSO',
    'condition.scale',
    "(IF | FOR)? (MEASURED | REASONS)? (ABOVE ABOVE? N | N ('-' | TO) N) CONDITIONUNITS? ('-' | ':' | '=' | THEN | ARROW)? &SCALEDOSE",
    '',
    () => 'scale',
    0.5,
  ),
  rule('SCALEDOSE', 'scale-dose', 'MEASURE:m', '4 units', ({ m }) =>
    m.unit === '[IU]' || m.unit === "[USP'U]" ? '' : undefined,
  ),
  rule('CONDITIONUNITS', 'condition.unit', 'CONDITIONUNIT', 'mmHg', () => ''),
  rule('REASONS', 'reason', 'REASON', 'pain', () => ''),
  rule('REASONS', 'reason.more', "REASON (',' | AND | OR | '/')? REASONS", 'pain or fever', () => '', 0.02),
  rule(
    'REASONS',
    'reason.value',
    "REASON ABOVE N (('/' | '-') N)? CONDITIONUNITS?",
    'temperature above 38',
    () => '',
    -0.1,
  ),
  rule('SYMPTOM', 'for-symptom', '(FOR | PURPOSE) FOR? REASONS', 'for chest pain', () => '', 0.05),
]
