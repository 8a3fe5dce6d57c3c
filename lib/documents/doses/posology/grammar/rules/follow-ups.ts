import { type Rule, rule, type RuleSpan } from '../rule'

/** Shorter abbreviations are also other words. */
const SHORTEST = 3

function textOf({ tokens, start, end }: RuleSpan): string {
  return tokens
    .slice(start, end)
    .map(({ raw }) => raw)
    .join('')
}

function isWithin({ tokens, start }: RuleSpan): boolean {
  return tokens[start - 1]?.kind === 'word'
}

/** How often something is checked, or when somebody is seen again. It isn't how often the medicine is taken. */
export const FOLLOW_UP_RULES: readonly Rule[] = [
  rule('CHECKED', 'checked.test', 'TEST', 'LFTs', () => ''),
  // Behind another word, such words are often part of a phrase: `lozenges to suck 4 times a day`.
  rule('CHECKED', 'checked.measured', '(MEASURED | SUBJECT)', 'INR', (_, span) =>
    isWithin(span) || textOf(span).length < SHORTEST ? undefined : '',
  ),
  rule(
    'CHECKED',
    'checked.more',
    "CHECKED (',' | AND | '/' | WORD | FILLER | OF)? (TEST | MEASURED | SUBJECT)",
    'FBC and LFTs',
    () => '',
  ),
  rule('CHECKED', 'checked.next', 'NEXTCHECK (TEST | MEASURED | SUBJECT)', 'next INR', () => ''),
  rule('FACT', 'fact.checked', "CHECKED (WORD | FILLER)? (':' | '-')? FREQ", 'LFTs every 3 months', () => '', -0.6),
  rule(
    'FACT',
    'fact.checked-later',
    "CHECKED (WORD | FILLER)? (':' | '-')? (LATER | SPAN)",
    'f/u 2 wks',
    () => '',
    -0.6,
  ),
]
