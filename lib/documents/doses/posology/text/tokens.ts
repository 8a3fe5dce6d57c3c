import type { Letters } from './letters'
import { type NumberText, readNumber } from './numbers'
import { remember } from '../../remember'

/** A number, word or sign of a line. */
export interface Token {
  readonly kind: 'number' | 'word' | 'sign' | 'clock' | 'date'
  /** The normalized text, for comparison. */
  readonly key: string
  readonly raw: string
  readonly start: number
  /** The index after its last character. For an abbreviation, `end` is before the period and `reach` after it. */
  readonly end: number
  readonly reach: number
  /** Whether it follows the token before it without a space. */
  readonly glued: boolean
  readonly number: NumberText | null
}

/** Returns a token with some of its parts replaced. All tokens are objects of one shape, which is faster to read. */
export function changedToken(token: Token, change: Partial<Token>): Token {
  const { kind, key, raw, start, end, reach, glued, number } = { ...token, ...change }
  return { kind, key, raw, start, end, reach, glued, number }
}

/** A period after a word of at least this length ends a sentence. */
const LONGER_THAN_ABBREVIATIONS = 9

const DATE = String.raw`(?<![\d.,/])\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d{2}(?!\d)|(?<![\d.,])\d{1,2}\.\d{2}\.\d{2}(?![\d.])|(?<![\d.,/])(?!00?/)\d{1,2}/0[1-9](?![\d/.])|(?:19|20)\d{2}-\d{2}-\d{2}`
const CLOCK = String.raw`(?<![\d:])[0-2]?\d:[0-5]\d(?![\d:])`
const INITIALS = String.raw`\p{L}(?:\.\d{1,2}\.\p{L}|\.\p{L})+(?!\p{L})\.?`
/** The zeros of `1-O-O`. */
const ZERO = String.raw`(?<=[\dOo\u041e\u043e½¼]-)[Oo\u041e\u043e](?![\p{L}\d])`
const NUMBER = String.raw`${ZERO}|\d{1,3}(?:[\u00a0\u202f\u2009']\d{3})+(?![\d])|(?<!\d)\d{1,3}(?: 000)+(?![\d.,])|(?<!\d)\d{1,3}(?: \d{3}){2,}(?!\d)|\d{1,3}(?:[.,]\d{3}){2,}(?!\d)|\d+[Oo\u041e\u043e]+(?![\p{L}\d])|\d+[O\u041e]+(?=\p{Ll}{2,3}(?!\p{L}))|\d+(?:[.,·∙⋅]\d+)?|(?<![\d\p{L}])[.,]\d+|[½¼¾⅓⅔⅛]`
const WORD = String.raw`\p{L}[\p{L}\p{M}'’]*`
/** `20..30`, `5 mg...daily`. */
const DOTS = String.raw`(?<=[\p{L}\d])\.{2,}(?=[\p{L}\d])`
const TOKEN = new RegExp(`(${DATE})|(${CLOCK})|(${INITIALS})|(${NUMBER})|(${WORD})|${DOTS}|\\n|[^\\s]`, 'uy')
const SPACE_CODE = 32
const SURROGATES = 0xd800
const SPACE = /\s/
const LETTER = /\p{L}/u
const OF_WORD = /[\p{L}\p{M}'’]/u
/** Characters that may continue a number token: a separator, a group of thousands, a letter used as a zero. */
const GOES_ON = new Set(".,·∙⋅:/-'Oo\u041e\u043e\u00a0\u202f\u2009")
const SIGNS: Readonly<Record<string, string>> = {
  '–': '-',
  '—': '-',
  '−': '-',
  '‑': '-',
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

type Push = (kind: Token['kind'], raw: string, start: number, key: string, number?: NumberText | null) => void

/**
 * Returns the tokens of a line in order. A period after a word or number belongs to it, unless a new sentence follows;
 * then it is a sign.
 */
export function tokenise(line: string, { fold }: Letters): Token[] {
  const tokens: Token[] = []
  const push: Push = (kind, raw, start, key, number = null) => {
    const end = start + raw.length
    tokens.push({ kind, key, raw, start, end, reach: end, glued: tokens.at(-1)?.reach === start, number })
  }
  for (let start = 0; start < line.length;) {
    const plain = endOfPlain(line, start)
    if (plain > start) {
      const raw = line.slice(start, plain)
      if (isDigit(line.charCodeAt(start))) push('number', raw, start, ...numberOf(raw))
      else push('word', raw, start, fold(raw))
      start = plain
    } else {
      TOKEN.lastIndex = start
      const match = TOKEN.exec(line)
      if (match) pushOdd(match, { tokens, line, fold, push })
      start += match?.[0].length ?? 1
    }
  }
  return tokens
}

/**
 * Returns the end of a word or whole number that can't be part of another token. Returns its start if there is none.
 */
function endOfPlain(line: string, start: number): number {
  let end = start
  if (isDigit(line.charCodeAt(start))) {
    if (start > 0 && !isSpace(line, start - 1) && !isLetter(line, start - 1)) return start
    while (end < line.length && isDigit(line.charCodeAt(end))) end += 1
    const isGrouped = line.charCodeAt(end) === SPACE_CODE && isDigit(line.charCodeAt(end + 1))
    return isGrouped || GOES_ON.has(line[end] ?? '') ? start : end
  }
  if (!isLetter(line, start)) return start
  while (end < line.length && isOfWord(line, end)) end += 1
  if (end === start + 1 && line[start - 1] === '-' && GOES_ON.has(line[start] ?? '')) return start
  // A letter and a period are initials. A character outside the usual alphabets may be half of a surrogate pair.
  return (end === start + 1 && line[end] === '.') || line.charCodeAt(end) >= SURROGATES ? start : end
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57
}

function isSpace(line: string, at: number): boolean {
  return line.charCodeAt(at) === SPACE_CODE || SPACE.test(line[at] ?? '')
}

function isLetter(line: string, at: number): boolean {
  const code = line.charCodeAt(at)
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 65 && code <= 90)
  return isCyrillic(code) || LETTER.test(line[at] ?? '')
}

function isOfWord(line: string, at: number): boolean {
  const code = line.charCodeAt(at)
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code === 39
  return isCyrillic(code) || OF_WORD.test(line[at] ?? '')
}

/** Whether a code is in the basic Cyrillic range, which contains only letters. */
function isCyrillic(code: number): boolean {
  return code >= 0x400 && code <= 0x481
}

interface Scan {
  readonly tokens: Token[]
  readonly line: string
  readonly fold: Letters['fold']
  readonly push: Push
}

function pushOdd(match: RegExpExecArray, { tokens, line, fold, push }: Scan): void {
  const [raw, date, clock, initials, number, word] = match
  const start = match.index
  if (date !== undefined || clock !== undefined) push(date === undefined ? 'clock' : 'date', raw, start, raw)
  else if (number !== undefined) push('number', raw, start, ...numberOf(raw))
  else if (initials !== undefined) splitInitials(raw, start, fold, push)
  else if (word !== undefined) push('word', raw, start, fold(raw))
  else if (raw === '.') dot(tokens, line, start, push)
  else {
    const key = raw.startsWith('..') ? '-' : (SIGNS[raw] ?? raw)
    push(key === 'x' ? 'word' : 'sign', raw, start, key)
  }
}

/** Splits initials: `t.i.d.` is one word; `q.8.h.` is a word, a number and a word. */
function splitInitials(raw: string, start: number, fold: Letters['fold'], push: Push): void {
  if (!/\d/.test(raw)) {
    push('word', raw, start, fold(raw.replace(/\.$/, '')))
    return
  }
  for (const { 0: part, index } of raw.matchAll(/\p{L}+|\d+/gu)) {
    if (/\d/.test(part)) push('number', part, start + index, ...numberOf(part))
    else push('word', part, start + index, fold(part))
  }
}

function dot(tokens: Token[], line: string, start: number, push: Push): void {
  const last = tokens.at(-1)
  if (last === undefined) return
  if (last.reach === start) tokens[tokens.length - 1] = changedToken(last, { reach: start + 1 })
  if (isSentenceEnd(line, start) || (last.kind === 'word' && last.raw.length >= LONGER_THAN_ABBREVIATIONS))
    push('sign', '.', start, '.')
}

/** Whether a capital after a period begins a sentence; it doesn't if the entire line is in capitals. */
function isSentenceEnd(line: string, dot: number): boolean {
  const behind = line.slice(dot + 1, dot + 12)
  return /^\s+\p{Lu}\p{Ll}/u.test(behind) || (/^\s+\p{Lu}{3}/u.test(behind) && /\p{Ll}/u.test(line))
}

const knownNumber = remember(readNumber)

/** Returns a key that is the same for equal numbers, however they are written: `0,9` and `0.9`. */
function numberOf(raw: string): [key: string, number: NumberText] {
  const number = knownNumber(raw)
  return [number.value ?? raw, number]
}
