import { languageFormats, type DataLanguage } from '../../spreadsheets/language'
import type { SheetDate } from '../../spreadsheets/model'
import { monthName, weekdayName } from './format-date'

type DatePiece =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'day' | 'month' | 'year' | 'hour' | 'hour12' | 'minute' | 'second'; readonly length: number }
  | { readonly kind: 'half' }

export interface DatePicture {
  readonly pieces: readonly DatePiece[]
  readonly asksDate: boolean
}

/** Letters of a picture; Word itself takes days and years in capitals, and the Russian Word writes дд.ММ.гггг. */
const LETTERS: ReadonlyMap<string, 'day' | 'month' | 'year' | 'hour' | 'hour12' | 'minute' | 'second'> = new Map([
  ['d', 'day'],
  ['D', 'day'],
  ['д', 'day'],
  ['Д', 'day'],
  ['M', 'month'],
  ['М', 'month'],
  ['y', 'year'],
  ['Y', 'year'],
  ['г', 'year'],
  ['Г', 'year'],
  ['h', 'hour12'],
  ['ч', 'hour12'],
  ['H', 'hour'],
  ['Ч', 'hour'],
  ['m', 'minute'],
  ['м', 'minute'],
  ['s', 'second'],
  ['S', 'second'],
  ['с', 'second'],
])
/** A word in Cyrillic that isn't of signs alone is one: «года», «Дата». */
const PIECE =
  /'([^']*)'|(am\/pm)|(?<!\p{Script=Cyrillic})(?![дмгчс]+(?!\p{Script=Cyrillic}))\p{Script=Cyrillic}+|([dDдД]{1,4}|[MМ]{1,4}|[yY]{4}|[yY]{2}|[гГ]{4}|[гГ]{2}|[hH]{1,2}|[чЧ]{2}|m{1,2}|м{2}|[sS]{1,2}|с{2})|[\s\S]/giu

function pieceOf([whole, quoted, half, token]: RegExpMatchArray): DatePiece[] {
  if (quoted !== undefined) return [{ kind: 'literal', text: quoted }]
  if (half !== undefined) return [{ kind: 'half' }]
  if (token === undefined) return [{ kind: 'literal', text: whole ?? '' }]
  // One small Cyrillic letter alone is the unit behind the minutes.
  const kind = token === 'м' ? undefined : LETTERS.get(token.charAt(0))
  return kind === undefined ? [{ kind: 'literal', text: token }] : [{ kind, length: token.length }]
}

/** A date picture of Word's `\@` switch (ECMA-376 §17.16.4.1); what isn't a sign of a date is printed as it is. Null where nothing is. */
export function parseDatePicture(picture: string): DatePicture | null {
  const pieces = [...picture.matchAll(PIECE)].flatMap(pieceOf)
  const kinds = new Set<string>(pieces.map(({ kind }) => kind))
  if (pieces.every(({ kind }) => kind === 'literal')) return null
  return { pieces, asksDate: ['day', 'month', 'year'].some((kind) => kinds.has(kind)) }
}

/** A date by Word's picture, months and days of the week in the language; a Russian month next to a day in the genitive, also where the day is before the field. */
export function printByDatePicture(
  date: SheetDate,
  { pieces }: DatePicture,
  language: DataLanguage,
  afterDay = false,
): string {
  const formats = languageFormats(language)
  const withDay = afterDay || pieces.some((piece) => piece.kind === 'day' && piece.length < 3)
  return pieces
    .map((piece) => {
      if (piece.kind === 'literal') return piece.text
      if (piece.kind === 'half') return date.hour < 12 ? formats.am : formats.pm
      const { kind, length } = piece
      if (kind === 'day' && length > 2) return weekdayName(date, length, language)
      if (kind === 'month' && length > 2) return monthName(date.month, length, withDay, language)
      if (kind === 'year')
        return String(date.year)
          .padStart(4, '0')
          .slice(length === 2 ? -2 : 0)
      const number = kind === 'hour12' ? date.hour % 12 || 12 : date[kind]
      return String(number).padStart(length, '0')
    })
    .join('')
}
