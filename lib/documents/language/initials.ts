import type { DataLanguage } from '../spreadsheets/language'
import { givenName } from './given-names'
import { toUpper } from './letter-case'
import { readName, type NameReading } from './name-readings'
import { isInitials, nameWords, type SurnamePlace } from './person-name'

const NO_BREAK = '\u00a0'

export interface InitialsStyle {
  /** Whether the initials are before or after the surname; null for the language's habit: before it only in English. */
  readonly place: 'before' | 'after' | null
  /** Where the surname is in the name; null if the name and the language determine that. */
  readonly surname: SurnamePlace | null
  /** Where the other names of its list have theirs, for one that doesn't tell. */
  readonly usual?: SurnamePlace | null
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

function written(
  words: readonly string[],
  { roles }: NameReading,
  language: DataLanguage,
  style: InitialsStyle,
): string | null {
  const surname = words.filter((_, at) => roles[at] === 'surname').join(' ')
  if (surname === '') return null
  const initials = words.filter((_, at) => roles[at] !== 'surname').map((word) => initialOf(word, language))
  const place = style.place ?? (language === 'en' ? 'before' : 'after')
  return (place === 'before' ? [...initials, surname] : [surname, ...initials]).join(NO_BREAK)
}

/**
 * A surname that has its initials already: those before it go after it, or the other way round, where a place is asked for. A given name
 * in full may be no surname, and stays.
 */
function turned(words: readonly string[], language: DataLanguage, { place }: InitialsStyle): string | null {
  const surnames = words.filter((word) => !isInitials(word))
  const [surname = ''] = surnames
  const isFirst = words[0] === surname
  if (place === null || (place === 'after') === isFirst || surnames.length !== 1) return null
  if (givenName(surname, language)?.rare === false || (!isFirst && words.at(-1) !== surname)) return null
  const initials = words.filter(isInitials)
  return (isFirst ? [...initials, surname] : [surname, ...initials]).join(NO_BREAK)
}

const TURNED = /^\p{Lu}[\p{L}\p{M}'’ -]*,\s*\p{Lu}[\p{L}\p{M}'’. -]*$/u

/**
 * Returns a full name as surname and initials with no-break spaces: «Иванов И. И.», «И. И. Иванов». A single word stays unchanged;
 * initials that a name already has are put where they are asked for. `unknown` if it isn't a person's name, and if the surname isn't
 * known. `original` is the name before it was declined, word by word: it determines the order.
 */
export function withInitials(
  text: string,
  language: DataLanguage,
  style: InitialsStyle,
  original = text,
): { readonly text: string } | { readonly unknown: 'order' | 'name' } {
  // «Smith, John»: a comma follows a surname that comes first.
  const isTurned = TURNED.test(text.trim())
  const words = nameWords(isTurned ? text.replace(',', ' ') : text)
  if (words.length < 2) return { text }
  if (words.some(isInitials)) return { text: turned(words, language, style) ?? text }
  const plain = nameWords(isTurned ? original.replace(',', ' ') : original)
  const readings = readName(
    plain.length === words.length ? plain : words,
    language,
    isTurned ? 'first' : style.surname,
    style.usual,
  )
  if (readings.length === 0) return { unknown: 'name' }
  const outcomes = new Set(readings.map((reading) => written(words, reading, language, style)))
  const [only] = outcomes
  return outcomes.size === 1 && only !== undefined && only !== null ? { text: only } : { unknown: 'order' }
}
