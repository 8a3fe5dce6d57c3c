import type { DataLanguage, Instruction } from './types'

/** Reads the instructions of a prescription; none for a text without a medicine. */
export async function parsePosology(line: string, language: DataLanguage = 'auto'): Promise<Instruction[]> {
  const { parsePosology: parse } = await import('@/lib/documents/doses/posology/parse-posology')
  return parse(line, language).map(({ alternatives: _, ...instruction }) => instruction)
}
