/** The languages that doses are read in. */
export type DoseLanguage = 'en' | 'ru' | 'ro'

/** A list of spellings by what they mean. `source` says where the spellings come from. */
export interface Lexicon<Meaning extends string = string> {
  readonly source: string
  readonly entries: Readonly<Partial<Record<Meaning, readonly string[]>>>
}
