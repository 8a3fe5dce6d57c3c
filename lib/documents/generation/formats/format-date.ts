import { languageFormats, type DataLanguage } from '../../spreadsheets/language'
import { parseLocalDate } from '../../spreadsheets/date'
import type { SheetDate } from '../../spreadsheets/model'

type Part = 'day' | 'weekday' | 'month' | 'month-alone' | 'year' | 'hour' | 'minute' | 'second' | 'month-or-minute'

interface DateToken {
  readonly part: Part
  readonly length: number
}

/**
 * The words of a date pattern, in the letters that Word, Excel and moment.js use, and in Excel's Russian and Romanian ones.
 * A lone «г» is not among them: in «D MMMM YYYY г.» it is the word.
 */
const TOKENS: ReadonlyMap<string, DateToken> = new Map(
  (
    [
      ['day', 'D DD d dd Д ДД дд z zz Z ZZ'],
      ['weekday', 'ddd dddd DDD DDDD ддд дддд ДДД ДДДД zzz zzzz ZZZ ZZZZ'],
      ['month', 'M MM MMM MMMM mmm mmmm М ММ МММ ММММ ммм мммм l ll lll llll L LL LLL'],
      // CLDR's sign of a month that is alone; in Romanian it is the same month.
      ['month-alone', 'LLLL'],
      ['year', 'YY YYYY yy yyyy ГГ ГГГГ гг гггг aa aaaa AA AAAA'],
      ['hour', 'H HH h hh Ч ЧЧ чч'],
      ['month-or-minute', 'm mm мм'],
      ['second', 's ss S SS СС сс'],
    ] as const
  ).flatMap(([part, words]) =>
    words.split(' ').map((word): [string, DateToken] => [word, { part, length: word.length }]),
  ),
)

type Piece = DateToken | string

/** A run of letters as a token, as tokens without anything between (`YYYYMMDD`), or as a word to be printed. */
function pieceOf(word: string): Piece[] {
  const whole = TOKENS.get(word)
  if (whole !== undefined) return [whole]
  const runs = word.match(/(.)\1*/gu) ?? []
  const tokens = runs.map((run) => (run.length > 1 ? TOKENS.get(run) : undefined))
  return tokens.every((token) => token !== undefined) ? tokens : [word]
}

function parsePattern(pattern: string): Piece[] {
  const pieces: Piece[] = []
  for (const [whole, quoted, bracketed, word] of pattern.matchAll(
    /'([^']*)'|\[([^\]]*)\]|(\p{L}+)|[^\p{L}'[]+|['[]/gu,
  )) {
    if (word !== undefined) pieces.push(...pieceOf(word))
    else pieces.push(quoted ?? bracketed ?? whole)
  }
  return pieces
}

/** A small m is a minute next to hours or seconds and a month otherwise, as in Excel. */
function settleMinutes(pieces: readonly Piece[]): Piece[] {
  const parts = pieces.flatMap((piece) => (typeof piece === 'string' ? [] : [piece.part]))
  let at = -1
  return pieces.map((piece) => {
    if (typeof piece === 'string') return piece
    at++
    if (piece.part !== 'month-or-minute') return piece
    const minute = parts[at - 1] === 'hour' || parts[at + 1] === 'second'
    return { part: minute ? 'minute' : 'month', length: piece.length }
  })
}

/** Patterns come from templates, a few for thousands of rows; the memory is emptied before strangers' patterns could fill it. */
const MOST_REMEMBERED = 200
const remembered = new Map<string, readonly Piece[]>()

function piecesOf(pattern: string): readonly Piece[] {
  const known = remembered.get(pattern)
  if (known !== undefined) return known
  const pieces = settleMinutes(parsePattern(pattern))
  if (remembered.size >= MOST_REMEMBERED) remembered.clear()
  remembered.set(pattern, pieces)
  return pieces
}

/** The day of the week, 0 for Sunday. */
export function weekdayOf({ year, month, day }: SheetDate): number {
  const date = new Date(0)
  // Date.UTC would take the years 0 to 99 for 1900 to 1999.
  date.setUTCFullYear(year, month - 1, day)
  return date.getUTCDay()
}

/** The day of the week, in its short form for a length of three letters. */
export function weekdayName(date: SheetDate, length: number, language: DataLanguage): string {
  const { weekdays, weekdaysShort } = languageFormats(language)
  return inText((length === 3 ? weekdaysShort : weekdays)[weekdayOf(date)] ?? '', language)
}

/** The name of a month as texts have it, in three letters or whole; next to a day in its own form («21 мая»). */
export function monthName(month: number, length: number, withDay: boolean, language: DataLanguage): string {
  const { months, monthsWithDay, monthsShort, monthsShortWithDay } = languageFormats(language)
  const names = length === 3 ? (withDay ? monthsShortWithDay : monthsShort) : withDay ? monthsWithDay : months
  return inText(names[month - 1] ?? '', language)
}

/** Months and days have capitals in English alone. */
function inText(name: string, language: DataLanguage): string {
  return language === 'en' ? name : name.toLowerCase()
}

const DATE_PARTS: ReadonlySet<string> = new Set(['day', 'weekday', 'month', 'month-alone', 'year'])

/** Which parts of a date a pattern asks for: `day` for a date, `time` for a time of day. */
export function patternAsks(pattern: string): { date: boolean; time: boolean } {
  const parts = piecesOf(pattern).map((piece) => (typeof piece === 'string' ? 'text' : piece.part))
  return {
    date: parts.some((part) => DATE_PARTS.has(part)),
    time: parts.some((part) => part === 'hour' || part === 'minute' || part === 'second'),
  }
}

/**
 * A date by a pattern such as `D MMMM YYYY`, `DD.MM.YY`, `ДД.ММ.ГГГГ`, `zz.ll.aaaa`, `HH:mm`; words that aren't part of a
 * date stay (`afterDay` where the day is before it), and so does all in 'single quotes' or [brackets]. A Russian month next to a day is in the genitive, except for `LLLL`;
 * Russian and Romanian months and days of the week have small letters (CLDR 46).
 */
export function formatDate(date: SheetDate, pattern: string, language: DataLanguage, afterDay = false): string {
  const pieces = piecesOf(pattern)
  const withDay = afterDay || pieces.some((piece) => typeof piece !== 'string' && piece.part === 'day')
  const numbers = { day: date.day, month: date.month, hour: date.hour, minute: date.minute, second: date.second }
  return pieces
    .map((piece) => {
      if (typeof piece === 'string') return piece
      const { part, length } = piece
      if (part === 'month-or-minute') return ''
      if (part === 'year')
        return String(date.year)
          .padStart(4, '0')
          .slice(length === 2 ? -2 : 0)
      if (part === 'weekday') return weekdayName(date, length, language)
      if (part === 'month-alone') return monthName(date.month, length, false, language)
      if (part === 'month' && length > 2) return monthName(date.month, length, withDay, language)
      return String(numbers[part]).padStart(length, '0')
    })
    .join('')
}

/**
 * The day that a text says beyond doubt: `2026-11-21`, `21.11.2026`, `21.11.26`, `21/11/2026` where no month could be meant by the first
 * number. Null for anything else, for a day that no calendar has, and for a year of two digits that may be of either century: a birth
 * in 1945, a term that ends in 2045.
 */
export function dateOf(text: string): SheetDate | null {
  const iso = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})\s*$/.exec(text)
  const dotted = /^\s*(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})\s*$/.exec(text)
  const slashed = /^\s*(\d{1,2})\/(\d{1,2})\/(\d{4})\s*$/.exec(text)
  if (iso !== null) return checkedDay(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  if (dotted !== null) {
    const year = wholeYear(Number(dotted[3]))
    return year === null ? null : checkedDay(year, Number(dotted[2]), Number(dotted[1]))
  }
  if (slashed === null) return writtenDate(text)
  const [first, second, year] = [Number(slashed[1]), Number(slashed[2]), Number(slashed[3])]
  if (first !== second && first <= 12 && second <= 12) return null
  return first > 12 ? checkedDay(year, second, first) : checkedDay(year, first, second)
}

/** A date with its month in letters, or with a time: `5 ноября 2026 г.`. */
function writtenDate(text: string): SheetDate | null {
  const date = parseLocalDate(text, 'en')
  return typeof date === 'object' ? date : null
}

/** Excel and Word take two digits below 30 for this century, and the others for the last one; those up to 59 are in doubt. */
function wholeYear(year: number): number | null {
  if (year >= 100) return year
  if (year < 30) return 2000 + year
  return year < 60 ? null : 1900 + year
}

function checkedDay(year: number, month: number, day: number): SheetDate | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  if (date.getUTCFullYear() !== year || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null
  return { kind: 'date', year, month, day, hour: 0, minute: 0, second: 0, hasDate: true, hasTime: false }
}
