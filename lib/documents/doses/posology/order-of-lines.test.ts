import { expect, test } from '@jest/globals'
import { INSTRUCTION_LANGUAGES } from '../language/instruction-languages'
import { InstructionReader } from './reader'
import { generatedLines } from './test-support/dose-lines'

const LINES = 200
const SEED = 20_261_128
/** The same words behind a number, a word and a sign. */
const ALIKE = [
  ['ru', 'Эриус 5 мг 1 раз в сутки'],
  ['ru', 'Эриус 5 мг — раз в сутки'],
  ['ru', 'Эриус 5 раз в сутки'],
  ['ru', 'Эриус по таблетке раз в сутки'],
  ['en', 'Prednisolone 5 mg (1) daily'],
  ['en', '1) Prednisolone 5 mg daily'],
] as const

test('a line is read alike whatever was read before it', () => {
  const lines = [...ALIKE.map(([language, line]) => ({ language, line })), ...generatedLines(LINES, SEED)]
  const kept = new InstructionReader(INSTRUCTION_LANGUAGES)
  const alone = new InstructionReader(INSTRUCTION_LANGUAGES, { keepsPhrases: false })
  const others = lines.filter(({ language, line }) => {
    const { instructions } = kept.read(line, language)
    return JSON.stringify(instructions) !== JSON.stringify(alone.read(line, language).instructions)
  })
  expect(others.map(({ line }) => line)).toEqual([])
})
