import { type Rule, rule } from '../rule'

/** Numbers of a line that are no medicine: what is measured, paid, dated and counted. */
export const FACT_RULES: readonly Rule[] = [
  rule('FACT', 'fact', "MEASURED SIGNS? (N | CLOCKTIME | Q) (('/' | '-') N)? FACTUNIT:u?", 'BP 140/90', ({ u }) => u ?? '', 0.25),
  rule('FACT', 'fact.when', "MEASURED (WHEN | MEAL | WORD | DAYPART)? (WHEN | MEAL | WORD)? SIGNS? N (('/' | '-') N)? FACTUNIT?", 'glucose morning 7.8', () => '', 0.4),
  rule('FACT', 'fact.clock', "MEASURED? SIGNS? CLOCKTIME SIGNS? N FACTUNIT?", '8:00 7.2', () => '', 0.5),
  rule('FACT', 'fact.unit', "Q OF? MEASUREUNIT:u", '110 kV', ({ u }) => u, 0.2),
  rule('FACT', 'fact.ratio', "N '/' N MEASUREUNIT", '140/90 mmHg', () => '', 0.1),
  rule('FACT', 'fact.concentration', "MEASURE '/' UNIT:u", '5 mg/dL', ({ u }) => (u === 'L' ? 'lab' : undefined), -0.1),
  rule('FACT', 'fact.size', "N SIGN N (SIGN N)? MEASUREUNIT", '70 x 28 mm', () => '', 0.1),
  rule('FACT', 'fact.money', '(MONEY N | N MONEY)', '£ 5', () => 'money', 0.1),
  rule('FACT', 'fact.date', 'DATE', '12.05.2024', () => '', 0.2),
  rule('FACT', 'fact.month', 'NUM MONTH NUM?', '12 May', () => '', 0.3),
  rule('FACT', 'fact.year', '(FILLER | PER)? NUM:n TIME:u', '', ({ n, u }) => (u === 'a' && /^(?:19|20)\d\d$/.test(n.value ?? '') ? '' : undefined), 0),
  rule('FACT', 'fact.bare-year', '(FILLER | PER | AT)? NUM:n', 'in 2019', ({ n }) => (/^(?:19|20)\d\d$/.test(n.value ?? '') ? '' : undefined), 1.5),
  rule('FACT', 'fact.named', 'MEASURED', 'weight', () => '', 0.9),
  rule('FACT', 'fact.more', "FACT (',' | '/')? FACTUNIT", 'BP 140/90, mmHg', () => '', 0.3),
  rule('FACT', 'fact.normal', "FACT '(' WORD? Q ')'", 'BP 140 (normal 120-130)', () => ''),
  rule('FACTUNIT', 'fact-unit', 'MEASUREUNIT:u', 'mmHg', ({ u }) => u),
  rule('FACTUNIT', 'fact-unit.dose', 'UNIT', 'mg', () => '', 0.4),
  rule('FACTUNIT', 'fact-unit.ratio', "(UNIT | MEASUREUNIT) (PER | '/') (UNIT | TIME | NUM TIME | MEASUREUNIT | WORD)", 'mL/min', () => '', 0.05),
  ...["':'", "'='", "'-'", "'~'", "'<'", "'>'"].map((sign) => rule('SIGNS', `fact-sign.${sign}`, sign, sign.slice(1, -1), () => '')),
  rule('SIGNS', 'fact-sign.words', '(ABOVE | FILLER)', 'about', () => '', 0.1),
]
