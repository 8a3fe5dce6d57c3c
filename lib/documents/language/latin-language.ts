import { FUNCTION_WORDS } from './function-words'

const sets = {
  en: new Set(FUNCTION_WORDS.en.split(' ')),
  ro: new Set(FUNCTION_WORDS.ro.split(' ')),
}
/** So many words more than of the other language. */
const ENOUGH = 2

/** Returns whether a text in Latin letters is English or Romanian, which is often written without diacritics; null if it doesn't show. */
export function latinLanguage(text: string): 'en' | 'ro' | null {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []
  const count = (set: ReadonlySet<string>) => words.filter((word) => set.has(word)).length
  const lead = count(sets.en) - count(sets.ro)
  if (Math.abs(lead) < ENOUGH) return null
  return lead > 0 ? 'en' : 'ro'
}
