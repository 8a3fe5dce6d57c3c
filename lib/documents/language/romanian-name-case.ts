import type { PersonGender } from './given-names'
import type { GrammaticalCase } from './grammar'
import { readName, type NameReading } from './name-readings'
import { COURTESY_TITLES } from './ro/courtesy-titles'
import { isInitials, nameWords, type SurnamePlace } from './person-name'
import type { NameInCase } from './russian-name-case'

const LATIN = /^[\p{Script=Latin}'’ .\u00a0\u202f-]+$/u

export interface RomanianNameRule {
  /** A woman's given name and its genitive-dative. */
  readonly example: readonly [name: string, genitive: string]
  readonly end: RegExp
  readonly replacement: string
}

/** The genitive-dative of women's given names (DOOM3; Gramatica limbii române, 2008, I). The first rule that fits decides. */
export const ROMANIAN_WOMEN_RULES: readonly RomanianNameRule[] = [
  { example: ['Andreea', 'Andreei'], end: /ea$/u, replacement: 'ei' },
  { example: ['Maria', 'Mariei'], end: /ia$/u, replacement: 'iei' },
  { example: ['Anca', 'Ancăi'], end: /ca$/u, replacement: 'căi' },
  { example: ['Olga', 'Olgăi'], end: /ga$/u, replacement: 'găi' },
  { example: ['Elena', 'Elenei'], end: /a$/u, replacement: 'ei' },
  { example: ['Beatrice', 'Beatricei'], end: /ce$/u, replacement: 'cei' },
]

function womanInGenitive(name: string): string | null {
  if (name.includes('-')) return null
  const rule = ROMANIAN_WOMEN_RULES.find(({ end }) => end.test(name.toLowerCase()))
  if (rule === undefined) return null
  const capitals = name === name.toUpperCase() && name.length > 1
  const declined = name.toLowerCase().replace(rule.end, rule.replacement)
  return capitals ? declined.toUpperCase() : name.slice(0, 1) + declined.slice(1)
}

function inGenitive(words: readonly string[], { roles }: NameReading, gender: PersonGender): string | null {
  if (gender === 'male') return `lui ${words.join(' ')}`
  const given = roles.flatMap((role, at) => (role === 'given' ? [at] : []))
  // Of two given names, and of a surname or initials alone, usage is divided: «lui», «Mariei Elena», «Mariei Elenei».
  const [only] = given
  const name = only === undefined ? undefined : words[only]
  if (given.length !== 1 || name === undefined || isInitials(name)) return null
  // „Lui Carmen”, „lui Lili”: a name without an ending of the feminine has the article before it.
  if (/[^aăeAĂE]$/u.test(name) && !name.includes('-')) return `lui ${words.join(' ')}`
  const declined = womanInGenitive(name)
  return declined === null ? null : words.map((word, at) => (at === only ? declined : word)).join(' ')
}

/** Returns a name after a noun of address, which takes the ending in its place; null if the first word is no such noun. */
function afterTitle([first = '', ...rest]: readonly string[]): string | null {
  const title = COURTESY_TITLES.get(first.toLowerCase())
  if (title === undefined || rest.length === 0) return null
  const isCapitalized = first.slice(0, 1) !== first.slice(0, 1).toLowerCase()
  const shown =
    first === first.toUpperCase()
      ? title.toUpperCase()
      : isCapitalized
        ? title.slice(0, 1).toUpperCase() + title.slice(1)
        : title
  return [shown, ...rest].join(' ')
}

/**
 * Returns a name in a Romanian case: nominative and accusative are as written; the genitive and dative of a man have «lui», of a woman
 * an ending on the given name («Mariei Popescu»). Null for a case that Romanian hasn't; otherwise what isn't known.
 */
export function declineRomanianName(
  text: string,
  grammaticalCase: GrammaticalCase,
  givenGender: PersonGender | null,
  usual: SurnamePlace | null = null,
): NameInCase | null {
  if (grammaticalCase === 'nominative' || grammaticalCase === 'accusative') return { text }
  if (grammaticalCase !== 'genitive' && grammaticalCase !== 'dative') return null
  const words = LATIN.test(text.trim()) ? nameWords(text) : []
  if (words.every((word) => word === word.toLowerCase())) return { unknown: 'name' }
  const titled = afterTitle(words)
  if (titled !== null) return { text: titled }
  const readings = readName(words, 'ro', null, usual)
  if (readings.length === 0) return { unknown: 'name' }
  const outcomes = new Set(
    readings.flatMap((reading) => {
      const told = givenGender ?? reading.gender
      const genders: readonly PersonGender[] = told === null ? ['male', 'female'] : [told]
      return genders.map((gender) => inGenitive(words, reading, gender))
    }),
  )
  const [only] = outcomes
  if (outcomes.size === 1 && only !== undefined && only !== null) return { text: only }
  return { unknown: outcomes.size === 1 ? 'name' : 'gender' }
}
