/** Ways of writing one thing in a language, with what each means in the notation of the case tables. */
export interface Phrases {
  readonly language: 'en' | 'ru' | 'ro'
  readonly drugs: readonly string[]
  readonly strengths: readonly string[]
  /** What is taken in one intake; `{n}` is its number. */
  readonly counts: readonly (readonly [text: string, unit: string])[]
  readonly measures: readonly (readonly [text: string, unit: string])[]
  readonly rhythms: readonly (readonly [text: string, frequency: string])[]
  readonly needs: readonly string[]
  readonly courses: readonly (readonly [text: string, duration: string])[]
  readonly routes: readonly string[]
  /** What says nothing of the dose. */
  readonly remarks: readonly string[]
  readonly verbs: readonly string[]
  /** What stands before a list of medicines. */
  readonly titles: readonly string[]
  /** What was stopped, and says nothing of the rest of the line; `{drug}` is its name. */
  readonly stops: readonly string[]
  /** Words that no list has. */
  readonly unknown: readonly string[]
  /** What comes behind a prescription and isn't part of it. */
  readonly comments: readonly string[]
  /** What says in brackets that a medicine isn't taken. */
  readonly stopped: readonly string[]
  /** Letters that scanners and keyboards put for others: pairs `from=to`. */
  readonly swaps: string
  /** Lines without a medicine. */
  readonly others: readonly string[]
}
