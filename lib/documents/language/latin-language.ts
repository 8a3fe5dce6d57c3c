/**
 * Short words that sentences of a language can't do without, in small Latin letters without diacritics. None is a word of the other
 * language that papers use.
 */
const FUNCTION_WORDS = {
  en: `the of and for to is are by with on at this that from be has have was were been or an not it its shall must hereby`,
  ro: `de din la cu pentru si sau prin pe catre este sunt care dintre conform privind fara dupa al ale lui cel cea cei nu se sa ca mai prezentul prezenta subsemnatul subsemnata domnul doamna`,
} as const

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
