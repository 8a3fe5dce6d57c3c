import { type NumberText, plainNumber } from '../../text/numbers'
import { exactly, isLess, isWhole, plus } from '../arithmetic'
import { type Rule, rule, type RuleSpan } from '../rule'
import { spanOf } from './build'

const MANY = 4
const PARTS = new Set(['2', '3', '4', '8'])

/** Returns a fraction such as 1/2; undefined if it can't be a fraction of a tablet. */
function part(a: string | null, b: string | null): string | undefined {
  if (a === null || b === null || !/^\d$/.test(a) || !PARTS.has(b) || !isLess(a, b)) return undefined
  return exactly(a, b) ?? (Number(a) / Number(b)).toFixed(2)
}

/** Whether a number belongs to the name before it: `B12 ½`. */
function isOfName({ tokens, start }: RuleSpan): boolean {
  return tokens[start]?.glued === true && tokens[start - 1]?.kind === 'word'
}

function hasLooseDash({ tokens, start, end }: RuleSpan): boolean {
  return tokens.slice(start, end).some(({ key, glued }) => key === '-' && !glued)
}

/** `2..5` may be a range or a decimal. */
function hasDots({ tokens, start, end }: RuleSpan): boolean {
  return tokens.slice(start, end).some(({ raw }) => raw.startsWith('..'))
}

/** Returns a whole number that is written with a case ending. */
function withEnding(number: NumberText, { tokens, start, end }: RuleSpan): NumberText | undefined {
  const isJoined = tokens.slice(start + 1, end).every(({ glued }) => glued)
  return isJoined && isWhole(number.value ?? '') ? number : undefined
}

/** Numbers in digits and words, and ranges of them. */
export const NUMBER_RULES: readonly Rule[] = [
  rule('N', 'number', 'NUM:n', '2.5', ({ n }) => n),
  rule('N', 'number.with-sign', 'NUM:a NUM:b', '1½', ({ a, b }, span) =>
    b.isFraction && !isOfName(span) && isWhole(a.value ?? '') && a.value !== null && b.value !== null
      ? plainNumber(plus(a.value, b.value))
      : undefined,
  ),
  rule('N', 'number.part', "NUM:a '/' NUM:b", '1/2', ({ a, b }) => {
    const value = part(a.value, b.value)
    return value === undefined ? undefined : plainNumber(value)
  }),
  rule(
    'N',
    'number.whole-and-part',
    "NUM:w (AND | '-')? NUM:a '/' NUM:b",
    '1 1/2',
    ({ w, a, b }) => {
      const value = part(a.value, b.value)
      if (value === undefined || w.value === null || !/^\d$/.test(w.value)) return undefined
      // `Concor 5 1/2 tab` is half a tablet of 5 mg; five and a half tablets would be too many.
      return Number(w.value) < MANY
        ? plainNumber(plus(w.value, value))
        : { ...plainNumber(value), value: null, notes: ['ambiguous'] }
    },
    0.05,
  ),
  rule('N', 'number.and-sign', '(NUM:w | NUMBER:v) AND NUM:b', '1 and ½', ({ w, v, b }) => {
    const whole = w?.value ?? v ?? ''
    return b.isFraction && b.value !== null && /^[1-9]$/.test(whole) ? plainNumber(plus(whole, b.value)) : undefined
  }),
  rule('N', 'number.word', 'NUMBER:v', 'two', ({ v }) => plainNumber(v)),
  rule('N', 'number.tens', 'TENS:v', 'twenty', ({ v }) => plainNumber(v)),
  rule('N', 'number.tens-and-ones', "TENS:a '-'? NUMBER:b", 'twenty-four', ({ a, b }) =>
    /^[1-9]$/.test(b) ? plainNumber(plus(a, b)) : undefined,
  ),
  rule('N', 'number.point', 'N:w POINT DIGITS:d', 'two point five', ({ w, d }) =>
    isWhole(w.value ?? '') ? plainNumber(`${w.value ?? ''}.${d}`) : undefined,
  ),
  rule('DIGITS', 'digits', 'NUMBER:v DIGITS:d?', 'one two five', ({ v, d = '' }) =>
    /^\d$/.test(v) ? `${v}${d}` : undefined,
  ),
  rule('N', 'number.and-part', '(NUM:n | NUMBER:w) PLUSPART:p', '2 and a half', ({ n, w, p }) => {
    const whole = n?.value ?? w
    return whole === undefined ? undefined : plainNumber(plus(whole, p))
  }),
  // An accidental space before the decimal separator.
  rule('N', 'number.split-decimal', 'NUM:a NUM:b', '1 ,5', ({ a, b }) =>
    b.notes.includes('naked') && a.value !== null && b.value !== null && /^\d+$/.test(a.value)
      ? plainNumber(plus(a.value, b.value))
      : undefined,
  ),
  rule('N', 'number.with-ending', "NUM:n '-' NUMBEREND", '', ({ n }, span) => withEnding(n, span)),
  rule('N', 'number.with-joined-ending', 'NUM:n NUMBEREND', '', ({ n }, span) => withEnding(n, span), 0.1),
  rule('N', 'number.scanned', 'SCANNED:v', 'l', ({ v }) => ({ ...plainNumber(v), notes: ['ambiguous'] }), 1.2),
  rule('N', 'number.roman', 'ROMAN:v', 'iii', ({ v }) => plainNumber(v), 0.3),
  rule('N', 'number.roman-large', 'ROMANLARGE:v', 'xv', ({ v }) => plainNumber(v), 0.3),
  rule(
    'N',
    'number.spoken-decimal',
    '(NUM:a | NUMBER:w) POINT NUMBER:b',
    'two point five',
    ({ a, w, b }) => {
      const whole = a?.value ?? w ?? ''
      return /^\d+$/.test(whole) && /^\d+$/.test(b) ? plainNumber(`${whole}.${b}`) : undefined
    },
    -0.2,
  ),
  rule('Q', 'quantity', 'N:n', '2', ({ n }) => spanOf(n)),
  rule(
    'Q',
    'quantity.range',
    "FROM? N:a (TO | '-') N:b",
    '1-2',
    ({ a, b }, span) => {
      if (a.value === null || b.value === null || isLess(b.value, a.value)) return undefined
      // `Humulin M3 – 18 units`
      if (isOfName(span) && hasLooseDash(span)) return undefined
      if (a.value === b.value) return isWhole(a.value) ? { ...spanOf(a), warnings: ['AMBIGUOUS_NUMBER'] } : undefined
      return hasDots(span) ? { ...spanOf(a, b), warnings: ['AMBIGUOUS_NUMBER'] } : spanOf(a, b)
    },
    0.02,
  ),
  rule('Q', 'quantity.said-twice', "N:a '(' N:b ')'", '2 (two)', ({ a, b }) =>
    a.value === b.value ? spanOf(a) : undefined,
  ),
]
