import { inclineLastname } from 'lvovich'
import { CASES, type GrammaticalCase } from './grammar'
import { MALE_SURNAMES, STRESSED_AFTER_HUSHING, UNCHANGING, UNSTRESSED_ACH } from './russian-name-exceptions'

export type PersonGender = 'male' | 'female'

const CONSONANT_END = /[бвгджзйклмнпрстфхцчшщь]$/iu
/** Surnames that were once a genitive plural, «из Черных», do not change. */
const OLD_GENITIVE = /[ыи]х$/iu
/** «Кузнец», «мудрец»: after two consonants the е cannot go. */
const VOWEL_STAYS = /[бвгджзклмнпрстфхцчшщ]{2}ец$/iu
/** «Грец», «Пэн», «Шин»: a surname of one syllable, mostly foreign. */
const ONE_SYLLABLE = /^[^аеёиоуыэюя]*[аеёиоуыэюя][^аеёиоуыэюя]*$/iu

function byEndings(stem: string, endings: string, grammaticalCase: GrammaticalCase): string {
  return stem + (endings.split(' ')[CASES.indexOf(grammaticalCase) - 1] ?? '')
}

/** A noun of the second declension by its end alone. */
function asNoun(surname: string, grammaticalCase: GrammaticalCase): string {
  if (/[ьй]$/iu.test(surname)) return byEndings(surname.slice(0, -1), 'я ю я ем е', grammaticalCase)
  return byEndings(surname, /[жшчщц]$/iu.test(surname) ? 'а у а ем е' : 'а у а ом е', grammaticalCase)
}

/** What the library has wrong, by the table and by rules; null where it is to be asked. */
function corrected(surname: string, grammaticalCase: GrammaticalCase): string | null {
  const lower = surname.toLowerCase()
  const known = MALE_SURNAMES.get(lower)
  if (known !== undefined) return byEndings(surname.slice(0, 1) + known[0].slice(1), known[1], grammaticalCase)
  // «Рой», «Кий» are nouns, whatever their end looks like; «горячий» is an adjective.
  if (/[ои]й$/u.test(lower) && ONE_SYLLABLE.test(lower)) return asNoun(surname, grammaticalCase)
  if (/[чщ]ий$/u.test(lower)) return byEndings(surname.slice(0, -2), 'его ему его им ем', grammaticalCase)
  if (/[аеёоуыэюя]ец$/u.test(lower)) return byEndings(`${surname.slice(0, -2)}йц`, 'а у а ем е', grammaticalCase)
  if (lower.endsWith('ец') && ONE_SYLLABLE.test(lower)) return asNoun(surname, grammaticalCase)
  if (VOWEL_STAYS.test(lower)) return byEndings(surname, 'а у а ом е', grammaticalCase)
  if (grammaticalCase !== 'instrumental') return null
  if (lower.endsWith('ач') && !UNSTRESSED_ACH.has(lower)) return `${surname}ом`
  return /[иыэе]н$/u.test(lower) && ONE_SYLLABLE.test(lower) ? `${surname}ом` : null
}

function declineOfMan(surname: string, grammaticalCase: GrammaticalCase): string {
  const known = corrected(surname, grammaticalCase)
  if (known !== null) return known
  const declined = inclineLastname(surname, grammaticalCase, 'male')
  if (declined === surname)
    return CONSONANT_END.test(surname) && !OLD_GENITIVE.test(surname) ? asNoun(surname, grammaticalCase) : surname
  // «Стрельца» and «Лихим», where the library has «Стрелца» and «Лихым».
  return /лец$/iu.test(surname)
    ? declined.replace(/лц(?=[а-я]+$)/u, 'льц')
    : declined.replace(/(?<=[гкхжшчщ])ым$/u, 'им')
}

/**
 * One part of a Russian surname in a case, nominative excepted. A woman's surname in a consonant, й or ь does not change, a man's
 * does; those in -о, -е, -и, -у, -ых, -их never do (Розенталь, § 149).
 */
export function declineSurname(surname: string, grammaticalCase: GrammaticalCase, gender: PersonGender): string {
  const lower = surname.toLowerCase()
  if (UNCHANGING.has(lower)) return surname
  if (grammaticalCase === 'instrumental' && /[жшчщ]а$/u.test(lower) && !STRESSED_AFTER_HUSHING.has(lower))
    return `${surname.slice(0, -1)}ей`
  if (gender === 'male') return declineOfMan(surname, grammaticalCase)
  return CONSONANT_END.test(surname) ? surname : inclineLastname(surname, grammaticalCase, 'female')
}
