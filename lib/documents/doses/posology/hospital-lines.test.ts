import { describe, expect, test } from '@jest/globals'
import { EN_CONTEXT_CASES } from './cases/context-en'
import { RO_CONTEXT_CASES } from './cases/context-ro'
import { RU_CONTEXT_CASES } from './cases/context-ru'
import { EN_HOSPITAL_CASES } from './cases/hospital-en'
import { RO_HOSPITAL_CASES } from './cases/hospital-ro'
import { RU_HOSPITAL_CASES } from './cases/hospital-ru'
import { EN_LIST_CASES } from './cases/lists-en'
import { RO_LIST_CASES } from './cases/lists-ro'
import { RU_LIST_CASES } from './cases/lists-ru'
import { EN_MIXED_CASES } from './cases/mixed-en'
import { RO_MIXED_CASES } from './cases/mixed-ro'
import { RU_MIXED_CASES } from './cases/mixed-ru'
import { readCases } from './cases/notation'
import { EN_RARE_CASES } from './cases/rare-en'
import { EN_SHORTHAND_CASES } from './cases/shorthand-en'
import { RO_RARE_CASES } from './cases/rare-ro'
import { RU_RARE_CASES } from './cases/rare-ru'
import { EN_SHARED_OUT_CASES } from './cases/shared-out-en'
import { RO_SHARED_OUT_CASES } from './cases/shared-out-ro'
import { RU_SHARED_OUT_CASES } from './cases/shared-out-ru'
import { EN_STEP_CASES } from './cases/steps-en'
import { RO_STEP_CASES } from './cases/steps-ro'
import { RU_STEP_CASES } from './cases/steps-ru'
import { scorePosology } from './score'
import { differences, generatedLines } from './test-support/dose-lines'

const LINES = 3_000
const SEED = 20_261_125

describe('hospital lines', () => {
  test.each([
    ['ru', RU_HOSPITAL_CASES],
    ['ro', RO_HOSPITAL_CASES],
    ['en', EN_HOSPITAL_CASES],
    ['ru', RU_MIXED_CASES],
    ['ro', RO_MIXED_CASES],
    ['en', EN_MIXED_CASES],
    ['ru', RU_RARE_CASES],
    ['ro', RO_RARE_CASES],
    ['en', EN_RARE_CASES],
    ['ru', RU_CONTEXT_CASES],
    ['ro', RO_CONTEXT_CASES],
    ['en', EN_CONTEXT_CASES],
    ['ru', RU_LIST_CASES],
    ['ro', RO_LIST_CASES],
    ['en', EN_LIST_CASES],
    ['en', EN_SHORTHAND_CASES],
    ['ru', RU_SHARED_OUT_CASES],
    ['ro', RO_SHARED_OUT_CASES],
    ['en', EN_SHARED_OUT_CASES],
    ['ru', RU_STEP_CASES],
    ['ro', RO_STEP_CASES],
    ['en', EN_STEP_CASES],
  ] as const)('%s: reads medicines and nothing else', (language, table) => {
    expect(scorePosology(readCases(table), language).misses).toEqual([])
  })
})

describe('generated lines', () => {
  const found = differences(generatedLines(LINES, SEED))

  test('nearly all are read correctly', () => {
    expect(found.length).toBeLessThan(LINES * 0.02)
  })

  test('misread lines are reported, and never off by a power of ten', () => {
    expect(found.filter(({ isTold }) => !isTold)).toEqual([])
    expect(found.filter(({ isOffByTen }) => isOffByTen)).toEqual([])
  })

  test('the same seed writes the same lines', () => {
    expect(generatedLines(50, 7)).toEqual(generatedLines(50, 7))
  })
})
