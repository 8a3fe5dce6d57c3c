import { readInstructions } from './read-instructions'
import type { Posology, PosologyLanguage } from './types'

/**
 * Parses the instructions of a line in reading order: medicine, dose, frequency, duration. Decimals are strings, units
 * are UCUM. Nothing is corrected: if text has two readings, the dose is null or there is a warning. The time is linear
 * in the line's length, and the same line always gives the same result.
 */
export function parsePosology(line: string, language: PosologyLanguage | 'auto'): readonly Posology[] {
  return readInstructions(line, language).instructions
}
