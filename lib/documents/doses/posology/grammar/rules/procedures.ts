import { type Rule, rule } from '../rule'

/** A dose before a procedure: `1 hour before surgery`, `1 day pre-op`. */
export const PROCEDURE_RULES: readonly Rule[] = [
  rule('NOTES', 'note.before', 'VERB? Q OF? TIME PREOP', '1 day pre-op', () => 'unknown', -0.3),
  rule(
    'ONCE',
    'once.before',
    'Q OF? TIME (AFTERWORD | PREOP | BEFORE) WORD? PROCEDURE',
    '1 hour before surgery',
    () => '',
    -0.2,
  ),
  rule(
    'ONCE',
    'once.single',
    'FILLER? NUMBER:n (PREOP | ONCE) INTAKE',
    'as a single pre-op dose',
    ({ n }) => (n === '1' ? '' : undefined),
    -0.2,
  ),
  rule('ONCE', 'once.before-procedure', 'BEFORE WORD? PROCEDURE', 'before surgery', () => '', 0.2),
]
