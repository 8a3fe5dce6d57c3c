import { describe, expect, test } from '@jest/globals'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { CORPUS } from '../../test-support/corpus'
import { corpusCases, type PosologyCorpus } from './cases/corpus'
import { readCases } from './cases/notation'
import { RO_CASES } from './cases/ro'
import { RU_CASES } from './cases/ru'
import { scorePosology } from './score'

const BAR = 0.95
describe('scorePosology', () => {
  test.each([
    ['ru', RU_CASES, 140],
    ['ro', RO_CASES, 140],
  ] as const)(
    'reads our lines in %s as a pharmacist does, with or without a given language',
    (language, table, least) => {
      const cases = readCases(table)
      expect(cases.length).toBeGreaterThan(least)
      for (const told of [language, 'auto'] as const) {
        expect(scorePosology(cases, told).misses).toEqual([])
      }
    },
  )

  for (const name of ['parsigs', 'karystianis2016', 'phs_dose_instructions'] satisfies PosologyCorpus[]) {
    const file = path.join(CORPUS, 'doses', name, 'cases.jsonl')
    const whereThere = existsSync(file) ? test : test.skip
    whereThere(`${name} is read above the bar (skipped where the corpus has none)`, () => {
      const { accuracy, misses } = scorePosology(corpusCases(readFileSync(file, 'utf8'), name), 'en')
      expect({ misses, above: accuracy >= BAR }).toMatchObject({ above: true })
    })
  }

  test('counts a wrong dose, a wrong rhythm and an extra instruction as misses', () => {
    const cases = readCases(
      '5 mg bd | -; 50 mg; 2/1d; -; -\n5 mg tds | -; 5 mg; 2/1d; -; -\n5 mg od | -; 5 mg; 1/1d; -; - && -; 5 mg; 1/1d; -; -',
    )
    expect(scorePosology(cases, 'en')).toMatchObject({ lines: 3, right: 0, accuracy: 0 })
  })
})
