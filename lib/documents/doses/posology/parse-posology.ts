import { finish } from './finish'
import { itemsOf } from './items'
import { languageOf } from './language'
import { scan } from './scan'
import type { Posology, PosologyLanguage } from './types'

/**
 * The instructions of a line, in reading order: what, how much, how often, how long. Decimals are strings, units UCUM. Nothing
 * is repaired: what reads two ways has no dose and a warning. Linear in the line's length; the same line gives the same answer.
 */
export function parsePosology(line: string, language: PosologyLanguage | 'auto'): Posology[] {
  if (line.trim() === '') return []
  const spoken = language === 'auto' ? languageOf(line) : language
  return finish(line, scan(line, itemsOf(line, spoken)))
}
