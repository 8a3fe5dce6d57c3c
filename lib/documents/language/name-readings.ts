import type { DataLanguage } from '../spreadsheets/language'
import { givenName, type PersonGender } from './given-names'
import { areNameWords, isInitials, isOfKnownName, nameWords, patronymicGender, type SurnamePlace } from './person-name'
import { RU_EAST_ASIAN_SURNAMES, RU_ORGANISATION_FORMS } from './ru/name-words'
import { wordSet } from './russian-endings'

/** What a word of a name is. `composed` is an East Asian name after its surname, of which the last word alone declines. */
export type NameRole = 'surname' | 'given' | 'patronymic' | 'composed'

/** One way to understand a name: a role for each word. */
export interface NameReading {
  readonly roles: readonly NameRole[]
  /** By patronymic and given names; null where they tell none. */
  readonly gender: PersonGender | null
}

const eastAsianSurnames = wordSet(RU_EAST_ASIAN_SURNAMES)
const organisationForms = wordSet(RU_ORGANISATION_FORMS)

/** Ends that surnames have and given names hardly ever, by language. */
const SURNAME_ENDS: Readonly<Record<DataLanguage, RegExp>> = {
  ru: /(?:[оеё]ва?|[иы]на?|[сц]к(?:ий|ая)|[ыо]й|ая|[ыи]х|енко|ч?ук|юк|янц?|швили|дзе|еску|яну|ович|евич)$/iu,
  ro: /(?:escu|[ăa]scu|e?anu|aru|oiu|schi|enco|ciuc|[oe]va?|oglo)$/iu,
  en: /(?:son|stein|berg|ovi[cć]h?|[oe]va?|sk[iy])$/iu,
}

/** «фон Браун» is looked up as «Браун». */
function head(word: string): string {
  return word.split(' ').at(-1) ?? word
}

const UNKNOWN_GIVEN = 2
const SURNAME_AS_GIVEN = 4

/**
 * The cost of reading a word as a given name. A listed name costs nothing, one that is usually a surname today a
 * little, any other more, and a word with a surname's ending most.
 */
function costAsGiven(word: string, language: DataLanguage): number {
  if (isInitials(word)) return 0
  if (/^\p{Ll}+ /u.test(word) || patronymicGender(word) !== null) return SURNAME_AS_GIVEN
  const known = givenName(word, language)
  if (known !== null) return known.rare ? 1 : 0
  return SURNAME_ENDS[language].test(word) ? SURNAME_AS_GIVEN : UNKNOWN_GIVEN
}

/**
 * The cost of reading a word as a surname. Many surnames are men's given names («Богдан»), hardly any are women's, and
 * none is a feminine patronymic.
 */
function costAsSurname(word: string, language: DataLanguage): number {
  if (isInitials(word)) return 20
  const patronymic = patronymicGender(word)
  if (patronymic === 'female') return 8
  if (patronymic === 'male' && isOfKnownName(word)) return 3
  const known = givenName(head(word), language)
  if (known !== null && !known.rare) return known.gender === 'male' ? 2 : known.gender === 'female' ? 4 : 3
  return SURNAME_ENDS[language].test(word) || word.includes(' ') ? -1 : 0
}

/** A conflict of what given names and patronymic say of the gender. */
const GENDERS_DIFFER = 6
/** A second word of a surname without a hyphen, as in Spanish names. */
const FURTHER_SURNAME = 1
/** «Иван Мицкевич» without a surname: a patronymic of no name that is known. */
const UNKNOWN_PATRONYMIC = 3
/** English puts the surname last. */
const ENGLISH_SURNAME_FIRST = 3

interface Weighed {
  readonly reading: NameReading
  readonly cost: number
}

/** „Ceban Oxana Ion”: Moldovan papers have the father’s name after the given one. */
const FATHERS_NAME = 1

function hasFathersName(genders: readonly (PersonGender | null)[], language: DataLanguage): boolean {
  return language !== 'en' && genders.length === 2 && genders[0] === 'female' && genders[1] === 'male'
}

/** A block of given names, perhaps with a patronymic at its end, and what it costs. */
function givenBlock(words: readonly string[], language: DataLanguage, isLast = false): Weighed {
  const last = words.at(-1) ?? ''
  const gender = patronymicGender(last)
  const withPatronymic = gender !== null && words.length > 1
  const names = withPatronymic ? words.slice(0, -1) : words
  const genders = names.map((name) => (isInitials(name) ? null : (givenName(name, language)?.gender ?? null)))
  const told = genders.find((each) => each !== null) ?? null
  const differ = genders.some((each) => each !== null && each !== (withPatronymic ? gender : told))
  const roles = words.map((_, at): NameRole => (withPatronymic && at === words.length - 1 ? 'patronymic' : 'given'))
  // Any word before a patronymic is a given name, known or not.
  const most = withPatronymic ? UNKNOWN_GIVEN : Infinity
  const costs = names.map((name) => Math.min(most, costAsGiven(name, language)))
  const conflict = isLast && !withPatronymic && hasFathersName(genders, language) ? FATHERS_NAME : GENDERS_DIFFER
  const cost = costs.reduce((sum, each) => sum + each, differ ? conflict : 0)
  return { reading: { roles, gender: withPatronymic ? gender : told }, cost }
}

function surnameBlock(words: readonly string[], language: DataLanguage): number {
  return words.reduce((sum, word) => sum + costAsSurname(word, language), (words.length - 1) * FURTHER_SURNAME)
}

function* weighed(words: readonly string[], language: DataLanguage, place: SurnamePlace | null): Generator<Weighed> {
  const { length } = words
  const surname = (count: number) => Array.from({ length: count }, (): NameRole => 'surname')
  for (let count = 1; count < length; count++) {
    if (place !== 'last') {
      const given = givenBlock(words.slice(count), language, true)
      const habit = language === 'en' && place === null ? ENGLISH_SURNAME_FIRST : 0
      const roles = [...surname(count), ...given.reading.roles]
      const cost = given.cost + surnameBlock(words.slice(0, count), language) + habit
      yield { reading: { roles, gender: given.reading.gender }, cost }
    }
    if (place !== 'first') {
      const given = givenBlock(words.slice(0, length - count), language)
      const roles = [...given.reading.roles, ...surname(count)]
      const cost = given.cost + surnameBlock(words.slice(length - count), language)
      yield { reading: { roles, gender: given.reading.gender }, cost }
    }
  }
  const whole = givenBlock(words, language)
  if (place === null && length === 2 && whole.reading.roles.includes('patronymic')) {
    const unknown = isOfKnownName(words[1] ?? '') ? 0 : UNKNOWN_PATRONYMIC
    yield { reading: whole.reading, cost: whole.cost + unknown }
  }
}

const SYLLABLES = /[аеёиоуыэюя]/giu

/** «Ким Ир Сен», «Си Цзиньпин»: a known surname before words of one or two syllables that aren't other given names. */
function isEastAsian(words: readonly string[]): boolean {
  const [first = '', ...rest] = words
  if (rest.length === 0 || rest.length > 3 || !eastAsianSurnames.has(first.toLowerCase())) return false
  return rest.every(
    (word) =>
      !isInitials(word) &&
      patronymicGender(word) === null &&
      givenName(word, 'ru') === null &&
      (word.match(SYLLABLES)?.length ?? 0) <= 3,
  )
}

/**
 * Returns the readings of a name with the least cost; one if the order of the parts is known. The evidence is given
 * names, patronymics, endings of surnames, in English the habit; then the `usual` place in its list. Empty if it isn't
 * a person's name.
 */
export function readName(
  words: readonly string[],
  language: DataLanguage,
  place: SurnamePlace | null,
  usual: SurnamePlace | null = null,
): readonly NameReading[] {
  const readings = readingsOf(words, language, place)
  return readings.length > 1 && place === null && usual !== null ? readingsOf(words, language, usual) : readings
}

function readingsOf(
  words: readonly string[],
  language: DataLanguage,
  place: SurnamePlace | null,
): readonly NameReading[] {
  if (!areNameWords(words) || words.some((word) => organisationForms.has(word.toLowerCase()))) return []
  if (words.length === 1) return singleWord(words[0] ?? '', language)
  if (isEastAsian(words) && place !== 'last') {
    return [{ roles: ['surname', ...words.slice(1).map((): NameRole => 'composed')], gender: null }]
  }
  const all = [...weighed(words, language, place)]
  const least = Math.min(...all.map(({ cost }) => cost))
  return all.filter(({ cost }) => cost === least).map(({ reading }) => reading)
}

/** A word alone is a surname, except for a woman's given name; a man's may be either. */
function singleWord(word: string, language: DataLanguage): readonly NameReading[] {
  const known = givenName(word, language)
  const surname: NameReading = { roles: ['surname'], gender: null }
  if (known === null || known.rare) return [surname]
  const given: NameReading = { roles: ['given'], gender: known.gender }
  return known.gender === 'female' ? [given] : [given, surname]
}

/** So many names of a list whose order is known show that of the others. */
const ENOUGH_NAMES = 3
const NAMES_LOOKED_AT = 200

/** Returns where a list of names has its surnames, by those whose order is known and if they agree; null otherwise. */
export function surnamePlaceOf(names: Iterable<string>, language: DataLanguage): SurnamePlace | null {
  const counts = { first: 0, last: 0 }
  let looked = 0
  for (const name of new Set(names)) {
    if (++looked > NAMES_LOOKED_AT) break
    const words = nameWords(name)
    const readings = words.length > 1 ? readName(words, language, null) : []
    if (readings.length === 0 || words.some(isInitials)) continue
    const places = new Set(readings.map(({ roles }) => (roles[0] === 'surname' ? 'first' : 'last')))
    const isKnown = readings.every(({ roles }) => roles.includes('surname') && !roles.includes('composed'))
    if (isKnown && places.size === 1) counts[[...places][0] ?? 'first']++
  }
  if (counts.first >= ENOUGH_NAMES && counts.last === 0) return 'first'
  return counts.last >= ENOUGH_NAMES && counts.first === 0 ? 'last' : null
}
