import type { InstructionLanguage } from '../../language/instruction-languages'
import { remember } from '../../remember'

/** Functions that normalize the spelling of words for comparison; built from the languages' data. */
export interface Letters {
  /** Returns a word in lowercase, without diacritics on Latin letters. */
  readonly fold: (word: string) => string
  /** Returns the word in letters of one alphabet, with lookalikes of another replaced. */
  readonly lookalikes: (word: string) => readonly string[]
  /** Returns a name in Latin letters. */
  readonly latin: (word: string) => string
}

const LATIN = /[a-z]/

/** Returns the functions for the given languages' letters. */
export function lettersOf(languages: readonly InstructionLanguage[]): Letters {
  const all = languages.flatMap(({ letters }) => letters ?? [])
  const pairs = (lists: readonly string[]) => lists.flatMap((list) => list.split(' ').map((pair) => pair.split('=')))
  const folding = new Map(pairs(all.map((one) => one.folding)).map(([from = '', to = '']) => [from, to]))
  const looks = pairs(all.map((one) => one.lookalikes))
  const toLatin = new Map(looks.map(([other = '', latin = '']) => [other, latin]))
  const fromLatin = new Map(looks.map(([other = '', latin = '']) => [latin, other]))
  const spelled = new Map(pairs(all.map((one) => one.transliteration)).map(([from = '', to = '']) => [from, to]))

  const fold = (word: string): string => {
    const lower = word.toLowerCase()
    if (/^[\x20-\x7f]*$/.test(lower)) return lower
    const folded = lower.replace(/[’]/g, "'").replace(/µ/g, 'μ')
    const plain = LATIN.test(folded.normalize('NFD'))
      ? folded.normalize('NFD').replace(/\p{M}/gu, '')
      : folded.normalize('NFC')
    return Array.from(plain, (letter) => folding.get(letter) ?? letter).join('')
  }
  const lookalikes = (word: string): readonly string[] =>
    [toLatin, fromLatin].flatMap((table) => {
      const other = Array.from(word, (letter) => table.get(letter) ?? letter).join('')
      const isMixed = LATIN.test(other) && Array.from(other).some((letter) => spelled.has(letter))
      return other !== word && !isMixed ? [other] : []
    })
  const latin = (word: string): string => Array.from(word, (letter) => spelled.get(letter) ?? letter).join('')
  return { fold: remember(fold), lookalikes: remember(lookalikes), latin: remember(latin) }
}
