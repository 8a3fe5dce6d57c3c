import type { DataLanguage } from '../spreadsheets/language'
import { toUpper } from './letter-case'
import { isInitials, nameWords, parseName, surnamePlace, type SurnamePlace } from './person-name'
import { russianSurnamePlace } from './russian-name-case'

const NO_BREAK = '\u00a0'

export interface InitialsStyle {
  /** Whether the initials stand before the surname or after it; null for the language's habit: before it in English alone. */
  readonly place: 'before' | 'after' | null
  /** Where the name itself has its surname; null where that is to be told from the name and the language. */
  readonly surname: SurnamePlace | null
}

/** «Жан-Пьер» is «Ж.-П.», «Гасан оглы» «Г. оглы». */
function initialOf(name: string, language: DataLanguage): string {
  if (isInitials(name)) return name.endsWith('.') ? name : `${name}.`
  const [word = '', ...filiation] = name.split(' ')
  const letters = word.split('-').map((part) => {
    const first = /^\p{L}\p{M}*/u.exec(part)?.[0] ?? ''
    return first === '' ? '' : `${toUpper(first, language)}.`
  })
  return [letters.filter((letter) => letter !== '').join('-'), ...filiation].join(NO_BREAK)
}

/**
 * A full name as surname and initials with no-break spaces: «Иванов И. И.», «И. И. Иванов». A name of one word, and one that
 * has initials already, stays as it is. Null for what is no person's name: five words, digits.
 */
export function withInitials(text: string, language: DataLanguage, style: InitialsStyle): string | null {
  const words = nameWords(text)
  if (words.length < 2 || words.some(isInitials)) return text
  const told = language === 'ru' ? russianSurnamePlace(words) : surnamePlace(words, language)
  const name = parseName(words, style.surname ?? told)
  if (name === null) return null
  const initials = name.given.map((given) => initialOf(given, language))
  const place = style.place ?? (language === 'en' ? 'before' : 'after')
  return (place === 'before' ? [...initials, name.surname] : [name.surname, ...initials]).join(NO_BREAK)
}
