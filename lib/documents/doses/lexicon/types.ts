/** The languages in which doses are read. */
export type DoseLanguage = 'en' | 'ru' | 'ro'

/** Spellings by their meaning. `source` says where the spellings come from. */
export interface Lexicon<Meaning extends string = string> {
  readonly source: string
  readonly entries: Readonly<Partial<Record<Meaning, readonly string[]>>>
}
