import { describe, expect, test } from '@jest/globals'
import { INSTRUCTION_LANGUAGES } from '../language/instruction-languages'
import { InstructionReader } from './reader'
import { generatedLines } from './test-support/dose-lines'

describe('reader of instructions', () => {
  test('reads lines the same with cached phrases as without, in any order', () => {
    const lines = generatedLines(120, 4).map(({ line }) => line)
    const uncached = new InstructionReader(INSTRUCTION_LANGUAGES, { keepsPhrases: false })
    const expected = lines.map((line) => uncached.read(line, null))
    const cached = new InstructionReader(INSTRUCTION_LANGUAGES)
    for (const at of [...lines.keys(), ...[...lines.keys()].reverse()])
      expect(cached.read(lines[at] ?? '', null)).toEqual(expected[at])
  })
})
