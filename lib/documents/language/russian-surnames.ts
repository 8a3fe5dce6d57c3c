import { givenName, type PersonGender } from './given-names'
import type { GrammaticalCase } from './grammar'
import {
  ADJECTIVES_LIKE_NOUNS,
  FEMININE_IN_SOFT_SIGN,
  FOREIGN_IN_IN_OV,
  NOUNS_IN_YH,
  NOUNS_LIKE_ADJECTIVES,
  NOUNS_LIKE_FEMININE_ADJECTIVES,
  UNCHANGING_BEFORE_HYPHEN,
  UNCHANGING_NAMES,
} from './ru/declension-words'
import {
  ADJECTIVE_RULES,
  declineBy,
  FEMININE_RULES,
  MASCULINE_RULES,
  POSSESSIVE_RULES,
  wordSet,
  type EndingRule,
} from './russian-endings'

const adjectivesLikeNouns = wordSet(ADJECTIVES_LIKE_NOUNS)
const feminineInSoftSign = wordSet(FEMININE_IN_SOFT_SIGN)
const foreignInIn = wordSet(FOREIGN_IN_IN_OV)
const nounsInYh = wordSet(NOUNS_IN_YH)
const nounsLikeAdjectives = wordSet(NOUNS_LIKE_ADJECTIVES)
const nounsLikeFeminineAdjectives = wordSet(NOUNS_LIKE_FEMININE_ADJECTIVES)
const unchangingBeforeHyphen = wordSet(UNCHANGING_BEFORE_HYPHEN)
const unchangingNames = wordSet(UNCHANGING_NAMES)

/** How a surname declines: by which rules; `unchanged`; or `unknown`, where it may be one or the other. */
type SurnameKind = 'unchanged' | 'unknown' | readonly EndingRule[]

export interface SurnameRule {
  /** A surname that the rule is for, whose it is, and its genitive; null where it is not known. */
  readonly example: readonly [surname: string, gender: PersonGender, genitive: string | null]
  readonly fits: (surname: string, gender: PersonGender) => boolean
  readonly kind: SurnameKind
}

const ONE_SYLLABLE = /^[^аеёиоуыэюя]*[аеёиоуыэюя][^аеёиоуыэюя]*$/u

function isGiven(surname: string): boolean {
  return givenName(surname, 'ru') !== null
}

/** «Гладкий», «Рабочий», «Задорожний» and all in -ый; those in -лий, -рий, -дий are nouns except for a few. */
function isMasculineAdjective(surname: string): boolean {
  if (adjectivesLikeNouns.has(surname)) return true
  if (nounsLikeAdjectives.has(surname) || ONE_SYLLABLE.test(surname) || isGiven(surname)) return false
  return /(?:[ыо]|[гкхжшчщн]и)й$/u.test(surname)
}

/**
 * How surnames decline, the first rule that fits decides (Розенталь, § 149; Калакуцкая 1984). A woman's surname in a consonant, й or
 * ь does not change, a man's does; those in -о, -е, -и, -у, -ых, -их never do.
 */
export const SURNAME_RULES: readonly SurnameRule[] = [
  { example: ['Дюма', 'male', 'Дюма'], fits: (surname) => unchangingNames.has(surname), kind: 'unchanged' },
  {
    example: ['Рерих', 'male', 'Рериха'],
    fits: (surname, gender) => gender === 'male' && nounsInYh.has(surname),
    kind: MASCULINE_RULES,
  },
  { example: ['Черных', 'male', 'Черных'], fits: (surname) => /(?:ы|[гкхжшчщн]и)х$/u.test(surname), kind: 'unchanged' },
  { example: ['Шевченко', 'male', 'Шевченко'], fits: (surname) => /[оеёиуюыэ]$/u.test(surname), kind: 'unchanged' },
  { example: ['Гарсиа', 'female', 'Гарсиа'], fits: (surname) => /[аеёиоуыэюя]а$/u.test(surname), kind: 'unchanged' },
  {
    example: ['Злая', 'female', 'Злой'],
    fits: (surname, gender) =>
      gender === 'female' && /(?:ая|яя)$/u.test(surname) && !nounsLikeFeminineAdjectives.has(surname),
    kind: ADJECTIVE_RULES,
  },
  {
    example: ['Калина', 'female', 'Калины'],
    fits: (surname) => nounsLikeFeminineAdjectives.has(surname),
    kind: FEMININE_RULES,
  },
  {
    example: ['Панова', 'female', 'Пановой'],
    fits: (surname, gender) => gender === 'female' && /(?:[оеё]ва|[иы]на)$/u.test(surname),
    kind: POSSESSIVE_RULES,
  },
  // «Иванова» of a man is a slip of the pen, or a surname that no one can tell from one.
  { example: ['Иванова', 'male', null], fits: (surname) => /(?:[оеё]ва|[сц]кая)$/u.test(surname), kind: 'unknown' },
  { example: ['Сковорода', 'male', 'Сковороды'], fits: (surname) => /[ая]$/u.test(surname), kind: FEMININE_RULES },
  { example: ['Коваль', 'female', 'Коваль'], fits: (_, gender) => gender === 'female', kind: 'unchanged' },
  { example: ['Жизнь', 'male', null], fits: (surname) => feminineInSoftSign.has(surname), kind: 'unknown' },
  { example: ['Луговой', 'male', 'Лугового'], fits: isMasculineAdjective, kind: ADJECTIVE_RULES },
  {
    example: ['Панов', 'male', 'Панова'],
    fits: (surname) =>
      /(?:[оеё]в|[иы]н)$/u.test(surname) &&
      !(/[иы]н$/u.test(surname) && (ONE_SYLLABLE.test(surname) || isGiven(surname))) &&
      !foreignInIn.has(surname),
    kind: POSSESSIVE_RULES,
  },
  { example: ['Мельник', 'male', 'Мельника'], fits: () => true, kind: MASCULINE_RULES },
]

/** Returns one part of a surname in a case, null where it can't be known. */
export function declineSurnamePart(
  part: string,
  grammaticalCase: GrammaticalCase,
  gender: PersonGender,
): string | null {
  const lower = part.toLowerCase()
  const kind = SURNAME_RULES.find(({ fits }) => fits(lower, gender))?.kind ?? 'unknown'
  if (kind === 'unchanged') return part
  return kind === 'unknown' ? null : declineBy(kind, part, grammaticalCase)
}

/** Returns a surname in a case, each part of a double one for itself except for first parts that never change (Тер-, Бонч-). */
export function declineSurname(surname: string, grammaticalCase: GrammaticalCase, gender: PersonGender): string | null {
  return declineParts(surname, (part) => declineSurnamePart(part, grammaticalCase, gender))
}

/** Returns a hyphenated word with each part declined; null where one can't be. */
export function declineParts(word: string, decline: (part: string) => string | null): string | null {
  const parts = word.split('-')
  const declined = parts.map((part, at) =>
    at < parts.length - 1 && unchangingBeforeHyphen.has(part.toLowerCase()) ? part : decline(part),
  )
  return declined.includes(null) ? null : declined.join('-')
}

const WOMAN = /(?:[оеё]ва|[иы]на|[сц]кая|[^аеёиоуыэюя]ая|няя)$/iu
const MAN = /(?:[оеё]в|[иы]н|[сц]кий)$/iu

/** Returns the gender that a surname tells by its end; null where it tells none, as the end of a given name. */
export function surnameGender(surname: string): PersonGender | null {
  const told = new Set<PersonGender>()
  for (const part of surname.toLowerCase().split('-')) {
    if (isGiven(part) || nounsLikeFeminineAdjectives.has(part) || foreignInIn.has(part)) continue
    if (WOMAN.test(part)) told.add('female')
    else if (!ONE_SYLLABLE.test(part) && (MAN.test(part) || isMasculineAdjective(part))) told.add('male')
  }
  const [gender] = told
  return told.size === 1 ? (gender ?? null) : null
}
