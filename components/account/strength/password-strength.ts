import { isCommon, isPersonal } from '@/lib/accounts/guessable'

/** How long a password would withstand guessing. `short`: no password of this length is taken. */
export type StrengthLevel = 'short' | 'weak' | 'fair' | 'good' | 'strong'

/** What would make it stronger: the keys of `account.strength.advice`. */
export type StrengthAdvice =
  'common' | 'personal' | 'keyboard' | 'repeats' | 'sequences' | 'dates' | 'oneWord' | 'names' | 'moreWords'

export interface Strength {
  readonly level: StrengthLevel
  readonly advice: StrengthAdvice | null
}

/** What zxcvbn says of a password: a score from 0 to 4, and the key of its warning. */
export interface Estimate {
  readonly score: number
  readonly warning: string | null
}

/** @param known words that are easy to guess for this person, in lower case */
export type Estimator = (password: string, known: readonly string[]) => Estimate

const LEVELS: readonly StrengthLevel[] = ['weak', 'weak', 'fair', 'good', 'strong']

/** zxcvbn's warnings by what we say of them. */
const ADVICE: Readonly<Record<string, StrengthAdvice>> = {
  straightRow: 'keyboard',
  keyPattern: 'keyboard',
  simpleRepeat: 'repeats',
  extendedRepeat: 'repeats',
  sequences: 'sequences',
  recentYears: 'dates',
  dates: 'dates',
  topTen: 'common',
  topHundred: 'common',
  common: 'common',
  similarToCommon: 'common',
  pwned: 'common',
  wordByItself: 'oneWord',
  namesByThemselves: 'names',
  commonNames: 'names',
  userInputs: 'personal',
}

/** Shorter words are in many a password by chance. */
const MIN_KNOWN_CHARACTERS = 3

/**
 * Returns how strong a password is, and what would make it stronger. The server's rules come first, because they
 * decide.
 *
 * @param known the user's details: address, name
 * @param minimum the fewest characters that the server accepts
 */
export function strengthOf(password: string, known: readonly string[], minimum: number, estimate: Estimator): Strength {
  const text = password.normalize('NFC')
  if ([...text].length < minimum) return { level: 'short', advice: null }
  if (isCommon(text)) return { level: 'weak', advice: 'common' }
  if (isPersonal(text, known)) return { level: 'weak', advice: 'personal' }
  const { score, warning } = estimate(text, knownWords(known))
  const level = LEVELS[score] ?? 'weak'
  if (level === 'good' || level === 'strong') return { level, advice: null }
  const advice = warning !== null && Object.hasOwn(ADVICE, warning) ? ADVICE[warning] : undefined
  return { level, advice: advice ?? 'moreWords' }
}

function knownWords(known: readonly string[]): string[] {
  const words = known.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]).map((word) => word.toLowerCase())
  return [...new Set(words)].filter((word) => word.length >= MIN_KNOWN_CHARACTERS)
}
