/** Recognizes names of people in cells, in any language. */
import { remember } from '../remember'

const PERSON =
  /^(?:(?:St\.\s)?\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){1,3}|(?:St\.\s)?\p{Lu}[\p{L}'’-]+,?\s(?:\p{Lu}\.\s?){1,2}|(?:\p{Lu}\.\s?){1,2}(?:St\.\s)?\p{Lu}[\p{L}'’-]+|\p{Lu}[\p{L}'’-]+,\s\p{Lu}[\p{L}'’. -]*)$/u
/** Returns whether a text looks like a person's name. */
export function isPersonName(text: string): boolean {
  return text.length <= 80 && PERSON.test(text)
}

/** Other text that may follow a name: «(исправлено)», «, врач», «— декрет». */
const BEHIND_NAME = /\s*(?:[([,;]|\s[-–—]\s).*$/u

/** Returns whether a text is a person's name, possibly with a note after it. */
export function isNameWithRemark(text: string): boolean {
  return isPersonName(text) || isPersonName(text.replace(BEHIND_NAME, ''))
}

/** `Ives J`, `Smith AB`, «Петров П.П», `J Smith`: a word and letters, which may also be a room and its letter. */
const LOOSE =
  /^(?:((?:St\.\s)?\p{Lu}[\p{L}'’-]+),?\s\p{Lu}(?:[.\s]?\p{Lu})?\.?|\p{Lu}(?:[.\s]?\p{Lu})?\.?\s((?:St\.\s)?\p{Lu}[\p{L}'’-]+))$/u
/** The minimum number of such texts, and the share of different words among them that indicates names. */
const FEWEST_LOOSE = 2
const DIFFERENT = 0.8

/**
 * Returns a test for names of people in a list of labels. Texts that look like names count. So does a word with letters
 * if the words of those labels differ, unlike `Room A`, `Room B`.
 */
export function namesAmong(labels: readonly string[]): (text: string) => boolean {
  const words = labels.flatMap((text) => looseWord(text) ?? [])
  const differ = words.length >= FEWEST_LOOSE && new Set(words).size >= words.length * DIFFERENT
  return remember((text) => isNameWithRemark(text) || (differ && looseWord(text) !== null))
}

/**
 * Returns whether a text is a word with one or two letters, like a name without periods. Use it only where names are
 * expected.
 */
export function isLooseName(text: string): boolean {
  return looseWord(text) !== null
}

function looseWord(text: string): string | null {
  if (text.length > 40) return null
  const found = LOOSE.exec(text.trim())
  return found ? (found[1] ?? found[2] ?? null) : null
}

const WORD = String.raw`(?:St\.\s)?\p{Lu}[\p{L}'’-]+`
const INITIALS = String.raw`(?:\p{Lu}\.\s?){1,3}`
const AT_START = new RegExp(
  `^(?:${INITIALS}${WORD}|${WORD},?\\s${INITIALS}|${WORD},\\s${WORD}|${WORD}(?:\\s${WORD}){1,3})(?=\\s*(?:$|[,;(:–—-]))`,
  'u',
)

/** Returns the name at the start of a text and the text after it; null if the text starts with anything else. */
export function nameAtStart(text: string): { readonly name: string; readonly rest: string } | null {
  const name = AT_START.exec(text.trim())?.[0].trim()
  return name === undefined ? null : { name, rest: text.trim().slice(name.length) }
}

const WITH_INITIALS = new RegExp(`^(?:${INITIALS}${WORD}|${WORD},?\\s${INITIALS})$`, 'u')

/** Returns whether a text is only a name with initials, so that it isn't taken for a unit or another word. */
export function hasInitials(text: string): boolean {
  return WITH_INITIALS.test(text)
}
