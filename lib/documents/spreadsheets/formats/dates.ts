import type { LanguageFormats } from '../language'
import type { Section, Token } from './code'

/** A moment as a section shows it. `days` is the serial number, for elapsed time. */
export interface Moment {
  readonly year: number
  readonly month: number
  readonly day: number
  readonly hour: number
  readonly minute: number
  readonly second: number
  readonly millisecond: number
  /** From Sunday, 0. */
  readonly weekday: number
  readonly days: number
}

/** How many digits of a second a section shows, `ss.00`: its moment must be rounded to them beforehand. */
export function secondPlaces(tokens: readonly Token[]): number {
  let places = 0
  for (const [index, token] of tokens.entries()) {
    const before = tokens[index - 1]
    if (token.type !== 'digit') continue
    if (before?.type === 'point' || (places > 0 && before?.type === 'digit')) places += 1
  }
  return Math.min(places, 3)
}

/** The moment under a section for dates or for elapsed time. */
export function renderMoment(moment: Moment, section: Section, formats: LanguageFormats): string {
  const { tokens } = section
  const twelve = tokens.some((token) => token.type === 'date' && token.letter === 'ap')
  const hasDay = tokens.some((token) => token.type === 'date' && token.letter === 'd' && token.length <= 2)
  let subsecond = String(moment.millisecond).padStart(3, '0')
  return tokens
    .map((token, index) => {
      switch (token.type) {
        case 'literal':
          return token.text
        case 'space':
          return ' '
        case 'slash':
          return formats.dateSeparator
        case 'point': {
          return tokens[index + 1]?.type === 'digit' ? formats.decimal : '.'
        }
        case 'digit': {
          const digit = subsecond.charAt(0)
          subsecond = subsecond.slice(1)
          return digit
        }
        case 'elapsed':
          return elapsed(moment, token.letter, token.length)
        case 'date':
          if (token.letter === 'm' && isMinute(tokens, index)) return pad(moment.minute, token.length)
          return datePart(moment, token.letter, token.length, { twelve, hasDay, formats })
        default:
          return ''
      }
    })
    .join('')
}

/** `m` is minutes right after hours or right before seconds (ECMA-376 Part 1 §18.8.31). */
function isMinute(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index]
  if (token?.type !== 'date' || token.length > 2) return false
  return letterBeside(tokens, index, -1) === 'h' || letterBeside(tokens, index, 1) === 's'
}

function letterBeside(tokens: readonly Token[], index: number, step: 1 | -1): string | null {
  for (let at = index + step; at >= 0 && at < tokens.length; at += step) {
    const token = tokens[at]
    if ((token?.type === 'date' && token.letter !== 'ap') || token?.type === 'elapsed') return token.letter
  }
  return null
}

interface Setting {
  readonly twelve: boolean
  readonly hasDay: boolean
  readonly formats: LanguageFormats
}

function datePart(moment: Moment, letter: string, length: number, { twelve, hasDay, formats }: Setting): string {
  switch (letter) {
    case 'y':
      return length <= 2 ? pad(moment.year % 100, 2) : pad(moment.year, 4)
    case 'm':
      return monthPart(moment.month, length, hasDay, formats)
    case 'd':
      if (length <= 2) return pad(moment.day, length)
      return (length === 3 ? formats.weekdaysShort : formats.weekdays)[moment.weekday] ?? ''
    case 'h':
      return pad(twelve ? moment.hour % 12 || 12 : moment.hour, length)
    case 's':
      return pad(moment.second, length)
    default: {
      const half = moment.hour < 12 ? formats.am : formats.pm
      return length === 3 ? half.charAt(0).toUpperCase() : half
    }
  }
}

function monthPart(month: number, length: number, hasDay: boolean, formats: LanguageFormats): string {
  if (length <= 2) return pad(month, length)
  if (length === 3) return formats.monthsShort[month - 1] ?? ''
  const name = (hasDay ? formats.monthsWithDay : formats.months)[month - 1] ?? ''
  return length === 5 ? name.charAt(0).toUpperCase() : name
}

function elapsed(moment: Moment, letter: 'h' | 'm' | 's', length: number): string {
  const hours = Math.floor(moment.days) * 24 + moment.hour
  const minutes = hours * 60 + moment.minute
  const total = letter === 'h' ? hours : letter === 'm' ? minutes : minutes * 60 + moment.second
  return pad(total, length)
}

function pad(value: number, length: number): string {
  return String(value).padStart(Math.min(length, 20), '0')
}
