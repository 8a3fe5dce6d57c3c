/**
 * Short words that sentences of a language can't do without, in small Latin letters without diacritics. None is a word of the other
 * language that papers use.
 */
export const FUNCTION_WORDS = {
  en: `the of and for to is are by with on at this that from be has have was were been or an not it its shall must hereby`,
  ro: `de din la cu pentru si sau prin pe catre este sunt care dintre conform privind fara dupa al ale lui cel cea cei nu se sa ca mai prezentul prezenta subsemnatul subsemnata domnul doamna`,
} as const
