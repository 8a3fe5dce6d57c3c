import { CASES, inCase, type CaseForms, type Gender, type GrammaticalCase } from './grammar'

/** A Russian noun, or a noun with its adjective, as it is next to numerals. */
export interface RussianNoun {
  readonly gender: Gender
  readonly singular: CaseForms
  readonly plural: CaseForms
  /** After два, три, четыре: the genitive singular of a noun; of an adjective the genitive plural. */
  readonly few: string
}

/**
 * The form of a noun counted by a whole number (Розенталь, Справочник по правописанию и литературной правке, §§ 163–166;
 * Русская грамматика-80, §§ 1366–1375): with 1 it agrees; with 2–4 and more in the nominative and accusative it is governed; in
 * the other cases it agrees in the plural. After zero and after round thousands, which are nouns themselves, always the
 * genitive plural.
 */
export function countedForm(noun: RussianNoun, count: number, grammaticalCase: GrammaticalCase): string {
  const many = inCase(noun.plural, 'genitive')
  if (count % 1000 === 0) return many
  const hundredth = count % 100
  const units = hundredth >= 11 && hundredth <= 19 ? 0 : count % 10
  if (units === 1) return inCase(noun.singular, grammaticalCase)
  if (grammaticalCase !== 'nominative' && grammaticalCase !== 'accusative') return inCase(noun.plural, grammaticalCase)
  return units >= 2 && units <= 4 ? noun.few : many
}

const PLAIN = {
  // рубль, лей
  soft: { gender: 'masculine', singular: 'ь я ю ь ём е', plural: 'и ей ям и ями ях' },
  // доллар, цент
  hard: { gender: 'masculine', singular: ' а у  ом е', plural: 'ы ов ам ы ами ах' },
  // грош, копейка
  feminine: { gender: 'feminine', singular: 'а ы е у ой е', plural: 'ы  ам ы ами ах' },
} as const

function endings(stem: string, list: string): CaseForms {
  const [a = '', b = '', c = '', d = '', e = '', f = ''] = list.split(' ').map((ending) => stem + ending)
  return [a, b, c, d, e, f]
}

/** A noun of one of the regular patterns: `hard` (доллар), `soft` (рубль), `feminine` (лира). */
export function regularNoun(stem: string, pattern: keyof typeof PLAIN): RussianNoun {
  const { gender, singular, plural } = PLAIN[pattern]
  return nounOf(gender, endings(stem, singular), endings(stem, plural))
}

/** A noun by all its forms. */
export function nounOf(gender: Gender, singular: CaseForms, plural: CaseForms): RussianNoun {
  return { gender, singular, plural, few: inCase(singular, 'genitive') }
}

/** A noun that has one form for all: тенге, евро. */
export function unchangingNoun(word: string, gender: Gender): RussianNoun {
  const forms: CaseForms = [word, word, word, word, word, word]
  return nounOf(gender, forms, forms)
}

const ADJECTIVES = {
  masculine: 'ий ого ому ий им ом',
  feminine: 'ая ой ой ую ой ой',
  neuter: 'ое ого ому ое им ом',
} as const

/**
 * A noun with an adjective in -ский before it: «белорусский рубль». After 2–4 the adjective is in the genitive plural next to a
 * masculine noun («два белорусских рубля») and in the nominative plural next to a feminine one («две турецкие лиры»:
 * Розенталь, § 193).
 */
export function withAdjective(stem: string, noun: RussianNoun): RussianNoun {
  const singular = endings(stem, ADJECTIVES[noun.gender])
  const plural = endings(stem, 'ие их им ие ими их')
  const adjective = noun.gender === 'feminine' ? plural[0] : plural[1]
  return {
    gender: noun.gender,
    singular: together(singular, noun.singular),
    plural: together(plural, noun.plural),
    few: `${adjective} ${noun.few}`,
  }
}

function together(first: CaseForms, second: CaseForms): CaseForms {
  const [a = '', b = '', c = '', d = '', e = '', f = ''] = CASES.map((_, at) => `${first[at]} ${second[at]}`)
  return [a, b, c, d, e, f]
}

/** A noun with words after it that never change: «доллар США». */
export function withTail(noun: RussianNoun, tail: string): RussianNoun {
  const add = ([a, b, c, d, e, f]: CaseForms): CaseForms => [a + tail, b + tail, c + tail, d + tail, e + tail, f + tail]
  return { gender: noun.gender, singular: add(noun.singular), plural: add(noun.plural), few: noun.few + tail }
}
