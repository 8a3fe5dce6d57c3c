import type { Letters } from './letters'
import { type NumberText, readNumber } from './numbers'

/** A number, word or sign of a line. */
export interface Token {
  readonly kind: 'number' | 'word' | 'sign' | 'clock' | 'date'
  /** What it is compared by: folded. */
  readonly key: string
  readonly raw: string
  readonly start: number
  /** Behind its last character; `end` of an abbreviation is before its dot, `reach` behind it. */
  readonly end: number
  readonly reach: number
  /** There is no space before it. */
  readonly glued: boolean
  readonly number: NumberText | null
}

/** A dot behind so long a word ends a sentence. */
const LONGER_THAN_ABBREVIATIONS = 9

const DATE = String.raw`(?<![\d.,/])\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d{2}(?!\d)|(?<![\d.,])\d{1,2}\.\d{2}\.\d{2}(?![\d.])|(?<![\d.,/])\d{1,2}/0[1-9](?![\d/.])|(?:19|20)\d{2}-\d{2}-\d{2}`
const CLOCK = String.raw`(?<![\d:])[0-2]?\d:[0-5]\d(?![\d:])`
const INITIALS = String.raw`\p{L}(?:\.\d{1,2}\.\p{L}|\.\p{L})+(?!\p{L})\.?`
const NUMBER = String.raw`\d{1,3}(?:[\u00a0\u202f\u2009']\d{3})+(?![\d])|(?<!\d)\d{1,3}(?: 000)+(?![\d.,])|(?<!\d)\d{1,3}(?: \d{3}){2,}(?!\d)|\d{1,3}(?:[.,]\d{3}){2,}(?!\d)|\d+[Oo\u041e\u043e]+(?![\p{L}\d])|\d+(?:[.,]\d+)?|(?<![\d\p{L}])[.,]\d+|[½¼¾⅓⅔⅛]`
const WORD = String.raw`\p{L}[\p{L}\p{M}'’]*`
const TOKEN = new RegExp(
  `(?<date>${DATE})|(?<clock>${CLOCK})|(?<initials>${INITIALS})|(?<number>${NUMBER})|(?<word>${WORD})|\\n|[^\\s]`,
  'gu',
)
const SIGNS: Readonly<Record<string, string>> = {
  '–': '-',
  '—': '-',
  '−': '-',
  '‑': '-',
  '÷': '-',
  '…': '-',
  '×': 'x',
  '✕': 'x',
  '∙': '*',
  '·': '*',
  '⋅': '*',
  '∕': '/',
  '⁄': '/',
  '[': '(',
  ']': ')',
  '“': '"',
  '”': '"',
  '«': '"',
  '»': '"',
  '„': '"',
  '|': ',',
  '\n': ';',
}

/** The tokens of a line in order. A dot behind a word or number belongs to it; where a sentence begins behind it, it is a sign. */
export function tokenise(line: string, { fold }: Letters): Token[] {
  const tokens: Token[] = []
  const push = (token: Omit<Token, 'glued' | 'reach'>) => {
    const previous = tokens.at(-1)
    tokens.push({ ...token, reach: token.end, glued: previous !== undefined && previous.reach === token.start })
  }
  for (const match of line.matchAll(TOKEN)) {
    const [raw] = match
    const start = match.index
    const place = { raw, start, end: start + raw.length }
    const { date, clock, initials, number, word } = match.groups ?? {}
    if (date !== undefined || clock !== undefined)
      push({ ...place, kind: date === undefined ? 'clock' : 'date', key: raw, number: null })
    else if (number !== undefined) push({ ...place, kind: 'number', ...numberOf(raw) })
    else if (initials !== undefined) splitInitials(raw, start, fold, push)
    else if (word !== undefined) push({ ...place, kind: 'word', key: fold(raw), number: null })
    else if (raw === '.') dot(tokens, line, start, push)
    else {
      const key = SIGNS[raw] ?? raw
      push({ ...place, kind: key === 'x' ? 'word' : 'sign', key, number: null })
    }
  }
  return tokens
}

/** `t.i.d.` is one word; `q.8.h.` is a word, a number and a word. */
function splitInitials(
  raw: string,
  start: number,
  fold: Letters['fold'],
  push: (token: Omit<Token, 'glued' | 'reach'>) => void,
): void {
  if (!/\d/.test(raw)) {
    push({ kind: 'word', key: fold(raw.replace(/\.$/, '')), raw, start, end: start + raw.length, number: null })
    return
  }
  for (const { 0: part, index } of raw.matchAll(/\p{L}+|\d+/gu)) {
    const place = { raw: part, start: start + index, end: start + index + part.length }
    if (/\d/.test(part)) push({ ...place, kind: 'number', ...numberOf(part) })
    else push({ ...place, kind: 'word', key: fold(part), number: null })
  }
}

function dot(
  tokens: Token[],
  line: string,
  start: number,
  push: (token: Omit<Token, 'glued' | 'reach'>) => void,
): void {
  const last = tokens.at(-1)
  if (last === undefined) return
  if (last.reach === start) tokens[tokens.length - 1] = { ...last, reach: start + 1 }
  if (isSentenceEnd(line, start) || (last.kind === 'word' && last.raw.length >= LONGER_THAN_ABBREVIATIONS))
    push({ kind: 'sign', key: '.', raw: '.', start, end: start + 1, number: null })
}

/** A capital behind a dot begins a sentence, unless the line is all in capitals. */
function isSentenceEnd(line: string, dot: number): boolean {
  const behind = line.slice(dot + 1, dot + 12)
  return /^\s+\p{Lu}\p{Ll}/u.test(behind) || (/^\s+\p{Lu}{3}/u.test(behind) && /\p{Ll}/u.test(line))
}

/** Equal numbers compare as equal however they are written: `0,9` and `0.9`. */
function numberOf(raw: string): Pick<Token, 'key' | 'number'> {
  const number = readNumber(raw)
  return { key: number.value ?? raw, number }
}
