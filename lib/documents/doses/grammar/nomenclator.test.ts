import { describe, expect, test } from '@jest/globals'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { CORPUS } from '../../test-support/corpus'
import { readCell } from './read-cell'

const FILE = path.join(CORPUS, 'doses/ro_nomenclator/name_to_concentration.jsonl')
const there = existsSync(FILE)

/** The amounts of a text, in order. */
function amounts(text: string): string {
  const { quantities } = readCell(text, { context: 'medication', language: 'ro', decimalEvidence: ',' })
  return quantities
    .map(({ value, min, max, units }) => `${value ?? `${min}..${max}`} ${units[0]?.ucum ?? ''}`)
    .join(' + ')
}

;(there ? describe : describe.skip)(
  `Romanian medicine names${there ? '' : ' (skipped: ACTUM_CORPUS names no folder)'}`,
  () => {
    test('the strengths in a name are those of its column of concentrations, in 99 of 100', () => {
      const rows = readFileSync(FILE, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as { input: string; expected: string })
      const misses = rows.filter(({ input, expected }) => amounts(input) === '' || amounts(input) !== amounts(expected))
      if (process.env.ACTUM_MISSES)
        console.warn(
          misses
            .map(({ input, expected }) => `${input}: ${amounts(input)} / ${expected}: ${amounts(expected)}`)
            .join('\n'),
        )
      expect(misses.length / rows.length).toBeLessThanOrEqual(0.01)
    })
  },
)
