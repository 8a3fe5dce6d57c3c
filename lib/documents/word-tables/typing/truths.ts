import { type DataLanguage, languageFormats } from '../../spreadsheets/language'
import type { CellTyping } from '../model'

const LANGUAGES = ['en', 'ru', 'ro'] as const

/**
 * A truth as a spreadsheet in the data's language itself shows it: TRUE, ИСТИНА, ADEVĂRAT. «Да», a tick or ☒ would no more be shown
 * as they are written, and stay texts.
 */
export function readTruth(text: string, language: DataLanguage): boolean | null {
  if (text.length > 8) return null
  const { yes, no } = languageFormats(language)
  const upper = text.toUpperCase()
  return upper === yes ? true : upper === no ? false : null
}

/** Whether a text is a truth in any of the languages. */
export function isTruth(text: string): boolean {
  return LANGUAGES.some((language) => readTruth(text, language) !== null)
}

/** A cell that says yes or no. */
export function truthTyping(value: boolean): CellTyping {
  return { type: 'boolean', value, numFmt: null, quotePrefix: false }
}
