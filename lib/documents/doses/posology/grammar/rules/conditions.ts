import { isLess } from '../arithmetic'
import { type Rule, rule } from '../rule'

/**
 * Conditions for a dose as needed: stated directly, or described. The value `guess` is a condition in words that aren't
 * listed, `scale` one that precedes its dose, `over` one that may also be a result.
 */
export const CONDITION_RULES: readonly Rule[] = [
  rule('IFSO', 'needed', 'PRN', 'prn', () => 'sure'),
  rule('IFSO', 'needed.for', 'PRN (PURPOSE | FOR | IF)? REASONS', 'as needed for pain', () => 'sure', -0.1),
  rule('IFSO', 'condition', 'IF REASONS', 'in case of pain', () => 'sure'),
  rule(
    'IFSO',
    'condition.value',
    "IF FILLER? (MEASURED | REASONS | WORD)? (MEASURED | WORD)? ABOVE ABOVE? N:a ('/' N | '-' N:b)? CONDITIONUNITS?",
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
  // For how long something has been missing isn't how long the medicine is taken.
  rule(
    'IFSO',
    'condition.absent',
    'IF REASON:r (FOR | OVER | PER)? Q OF? TIME',
    'if no stool for 2 days',
    ({ r }) => (r === 'absent' ? 'sure' : undefined),
    -0.3,
  ),
  rule('IFSO', 'condition.described', 'IF WORD REASONS', 'in case of severe pain', () => 'sure', 0.4),
  rule(
    'IFSO',
    'condition.during',
    'DURING (FILLER | NUMBER)? (FILLER | WORD | REASON)? (WORD | REASON)? ATTACK (OF? (REASON | WORD))?',
    'during an attack of pain',
    () => 'sure',
    -0.1,
  ),
  rule('IFSO', 'condition.fails', 'IF NOTWORKING', 'if ineffective', () => 'sure'),
  rule('IFSO', 'condition.unknown', 'IF WORD', 'if rebellious', () => 'guess', 1.3),
  rule(
    'IFSO',
    'condition.unknown-two',
    'IF WORD WORD',
    'if feeling rebellious',
    // The number of the next point of a list is no word: `with meals II. ramipril`.
    (_, { tokens, end }) => (/^[IVX]+$/.test(tokens[end - 1]?.raw ?? '') ? undefined : 'guess'),
    1.7,
  ),
  rule('IFSO', 'condition.known', '(IF | PRN) REASONS WORD', 'if pain persists', () => 'sure', 0.7),
  rule(
    'IFSO',
    'condition.scale',
    "(IF | FOR)? (MEASURED | REASONS)? (ABOVE ABOVE? N | N ('-' | TO) N) CONDITIONUNITS? ('-' | ':' | '=' | THEN | ARROW)? &SCALEDOSE",
    '',
    () => 'scale',
    0.5,
  ),
  // `Glucose 200-249 lispro 2 units`: the value comes before the medicine.
  rule(
    'IFSO',
    'condition.scale-named',
    "MEASURED SIGNS? (ABOVE ABOVE? N | N ('-' | TO) N) CONDITIONUNITS? ('-' | ':' | '=' | THEN | ARROW | ',')? VERB? &SCALENAMED",
    '',
    () => 'scale',
    -0.3,
  ),
  rule(
    'IFSO',
    'condition.scale-goes-on',
    "(ABOVE ABOVE? N | N ('-' | TO) N) CONDITIONUNITS? ('-' | ':' | '=' | THEN | ARROW)? &SCALENAMED",
    '',
    // Without a sign on either side, the numbers may belong to what is before them.
    (_, { tokens, start, end }) =>
      tokens[start - 1]?.kind === 'sign' || tokens[end - 1]?.kind === 'sign' ? 'scale' : undefined,
    0.3,
  ),
  rule(
    'IFSO',
    'condition.between',
    "IF FILLER? (MEASURED | REASONS) (FILLER | WORD)? FROM N (AND | TO | '-') N CONDITIONUNITS?",
    'if glucose is between 14 and 18',
    () => 'sure',
  ),
  // `Potassium 3-3.5: potassium chloride 2 tablets` may also be a result and what is taken anyway.
  rule(
    'IFSO',
    'condition.value-over',
    "(MEASURED | REASONS | SUBJECT) SIGNS? (ABOVE ABOVE? N | N ('-' | TO) N) CONDITIONUNITS? (':' | '-' | '=' | ARROW) &VALUEDOSE",
    '',
    () => 'over',
    -0.2,
  ),
  rule(
    'VALUEDOSE',
    'value-dose',
    '(MEDICINE | WORD | QUALIFIER) (MEDICINE | WORD | QUALIFIER)? STRENGTH? (MEASURE | COUNT)',
    'slow sodium 2 tablets',
    () => '',
  ),
  rule('SCALENAMED', 'scale-named', '(MEDICINE | WORD | QUALIFIER) QUALIFIER? SCALEDOSE', 'Apidra 2 units', () => ''),
  rule('SCALEDOSE', 'scale-dose', 'MEASURE:m', '4 units', ({ m }) =>
    m.unit === '[IU]' || m.unit === "[USP'U]" ? '' : undefined,
  ),
  rule('CONDITIONUNITS', 'condition.unit', 'CONDITIONUNIT', 'mmHg', () => ''),
  rule('CONDITIONUNITS', 'condition.measure-unit', 'MEASUREUNIT', 'kg', () => '', 0.05),
  rule('IFSO', 'condition.onset', '(AT | IF)? REASON ONSET', 'at migraine onset', () => 'sure', -0.2),
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
