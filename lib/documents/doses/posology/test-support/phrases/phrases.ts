/** Phrases of one language with their meaning in the notation of the case tables. */
export interface Phrases {
  readonly language: 'en' | 'ru' | 'ro'
  readonly drugs: readonly string[]
  readonly strengths: readonly string[]
  /** The amount of one intake; `{n}` is its number. */
  readonly counts: readonly (readonly [text: string, unit: string])[]
  readonly measures: readonly (readonly [text: string, unit: string])[]
  readonly rhythms: readonly (readonly [text: string, frequency: string])[]
  readonly needs: readonly string[]
  readonly courses: readonly (readonly [text: string, duration: string])[]
  readonly routes: readonly string[]
  /** Text that doesn't describe the dose. */
  readonly remarks: readonly string[]
  readonly verbs: readonly string[]
  /** Text before a list of medicines. */
  readonly titles: readonly string[]
  /** Medicines that were stopped, which doesn't affect the rest of the line; `{drug}` is the name. */
  readonly stops: readonly string[]
  /** Words that no list has. */
  readonly unknown: readonly string[]
  /** What comes behind a prescription and isn't part of it. */
  readonly comments: readonly string[]
  /** What says in brackets that a medicine isn't taken. */
  readonly stopped: readonly string[]
  /** Letters that scanners and keyboards confuse, as pairs `from=to`. */
  readonly swaps: string
  /** Lines without a medicine. */
  readonly others: readonly string[]
}
