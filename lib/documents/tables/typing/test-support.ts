import { expect } from '@jest/globals'
import { formatCell } from '../../spreadsheets/format'
import type { CellTyping } from '../model'

/** A text with one kind of space and one kind of minus. */
function plain(text: string): string {
  return text.replace(/[\u00a0\u202f\u2009]/g, ' ').replace(/^[\u2212\u2011\u2013]/, '-')
}

/** The same with one sign for all that parts digits, which each language's program writes its own way. */
function withoutMarks(text: string): string {
  return plain(text).replace(/ ?%$/, '%').replace(/[ .,]/g, '_')
}

/** Expects that a typed cell shows the source's text by its own format in a program of any of the languages. */
export function expectShown(source: string, { type, value, numFmt }: CellTyping): void {
  for (const language of ['en', 'ru', 'ro'] as const) {
    if (type === 'number' || type === 'percent') {
      expect(withoutMarks(formatCell(Number(value), numFmt, language))).toBe(withoutMarks(source))
    } else if (type === 'date' && typeof value === 'object') {
      expect(formatCell(value, numFmt, language)).toBe(plain(source))
    }
  }
}

/** A decimal text's digits without its mark, its sign and the zeros at its ends. */
export function significant(value: string): string {
  return value.replace(/\D/g, '').replace(/^0+|0+$/g, '')
}
