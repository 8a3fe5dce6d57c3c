import { INSTRUCTION_LANGUAGES } from '../language/instruction-languages'
import { InstructionReader } from './reader'
import type { Reading } from './reading/assemble'
import type { PosologyLanguage } from './types'

const KEPT = 20_000
const kept = new Map<string, Reading>()
let reader: InstructionReader | null = null

/** Returns the reader for the product's languages, created on first use. */
export function instructionReader(): InstructionReader {
  reader ??= new InstructionReader(INSTRUCTION_LANGUAGES)
  return reader
}

/**
 * Returns the instructions of a line, and whether it mentions medicines that were stopped or changed. Results are
 * cached by line.
 */
export function readInstructions(text: string, language: PosologyLanguage | 'auto'): Reading {
  const line = text.trim()
  const key = `${language}\u0000${line}`
  const known = kept.get(key)
  if (known) return known
  const reading = instructionReader().read(line, language === 'auto' ? null : language)
  if (kept.size >= KEPT) kept.clear()
  kept.set(key, reading)
  return reading
}
