import { INSTRUCTION_LANGUAGES } from '../language/instruction-languages'
import { InstructionReader } from './reader'
import type { Reading } from './reading/assemble'
import type { PosologyLanguage } from './types'

const KEPT = 20_000
const kept = new Map<string, Reading>()
let reader: InstructionReader | null = null

/** Returns the reader of the product's languages, made when it is first needed. */
export function instructionReader(): InstructionReader {
  reader ??= new InstructionReader(INSTRUCTION_LANGUAGES)
  return reader
}

/** Returns all that a line says, instructions and what is stopped or changed besides. Equal lines are read once. */
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
