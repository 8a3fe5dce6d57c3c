import { readInstructions } from './read-instructions'
import type { Posology, PosologyLanguage } from './types'

/**
 * Returns the instructions of a line, in reading order: what, how much, how often, how long. Decimals are strings, units UCUM. Nothing
 * is repaired: what reads two ways has no dose or a warning. Linear in the line's length; the same line gives the same answer.
 */
export function parsePosology(line: string, language: PosologyLanguage | 'auto'): readonly Posology[] {
  return readInstructions(line, language).instructions
}
