import { FALSE_WORDS, TRUE_WORDS, UNKNOWN_WORDS } from '../../language/truth-words'
import type { Truth } from '../data/quantities'
import { normaliseName } from '../matching/normalise'
import type { SourcedValue } from './scope-values'

export type { Truth } from '../data/quantities'

const YES = new Set(TRUE_WORDS.map(normaliseName))
const NO = new Set(FALSE_WORDS.map(normaliseName))
const UNKNOWN = new Set(UNKNOWN_WORDS.map(normaliseName))
const DASHES = /^[-‐-―−_\s]+$/
const QUESTION = /^[?？\s]+$/
/** An error of a spreadsheet that a CSV file contains as text. */
const WRITTEN_ERROR =
  /^#(?:N\/A|Н\/Д|REF!|ССЫЛКА!|VALUE!|ЗНАЧ!|DIV\/0!|ДЕЛ\/0!|NAME\?|ИМЯ\?|NUM!|ЧИСЛО!|NULL!|ПУСТО!)$/iu
const WRITTEN_ZERO = /^[-−]?0+(?:[.,]0+)?$/
const UNTICKED = /^[☐✗✘□]$/

function word(text: string): string {
  return normaliseName(text).replace(/(?<=\p{L})[.!;,]+$/u, '')
}

/** Whether a cell says that its value isn't known. */
export function saysUnknown(text: string): boolean {
  return UNKNOWN.has(word(text)) || QUESTION.test(text.trim() || '.') || WRITTEN_ERROR.test(text.trim())
}

/** What a cell's word says in any of the languages: `yes` is true, `no` and a dash are false; null for any other text. */
export function yesOrNo(text: string): boolean | null {
  const said = word(text)
  if (YES.has(said)) return true
  return NO.has(said) || (said !== '' && DASHES.test(said)) || UNTICKED.test(said) ? false : null
}

/**
 * Returns whether a value counts as true. It is the one rule for sections, their opposites, checkboxes and parts of a condition:
 *
 * | the cell                                          | is      |
 * | ------------------------------------------------- | ------- |
 * | an error, `н/д`, `n/a`, `no data`, `?`            | unknown |
 * | empty                                             | false   |
 * | a picture                                         | true    |
 * | TRUE, FALSE                                       | itself  |
 * | 0, `0`, `0,00`                                    | false   |
 * | `no`, `нет`, `nu`, `false`, a dash, `☐`           | false   |
 * | anything else                                     | true    |
 */
export function truthOf({ value, text, pictured, error }: SourcedValue): Truth {
  if (error !== null) return 'unknown'
  if (pictured !== null) return true
  const shown = text.trim()
  if (shown === '') return false
  if (typeof value === 'boolean') return value
  if (saysUnknown(shown)) return 'unknown'
  return value !== 0 && !WRITTEN_ZERO.test(shown) && yesOrNo(shown) !== false
}

/** The opposite; an unknown’s opposite is unknown. */
export function not(truth: Truth): Truth {
  return truth === 'unknown' ? truth : !truth
}

/** False where one is, whatever the other (Kleene's logic of three values). */
export function and(a: Truth, b: Truth): Truth {
  if (a === false || b === false) return false
  return a === true && b === true ? true : 'unknown'
}

/** True where one is, whatever the other. */
export function or(a: Truth, b: Truth): Truth {
  return not(and(not(a), not(b)))
}
