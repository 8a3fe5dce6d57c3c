import type { ScannedNumbers } from '../text/scanned'
import type { Token } from '../text/tokens'
import type { Meaning } from '../words/sense-finder'

/** A tokenized line with the meaning of each token. */
export interface Line {
  readonly text: string
  readonly tokens: readonly Token[]
  readonly meanings: readonly Meaning[]
  /** It has a number with a letter in it, a letter that may be a digit, or a short word that is misspelled. */
  readonly isOdd: boolean
  /** It has no lowercase letter. */
  readonly isInCapitals: boolean
  readonly scanned: Pick<ScannedNumbers, 'isLetter'>
}

/** Returns the words of the line from one token to another, separated by single spaces. */
export function wordsOf(
  { text, tokens }: Line,
  { start, end }: { readonly start: number; readonly end: number },
): string {
  return text.slice(tokens[start]?.start ?? 0, tokens[end - 1]?.end ?? 0).replace(/\s+/g, ' ')
}
