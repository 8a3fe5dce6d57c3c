import { givenName, type PersonGender } from './given-names'
import type { GrammaticalCase } from './grammar'
import { readName, type NameReading } from './name-readings'
import { isInitials, nameWords, type SurnamePlace } from './person-name'
import { keepingCapitals } from './russian-endings'
import { declineGivenName, declinePatronymic } from './russian-given-names'
import { declineSurname, surnameGender } from './russian-surnames'

const RUSSIAN = /^[А-ЯЁа-яё][А-ЯЁа-яё'’ .\u00a0\u202f-]*$/u
/** «Да», «Та»: of two letters and yet declining, a word alone is hardly a surname. */
const TOO_SHORT = /^[А-ЯЁ][ая]$/iu

/** A declined name, or why it stays unchanged: its gender or the order of its words isn't known, or it isn't a name. */
export type NameInCase = { readonly text: string } | { readonly unknown: 'gender' | 'order' | 'name' }

function declineWord(
  word: string,
  role: NameReading['roles'][number],
  gender: PersonGender,
  grammaticalCase: GrammaticalCase,
): string | null {
  if (isInitials(word)) return word
  const particle = role === 'surname' ? (/^(?:\p{Ll}+ )+/u.exec(word)?.[0] ?? '') : ''
  const declined = keepingCapitals(word.slice(particle.length), (text) => {
    if (role === 'patronymic') return declinePatronymic(text, grammaticalCase, gender)
    return role === 'given'
      ? declineGivenName(text, grammaticalCase, gender)
      : declineSurname(text, grammaticalCase, gender)
  })
  return declined === null ? null : particle + declined
}

function inCaseOf(
  words: readonly string[],
  { roles }: NameReading,
  gender: PersonGender,
  grammaticalCase: GrammaticalCase,
): string | null {
  const isComposed = roles.includes('composed')
  const declined = words.map((word, at) => {
    if (isComposed && at < words.length - 1) return word
    return declineWord(word, roles[at] ?? 'surname', gender, grammaticalCase)
  })
  return declined.includes(null) ? null : declined.join(' ')
}

/** The genders that a name may have: the given one, else what patronymic, given name or surname tells, else both. */
function gendersOf(
  words: readonly string[],
  { roles, gender }: NameReading,
  given: PersonGender | null,
): readonly PersonGender[] {
  const told = given ?? gender
  if (told !== null) return [told]
  const surnames = words.filter((word, at) => roles[at] === 'surname' && !isInitials(word))
  const bySurname = surnames.map((word) => surnameGender(word.split(' ').at(-1) ?? word)).find((each) => each !== null)
  return bySurname === undefined || bySurname === null ? ['male', 'female'] : [bySurname]
}

/** Returns readings that the given gender allows; all where none does. */
function allowed(readings: readonly NameReading[], given: PersonGender | null): readonly NameReading[] {
  const fitting = readings.filter(({ gender }) => given === null || gender === null || gender === given)
  return fitting.length === 0 ? readings : fitting
}

/**
 * Returns a Russian full name in a case, «Иванову Ивану Ивановичу», in the order and the letters in which it is written. The gender
 * comes from the patronymic, else from the given name, else from the surname, unless it is given. Where order or gender is not
 * known the name declines only if that makes no difference («Шевченко А. В.»); otherwise the answer is what is not known.
 */
export function declineName(
  text: string,
  grammaticalCase: GrammaticalCase,
  givenGender: PersonGender | null,
  usual: SurnamePlace | null = null,
): NameInCase {
  const words = RUSSIAN.test(text.trim()) ? nameWords(text) : []
  const readings = allowed(readName(words, 'ru', null, usual), givenGender)
  if (readings.length === 0 || !isSureName(words, readings) || isDeclined(words, readings)) return { unknown: 'name' }
  const results = readings.map((reading) =>
    gendersOf(words, reading, givenGender).map((gender) => inCaseOf(words, reading, gender, grammaticalCase)),
  )
  const outcomes = new Set(results.flat())
  const [only] = outcomes
  if (outcomes.size === 1 && only !== undefined && only !== null) return { text: only }
  const isOrder = results.every((each) => new Set(each).size === 1) && readings.length > 1
  return { unknown: outcomes.has(null) && outcomes.size === 1 ? 'name' : isOrder ? 'order' : 'gender' }
}

/** «Иванову Ивану» is declined already: «Ивану» isn't a given name, «Иван» is one. */
function isDeclined(words: readonly string[], readings: readonly NameReading[]): boolean {
  return words.some((word, at) => {
    if (!/[уюаяеом]$/iu.test(word) || givenName(word, 'ru') !== null) return false
    if (!readings.some(({ roles }) => roles[at] === 'given')) return false
    const stem = word.replace(/(?:[ое]м|[аеуюя])$/iu, '')
    return ['', 'й', 'ь'].some((end) => givenName(stem + end, 'ru') !== null)
  })
}

/** Words in small letters, and one of two letters, may be anything: «нет», «да», «по списку». */
function isSureName(words: readonly string[], readings: readonly NameReading[]): boolean {
  if (words.length === 1 && TOO_SHORT.test(words[0] ?? '')) return false
  if (words.some((word) => word !== word.toLowerCase())) return true
  if (words.length === 1) return false
  return readings.some(({ gender }) => gender !== null) || words.some((word) => surnameGender(word) !== null)
}
