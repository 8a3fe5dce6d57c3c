import type { PersonGender } from './given-names'
import { CASES, type GrammaticalCase } from './grammar'
import { GIVEN_NAMES_BY_FORMS, UNCERTAIN_GIVEN_NAMES } from './ru/given-name-forms'
import { declineBy, FEMININE_RULES, MASCULINE_RULES, wordSet } from './russian-endings'
import { declineParts } from './russian-surnames'

const uncertain = wordSet(UNCERTAIN_GIVEN_NAMES)
const byForms: ReadonlyMap<string, readonly string[]> = new Map(
  GIVEN_NAMES_BY_FORMS.trim()
    .split('\n')
    .map((line): [string, readonly string[]] => {
      const [name = '', ...forms] = line.trim().split(/\s+/)
      return [name, forms]
    }),
)

function declinePart(part: string, grammaticalCase: GrammaticalCase, gender: PersonGender): string | null {
  const lower = part.toLowerCase()
  if (uncertain.has(lower)) return null
  const forms = byForms.get(lower)
  if (forms !== undefined) {
    const form = forms[CASES.indexOf(grammaticalCase) - 1]
    return form === undefined ? part : part.slice(0, 1) + form.slice(1)
  }
  // «Марко», «Джованни», «Георге»; «Леа», «Мариа».
  if (/(?:[оеёиуюыэ]|[аеёиоуыэюя]а)$/u.test(lower)) return part
  if (/[ая]$/u.test(lower)) return declineBy(FEMININE_RULES, part, grammaticalCase)
  if (gender === 'female') return lower.endsWith('ь') ? declineBy(FEMININE_RULES, part, grammaticalCase) : part
  // The vowel of given names stays: «Марека», «Отца» isn't a name.
  const rules = /[оеё](?:к|ц)$/u.test(lower) ? MASCULINE_RULES.slice(-1) : MASCULINE_RULES
  return declineBy(rules, part, grammaticalCase)
}

/**
 * Returns a given name in a case (Розенталь, § 150): men's in a consonant and all in -а, -я, -ь decline, women's in a hard consonant
 * and all in other vowels don't. Null where it can't be known.
 */
export function declineGivenName(name: string, grammaticalCase: GrammaticalCase, gender: PersonGender): string | null {
  if (grammaticalCase === 'nominative') return name
  return declineParts(name, (part) => declinePart(part, grammaticalCase, gender))
}

const STRESSED_PATRONYMIC = /(?:^|[^оеё])(?:ильич|лукич|фомич|кузьмич)$/iu

/** Returns a patronymic in a case; «Гасан оглы» and the like stay. */
export function declinePatronymic(patronymic: string, grammaticalCase: GrammaticalCase, gender: PersonGender): string {
  if (grammaticalCase === 'nominative' || patronymic.includes(' ')) return patronymic
  const endings =
    gender === 'female' ? 'ы е у ой е' : STRESSED_PATRONYMIC.test(patronymic) ? 'а у а ом е' : 'а у а ем е'
  const stem = gender === 'female' ? patronymic.slice(0, -1) : patronymic
  return stem + (endings.split(' ')[CASES.indexOf(grammaticalCase) - 1] ?? '')
}
