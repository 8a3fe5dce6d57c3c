import type { DataLanguage } from '../spreadsheets/language'

const LOCALES: Readonly<Record<DataLanguage, string>> = { en: 'en-US', ru: 'ru-RU', ro: 'ro-RO' }

/** In capitals, by the rules of the language. */
export function toUpper(text: string, language: DataLanguage): string {
  return text.toLocaleUpperCase(LOCALES[language])
}

/** In small letters, by the rules of the language. */
export function toLower(text: string, language: DataLanguage): string {
  return text.toLocaleLowerCase(LOCALES[language])
}

/** The text with its first letter a capital, quotation marks and the like before it passed over; no letter behind a number, of a unit. */
export function capitalise(text: string, language: DataLanguage): string {
  return text.replace(/^[^\p{L}\p{N}]*\p{L}/u, (start) => toUpper(start, language))
}

const WORDS = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}[\p{L}\p{M}]*)*/gu

/** Each word with a capital and small letters after it: «ИВАНОВ ИВАН» is «Иванов Иван». */
export function titleCase(text: string, language: DataLanguage): string {
  return text.replace(WORDS, (word) => capitalise(toLower(word, language), language))
}

/** Each word with a capital, the other letters as they are. */
export function capitaliseWords(text: string, language: DataLanguage): string {
  return text.replace(WORDS, (word) => capitalise(word, language))
}
