/** The languages in which doses are read. */
export type DoseLanguage = 'en' | 'ru' | 'ro'

/** Spellings by their meaning. */
export interface Lexicon<Meaning extends string = string> {
  readonly entries: Readonly<Partial<Record<Meaning, readonly string[]>>>
}
