import { tokenise } from './tokens'
import type { PosologyLanguage } from './types'
import { wordsOf } from './vocabulary'

/** How much of a line tells its language. */
const LOOKED_AT = 400

/** The language of a line: by script, then by the words that only one of the languages has; English where nothing tells. */
export function languageOf(line: string): PosologyLanguage {
  const start = line.slice(0, LOOKED_AT)
  if (/[а-яё]/iu.test(start)) return 'ru'
  const [en, ro] = [wordsIn('en'), wordsIn('ro')]
  let balance = /[ăâîșțşţ]/i.test(start) ? 2 : 0
  for (const { key } of tokenise(start, 'en')) {
    if (ro.has(key) && !en.has(key)) balance += 1
    if (en.has(key) && !ro.has(key)) balance -= 1
  }
  return balance > 0 ? 'ro' : 'en'
}

const kept = new Map<PosologyLanguage, ReadonlySet<string>>()

function wordsIn(language: PosologyLanguage): ReadonlySet<string> {
  const words = kept.get(language) ?? wordsOf(language)
  kept.set(language, words)
  return words
}
