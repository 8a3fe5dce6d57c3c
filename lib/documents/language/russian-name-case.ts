import { getFirstnameGender, getGender, inclineFirstname, inclineMiddlename } from 'lvovich'
import type { GrammaticalCase } from './grammar'
import { isInitials, nameWords, parseName, patronymicGender, surnamePlace, type SurnamePlace } from './person-name'
import { FIRST_NAMES_LIKE_SURNAMES, UNCHANGING_BEFORE_HYPHEN } from './russian-name-exceptions'
import { declineSurname, type PersonGender } from './russian-surnames'

const RUSSIAN = /^[А-ЯЁа-яё][А-ЯЁа-яё'’ .-]*$/
const SURNAME_OF_A_MAN = /(?:[оеё]в|[иы]н|[сц]кий)$/iu
const SURNAME_OF_A_WOMAN = /(?:[оеё]ва|[иы]на|[сц]кая)$/iu

/** Each part of a hyphenated word for itself, but for first parts that never change (Тер-, Бонч-, Жан-). */
function byParts(word: string, declinePart: (part: string) => string): string {
  const parts = word.split('-')
  return parts
    .map((part, at) =>
      at < parts.length - 1 && UNCHANGING_BEFORE_HYPHEN.has(part.toLowerCase()) ? part : declinePart(part),
    )
    .join('-')
}

/** Keeps a name that is written in capitals alone in capitals. */
function keepingCapitals(word: string, decline: (word: string) => string): string {
  if (word.length < 2 || word !== word.toUpperCase()) return decline(word)
  return decline(word.toLowerCase()).toUpperCase()
}

function declineWord(
  word: string,
  role: 'surname' | 'first' | 'patronymic',
  gender: PersonGender,
  grammaticalCase: GrammaticalCase,
): string {
  if (isInitials(word)) return word
  return keepingCapitals(word, (text) => {
    if (role === 'surname') return byParts(text, (part) => declineSurname(part, grammaticalCase, gender))
    if (role === 'first') return byParts(text, (part) => inclineFirstname(part, grammaticalCase, gender))
    return text.includes(' ') ? text : inclineMiddlename(text, grammaticalCase, gender)
  })
}

/** «Станкевич» of «Ольга Станкевич»: it ends as a man's patronymic does, and a woman has none of these. */
function isSurnameLikePatronymic(first: string, second: string): boolean {
  return patronymicGender(second) === 'male' && getFirstnameGender(first) === 'female'
}

/**
 * Where a Russian name has its surname. «Иван Петров» is told from «Петров Иван» where the one word is a known first name and the
 * other a surname by its end.
 */
export function russianSurnamePlace(words: readonly string[]): SurnamePlace {
  const [first = '', second = ''] = words
  if (words.length === 2 && isSurnameLikePatronymic(first, second)) return 'last'
  const told = surnameGender(second) !== null
  const otherwise = surnameGender(first) !== null
  if (words.length === 2 && told && !otherwise && (getFirstnameGender(first) !== null || isInitials(first)))
    return 'last'
  return words.length === 3 && isInitials(first) ? 'last' : surnamePlace(words, 'ru')
}

/** Of a surname by its end; null also for a first name that ends so: «Ирина», «Константин». */
function surnameGender(surname: string): PersonGender | null {
  const last = surname.split('-').at(-1) ?? surname
  if (FIRST_NAMES_LIKE_SURNAMES.has(last.toLowerCase())) return null
  if (SURNAME_OF_A_WOMAN.test(last)) return 'female'
  return SURNAME_OF_A_MAN.test(last) ? 'male' : null
}

function genderOf(surname: string | null, given: readonly string[]): PersonGender | null {
  const patronymic = given.map(patronymicGender).find((gender) => gender !== null)
  if (patronymic !== undefined) return patronymic
  const [first = ''] = given
  if (surname !== null && (first === '' || isInitials(first))) return surnameGender(surname)
  const told = getGender({ first, last: surname })
  if (told === 'male' || told === 'female') return told
  const byFirst = getFirstnameGender(first)
  const bySurname = surname === null ? null : surnameGender(surname)
  if (byFirst !== 'androgynous' && byFirst !== null) return bySurname === null ? byFirst : null
  return bySurname
}

/**
 * A Russian full name in a case: «Иванову Ивану Ивановичу», in the order and the letters in which it was written. The gender
 * comes from the patronymic, else from the first name and the surname, unless it is given. Null where it cannot be told, and
 * for what is no Russian name: other letters, digits, more than four words.
 */
export function declineName(
  text: string,
  grammaticalCase: GrammaticalCase,
  givenGender: PersonGender | null,
): string | null {
  if (!RUSSIAN.test(text.trim())) return null
  const words = nameWords(text)
  if (words.length > 4) return null
  const [only = '', second = ''] = words
  if (words.length === 1) {
    const gender = givenGender ?? surnameGender(only)
    return gender === null || isInitials(only) ? null : declineWord(only, 'surname', gender, grammaticalCase)
  }
  const noSurname =
    words.length === 2 &&
    patronymicGender(second) !== null &&
    surnameGender(only) !== 'male' &&
    !isSurnameLikePatronymic(only, second)
  const place = russianSurnamePlace(words)
  const name = parseName(words, place)
  if (name === null) return null
  const surname = noSurname ? null : name.surname
  const given = noSurname ? words : name.given
  const gender = givenGender ?? genderOf(surname, given)
  if (gender === null) return null
  if (grammaticalCase === 'nominative') return text
  const declined = given.map((word) =>
    declineWord(word, patronymicGender(word) === null ? 'first' : 'patronymic', gender, grammaticalCase),
  )
  if (surname === null) return declined.join(' ')
  const inItsCase = declineWord(surname, 'surname', gender, grammaticalCase)
  return (place === 'first' ? [inItsCase, ...declined] : [...declined, inItsCase]).join(' ')
}
