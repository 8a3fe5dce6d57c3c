import { formatCell } from '../../../spreadsheets/format'
import type { CellTyping } from '../../model'

/** A text with one kind of space and one kind of minus. */
function plain(text: string): string {
  return text.replace(/[\u00a0\u202f\u2009]/g, ' ').replace(/^[\u2212\u2011\u2013]/, '-')
}

/** The same with one sign for all that parts digits, which each language's program writes its own way. */
function withoutMarks(text: string): string {
  return plain(text).replace(/ ?%$/, '%').replace(/[ .,]/g, '_')
}

/** What a typed cell shows by its own format in a program of each language, where that is not the source's text. */
export function shownOtherwise(source: string, { type, value, numFmt }: CellTyping): string[] {
  return (['en', 'ru', 'ro'] as const).flatMap((language) => {
    if (type === 'number' || type === 'percent') {
      const shown = formatCell(Number(value), numFmt, language)
      return withoutMarks(shown) === withoutMarks(source) ? [] : [shown]
    }
    if (type !== 'date' || typeof value !== 'object') return []
    const shown = formatCell(value, numFmt, language)
    return shown === plain(source) ? [] : [shown]
  })
}
