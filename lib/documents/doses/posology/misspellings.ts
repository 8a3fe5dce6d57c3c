import type { PosologyLanguage } from './types'
import { wordsOf } from './vocabulary'

/** From how many letters on a word of a language is put right; Russian and Romanian endings make short words alike. */
const SHORTEST: Readonly<Record<PosologyLanguage, number>> = { en: 4, ru: 6, ro: 6 }
const LONGEST = 14

interface Dictionary {
  readonly words: ReadonlySet<string>
  /** Each word without each of its letters → the words it may come from. */
  readonly shortened: ReadonlyMap<string, readonly string[]>
}

const dictionaries = new Map<PosologyLanguage, Dictionary>()

/**
 * The word of the lexicons that a misspelt word stands for: one letter more, less or other, or two neighbours swapped; null
 * where there is none. The first letter must be right unless it was swapped, since names of drugs come close to other words.
 */
export function correct(word: string, language: PosologyLanguage): string | null {
  if (word.length < 3 || word.length > LONGEST || !/^\p{L}+$/u.test(word)) return null
  const { words, shortened } = dictionaryOf(language)
  if (language === 'en' || word.length >= SHORTEST[language]) {
    for (let at = 0; at + 1 < word.length; at += 1) {
      const swapped = word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2)
      if (words.has(swapped)) return swapped
    }
  }
  if (word.length < SHORTEST[language]) return null
  const near = (candidate: string) => candidate.charAt(0) === word.charAt(0) && candidate.length >= SHORTEST[language]
  const longer = shortened.get(word)?.find(near)
  if (longer !== undefined) return longer
  for (let at = 1; at < word.length; at += 1) {
    const short = word.slice(0, at) + word.slice(at + 1)
    if (words.has(short) && near(short)) return short
    const other = shortened
      .get(short)
      ?.find((found) => found.length === word.length && near(found) && differsOnce(found, word))
    if (other !== undefined) return other
  }
  return null
}

function differsOnce(a: string, b: string): boolean {
  let count = 0
  for (let at = 0; at < a.length; at += 1) if (a.charAt(at) !== b.charAt(at)) count += 1
  return count === 1
}

function dictionaryOf(language: PosologyLanguage): Dictionary {
  const known = dictionaries.get(language)
  if (known) return known
  const words = new Set([...wordsOf(language)].filter((word) => word.length >= 3))
  const shortened = new Map<string, string[]>()
  for (const word of words) {
    for (let at = 0; at < word.length; at += 1) {
      const key = word.slice(0, at) + word.slice(at + 1)
      shortened.set(key, [...(shortened.get(key) ?? []), word])
    }
  }
  const dictionary = { words, shortened }
  dictionaries.set(language, dictionary)
  return dictionary
}
