import { readPosologyNumber, type PosologyNumber } from './readers'
import type { PosologyLanguage } from './types'

/** A word, a sign or a number of a line; `key` is how it is compared: lower case, no diacritics, no full stops. */
export interface Token {
  readonly key: string
  readonly start: number
  readonly end: number
  readonly spaced: boolean
  readonly number: PosologyNumber | null
}

const SPACE = /[\s\u00a0]/
const LETTER = /[\p{L}\p{M}µ]/u
const DOTTED = /(?:\p{L}\.){2,12}(?:\p{L}(?![\p{L}\p{M}]))?/uy
const WORD = /[\p{L}\p{M}µ][\p{L}\p{M}µ'’]*/uy
const DIGIT_TAIL = /\d[\d\p{L}]{0,20}/uy
/** Words that stand right before a number without being part of a name: `q8h`, `x3`, `N20`. */
const BEFORE_NUMBER = /^(?:x|х|n|по)$/
/** `q8h`, `q4-6h`; not «Q10». */
const HOURS_AFTER = /^q\d{1,2}\s?(?:[-–]|[hdwm])/i

/** The comparison key of a word: lower case, one micro sign, Romanian without diacritics, Russian without ё. */
export function wordKey(word: string): string {
  const lower = word
    .normalize('NFC')
    .toLowerCase()
    .replace(/\u03bc/g, 'µ')
  if (!/[^a-z]/.test(lower)) return lower
  return lower
    .replace(/ё/g, 'е')
    .replace(/[à-ɏḀ-ỿ]/g, (letter) => letter.normalize('NFD').replace(/\p{M}/gu, ''))
    .replace(/(?<=.)\./g, '')
}

/** The tokens of a line, in one pass. */
export function tokenise(line: string, language: PosologyLanguage): Token[] {
  const tokens: Token[] = []
  let at = 0
  let spaced = true
  while (at < line.length) {
    const sign = line.charAt(at)
    if (SPACE.test(sign) && sign !== '\n') {
      at += 1
      spaced = true
      continue
    }
    if (sign === '.' && isDotOfHours(line, at, tokens)) {
      at += 1
      continue
    }
    const token = tokenAt(line, at, spaced, language, tokens.at(-1))
    tokens.push(token)
    at = token.end
    spaced = false
  }
  return tokens
}

/** `q.8.h.`, `q.4.d`: the full stops part nothing. */
function isDotOfHours(line: string, at: number, tokens: readonly Token[]): boolean {
  const [before, last] = tokens.slice(-2)
  if ((last ?? before)?.key === 'q') return /\d/.test(line.charAt(at + 1))
  return last !== undefined && last.number !== null && before?.key === 'q' && LETTER.test(line.charAt(at + 1))
}

function tokenAt(
  line: string,
  at: number,
  spaced: boolean,
  language: PosologyLanguage,
  last: Token | undefined,
): Token {
  const sign = line.charAt(at)
  const inWord = last?.end === at && last.number === null && LETTER.test(line.charAt(at - 1))
  const number = readPosologyNumber(line, at, language, inWord)
  if (number) return { key: '', start: at, end: number.end, spaced, number }
  const whole = (end: number): Token => ({ key: wordKey(line.slice(at, end)), start: at, end, spaced, number: null })
  if (!LETTER.test(sign)) return whole(at + 1)
  const dotted = match(DOTTED, line, at)
  if (dotted) return whole(at + dotted.length)
  const word = match(WORD, line, at) ?? sign
  const end = at + word.length
  const tail = match(DIGIT_TAIL, line, end)
  const named =
    tail &&
    !BEFORE_NUMBER.test(wordKey(word)) &&
    !HOURS_AFTER.test(line.slice(at, at + 6)) &&
    (word.length === 1 ? word !== word.toLowerCase() : true)
  const joins = named && (word.length <= 2 ? word === word.toUpperCase() : /^\d+$/.test(tail)) && word.length <= 4
  return whole(joins ? end + tail.length : end)
}

function match(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? null
}
