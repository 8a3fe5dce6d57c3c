import type { DataLanguage } from '../spreadsheets/language'
import type { Gender } from './grammar'
import { ABBREVIATED_NOUNS, FEMININE_IN_E, MASCULINE_IN_E, MASCULINE_IN_VOWEL, NEUTER_IN_E } from './ro/counted-nouns'
import {
  ABBREVIATED_FEMININE,
  ABBREVIATED_MASCULINE,
  MASCULINE_IN_A,
  MASCULINE_LIKE_FEMININE,
  NEUTER_IN_YA,
} from './ru/counted-nouns'
import { wordSet } from './russian-endings'

const masculineInA = wordSet(MASCULINE_IN_A)
const neuterInYa = wordSet(NEUTER_IN_YA)
const masculineLikeFeminine = wordSet(MASCULINE_LIKE_FEMININE)
const abbreviatedMasculine = wordSet(ABBREVIATED_MASCULINE)
const abbreviatedFeminine = wordSet(ABBREVIATED_FEMININE)
const masculineInVowel = wordSet(MASCULINE_IN_VOWEL)
const masculineInE = wordSet(MASCULINE_IN_E)
const feminineInE = wordSet(FEMININE_IN_E)
const neuterInE = wordSet(NEUTER_IN_E)
const GENDERS: readonly Gender[] = ['masculine', 'feminine', 'neuter']
const abbreviated: ReadonlyMap<string, Gender> = new Map(
  GENDERS.flatMap((gender) => [...wordSet(ABBREVIATED_NOUNS[gender])].map((word): [string, Gender] => [word, gender])),
)

/** The word that tells the gender: the first, whether the noun or its adjective. */
function firstWord(form: string): string {
  return /^\S+/u.exec(form.trim().toLowerCase())?.[0] ?? ''
}

/** «Штука» is feminine by its end, «рабочая неделя» by the adjective's, «часть» and «день» by the form after two. */
function russianGender([one = '', few = '']: readonly string[]): Gender | null {
  const written = firstWord(one)
  const word = written.replaceAll('ё', 'е')
  const bare = word.replace(/\.$/u, '')
  if (abbreviatedFeminine.has(bare)) return 'feminine'
  if (abbreviatedMasculine.has(bare)) return 'masculine'
  if (word !== bare || !/[аеиоуыэюя]/u.test(word)) return null
  if (masculineInA.has(word) || masculineLikeFeminine.has(word)) return 'masculine'
  if (neuterInYa.has(word) || /[ое]$/u.test(word)) return 'neuter'
  if (/[ая]$/u.test(word)) return 'feminine'
  if (!word.endsWith('ь')) return /[бвгджзйклмнпрстфхцчшщ]$/u.test(word) ? 'masculine' : null
  const second = firstWord(few)
  return second.endsWith('и') ? 'feminine' : second.endsWith('я') ? 'masculine' : null
}

/** Ends of feminine nouns in -e with a plural in -i: „verificare”, „cantitate”, „porțiune”, „situație”, „eroare”. */
const FEMININE_E = /(?:[aei]re|tate|iune|ie|oare|ere)$/u

/**
 * Romanian nouns by both forms: a plural in -uri, -e or -ă is of no masculine noun, so that the end of the singular decides; of one in -i
 * a consonant or u before it is masculine.
 */
function romanianGender([one = '', few = '']: readonly string[]): Gender | null {
  const plain = (form: string) =>
    firstWord(form.replace(/^\s*de\s+/iu, ''))
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
  const [singular, plural] = [plain(one), plain(few)]
  if (!/^[a-z-]+\.?$/u.test(singular) || !/^[a-z-]+\.?$/u.test(plural)) return null
  if (neuterInE.has(singular)) return 'neuter'
  if (abbreviated.has(singular)) return abbreviated.get(singular) ?? null
  if (masculineInVowel.has(singular) || masculineInE.has(singular)) return 'masculine'
  const isOpen = /(?:[ae]|^zi)$/u.test(singular)
  const isInUri = plural.endsWith('uri') && plural !== `${singular}i`
  if (!plural.endsWith('i') || isInUri) {
    if (!/[aei]$/u.test(plural)) return null
    return isOpen ? 'feminine' : 'neuter'
  }
  if (/[^f]iu$/u.test(singular) && plural.endsWith('ii')) return 'neuter'
  if (/a$/u.test(singular) || feminineInE.has(singular) || FEMININE_E.test(singular)) return 'feminine'
  return singular.endsWith('e') ? null : 'masculine'
}

/**
 * Returns the gender of a noun by its forms next to numbers, as a person writes them („oră|ore”, «штука|штуки|штук»); null where they don't
 * tell it. English numerals don't depend on it.
 */
export function genderOfForms(forms: readonly string[], language: DataLanguage): Gender | null {
  if (language === 'ru') return russianGender(forms)
  return language === 'ro' ? romanianGender(forms) : 'masculine'
}
