import { describe, expect, test } from '@jest/globals'
import { readFileSync, existsSync } from 'node:fs'
import path from 'node:path'
import Big from 'big.js'
import fc from 'fast-check'
import { CORPUS } from '../../test-support/corpus'
import { ALIASES } from './aliases'
import { sameAmount, toCanonical } from './convert'
import { readUnit } from './read-unit'
import { allUnitCodes, unitInfo } from './ucum'

describe('spellings of units', () => {
  test('every spelling of the lexicons is read as its unit, to its end', () => {
    const wrong = ALIASES.filter(([alias, ucum]) => {
      const context = unitInfo(ucum)?.kind === 'exposure' ? 'dosimetry' : 'medication'
      const read = readUnit(alias, 0, context)
      return read?.ucum !== ucum || read.end !== alias.length
    })
    expect(wrong).toEqual([])
  })

  test('a spelling represents one unit in all three languages', () => {
    const units = new Map<string, Set<string>>()
    for (const [alias, ucum] of ALIASES) units.set(alias, (units.get(alias) ?? new Set()).add(ucum))
    expect([...units].filter(([, codes]) => codes.size > 1)).toEqual([])
  })

  test('every unit of the lexicons is in the table of units', () => {
    expect(ALIASES.filter(([, ucum]) => !unitInfo(ucum))).toEqual([])
  })

  test.each([
    ['mSv', 'mSv', null, []],
    ['МЗв', 'mSv', 'letterCase', ['MSv']],
    ['MSV', 'mSv', 'letterCase', ['MSv']],
    ['MSv', 'mSv', 'letterCase', ['MSv']],
    ['МЗВ', 'mSv', 'letterCase', ['MSv']],
    ['mBq', 'mBq', 'letterCase', ['MBq']],
    ['MBq', 'MBq', null, []],
    ['МБк', 'MBq', null, []],
    ['мБк', 'mBq', 'letterCase', ['MBq']],
    ['MGy', 'mGy', 'letterCase', ['MGy']],
    ['MU', 'M[IU]', null, []],
    ['mU', 'm[IU]', 'letterCase', ['M[IU]']],
    ['MG', 'mg', null, []],
    ['МКГ', 'ug', null, []],
    ['МКЗВ', 'uSv', null, []],
    ['ГР', 'Gy', 'grayOrGram', ['g']],
    ['MGY.CM', 'mGy.cm', 'letterCase', ['MGy.cm']],
    ['МЗв/ч', 'mSv/h', 'letterCase', ['MSv/h']],
  ] as const)('%s is %s', (text, ucum, reason, alternatives) => {
    const read = readUnit(text, 0, 'unknown')
    expect([read?.ucum, read?.reason, read?.alternatives.map((unit) => unit.ucum)]).toEqual([
      ucum,
      reason,
      alternatives,
    ])
  })

  test.each([
    ['Гр', 'dosimetry', 'Gy', null],
    ['Гр', 'unknown', 'Gy', null],
    ['Гр', 'medication', 'Gy', 'grayOrGram'],
    ['гр', 'medication', 'g', null],
    ['гр', 'unknown', 'g', null],
    ['гр', 'dosimetry', 'g', 'grayOrGram'],
    ['Р', 'dosimetry', 'R', null],
    ['R', 'unknown', 'R', null],
  ] as const)('%s in a text on %s is %s', (text, context, ucum, reason) => {
    const read = readUnit(text, 0, context)
    expect([read?.ucum, read?.reason]).toEqual([ucum, reason])
  })

  test.each(['R', 'Р', 'MR tablets'])('%s isn’t a roentgen in a list of medicines', (text) => {
    expect(readUnit(text, 0, 'medication')).toBeNull()
  })

  test.each(['mgx', 'mSvx', 'гражданин', 'Gray1', 'mg5', '/ml', ' mg', '', 'P', 'xyz', '№'])(
    '%j begins with no unit',
    (text) => {
      expect(readUnit(text, 0, 'unknown')).toBeNull()
    },
  )

  test('notes mixed scripts within a unit', () => {
    expect(readUnit('mЗв', 0, 'unknown')?.notes).toEqual(['mixedScript'])
    expect(readUnit('ME', 0, 'unknown')).toMatchObject({ ucum: '[IU]', notes: ['mixedScript'] })
    expect(readUnit('мЗв', 0, 'unknown')?.notes).toEqual([])
  })

  test('a gram after a year is asked about', () => {
    expect(readUnit('2019 г', 5, 'unknown')).toMatchObject({ ucum: 'g', reason: 'gramOrYear' })
    expect(readUnit('500 г', 4, 'unknown')?.reason).toBeNull()
  })
})

describe('products and quotients', () => {
  test.each([
    ['mGy·cm²', 'mGy.cm2'],
    ['mGy·cm', 'mGy.cm'],
    ['Gy⋅cm2', 'Gy.cm2'],
    ['Gy*cm2', 'Gy.cm2'],
    ['Gy x cm2', 'Gy.cm2'],
    ['Gy×cm²', 'Gy.cm2'],
    ['Gycm²', 'Gy.cm2'],
    ['Gy cm²', 'Gy.cm2'],
    ['Gy.cm^2', 'Gy.cm2'],
    ['мГр·см²', 'mGy.cm2'],
    ['мГр х см', 'mGy.cm'],
    ['мГрсм', 'mGy.cm'],
    ['сГр * см2', 'cGy.cm2'],
    ['мкГр·м²', 'uGy.m2'],
    ['µGy\u00a0·\u00a0m²', 'uGy.m2'],
    ['mg/kg/day', 'mg/kg/d'],
    ['мг/кг/сут', 'mg/kg/d'],
    ['мкг/кг/мин', 'ug/kg/min'],
    ['mg / kg / h', 'mg/kg/h'],
    ['мкЗв/ч', 'uSv/h'],
    ['µSv h-1', 'uSv/h'],
    ['mL/h', 'mL/h'],
    ['мг/м²', 'mg/m2'],
    ['UI/0,2 ml', '[IU]/(200.uL)'],
    ['µg/5 ml', 'ug/(5.mL)'],
    ['mg/24 h', 'mg/d'],
  ])('%s is %s', (text, ucum) => {
    expect(readUnit(text, 0, 'unknown')).toMatchObject({ ucum, end: text.length })
  })

  test('«см.» after a dose isn’t a length', () => {
    expect(readUnit('мГр см. ниже', 0, 'dosimetry')?.ucum).toBe('mGy')
  })

  test('a stroke before a second strength does not divide', () => {
    expect(readUnit('mg/1000mg', 0, 'medication')).toMatchObject({ ucum: 'mg', end: 2 })
  })

  test('where the part above the stroke ends is known', () => {
    expect(readUnit('mg per day', 0, 'medication')).toMatchObject({ ucum: 'mg/d', numerator: { ucum: 'mg', end: 2 } })
  })
})

describe('conversion', () => {
  test.each([
    ['1', 'REM', '10', 'mSv'],
    ['1', 'mREM', '0.01', 'mSv'],
    ['1', 'RAD', '10', 'mGy'],
    ['1', 'uSv', '0.001', 'mSv'],
    ['1', 'nSv', '0.000001', 'mSv'],
    ['1', 'Sv', '1000', 'mSv'],
    ['1', 'cGy', '10', 'mGy'],
    ['1', 'Gy.m2', '10000', 'Gy.cm2'],
    ['1', 'uGy.m2', '0.01', 'Gy.cm2'],
    ['1', 'cGy.cm2', '0.01', 'Gy.cm2'],
    ['1', 'dGy.cm2', '0.1', 'Gy.cm2'],
    ['10', 'uGy.m2', '0.1', 'Gy.cm2'],
    ['1', 'mGy.cm2', '0.001', 'Gy.cm2'],
    ['1', 'cGy.m2', '100', 'Gy.cm2'],
    ['1', 'Gy.cm', '1000', 'mGy.cm'],
    ['1', 'mCi', '37', 'MBq'],
    ['1', 'uCi', '0.037', 'MBq'],
    ['1', 'Ci', '37000', 'MBq'],
    ['1', 'GBq', '1000', 'MBq'],
    ['1', 'kBq', '0.001', 'MBq'],
    ['1', 'mBq', '0.000000001', 'MBq'],
    ['500', 'mg', '0.5', 'g'],
    ['75', 'ug', '0.000075', 'g'],
    ['1', 'kg', '1000', 'g'],
    ['0.1', 'REM', '1', 'mSv'],
    ['0.3', 'uSv', '0.0003', 'mSv'],
  ])('%s %s is %s %s', (value, ucum, canonical, unit) => {
    expect(toCanonical(value, ucum)).toEqual({ value: canonical, unit })
  })

  test.each([
    'uSv/h',
    'mSv/a',
    'R',
    'mR',
    '[IU]',
    "[USP'U]",
    'mmol',
    'meq',
    '{tbl}',
    'mg/mL',
    'mg/kg/d',
    'mL',
    '%',
    'no such unit',
  ])('%s is never converted', (ucum) => {
    expect(toCanonical('1', ucum)).toBeNull()
  })

  test('gray and sievert, mass and arbitrary units are not compared', () => {
    expect(sameAmount({ value: '1', ucum: 'Gy' }, { value: '1', ucum: 'Sv' })).toBeNull()
    expect(sameAmount({ value: '12', ucum: 'mSv' }, { value: '1.2', ucum: 'REM' })).toBe(true)
  })

  const digits = fc
    .tuple(fc.integer({ min: 0, max: 999_999 }), fc.integer({ min: 0, max: 8 }))
    .map(([n, places]) => new Big(n).times(new Big(10).pow(-places)).toFixed())

  test('is exact: the canonical value over the factor is the value, digit by digit', () => {
    const units = allUnitCodes().filter((ucum) => unitInfo(ucum)?.canonical)
    fc.assert(
      fc.property(digits, fc.constantFrom(...units), (value, ucum) => {
        const factor = unitInfo(ucum)?.canonical?.factor ?? '0'
        expect(new Big(toCanonical(value, ucum)?.value ?? 'NaN').eq(new Big(value).times(factor))).toBe(true)
      }),
    )
  })

  test('ten of a prefix step are the step: micro, milli and the bare unit agree to the last digit', () => {
    fc.assert(
      fc.property(digits, fc.constantFrom('Sv', 'Gy', 'g', 'REM', 'Ci'), (value, base) => {
        const milli = new Big(value).times(1000).toFixed()
        const micro = new Big(value).times(1_000_000).toFixed()
        expect(toCanonical(milli, `m${base}`)).toEqual(toCanonical(value, base))
        expect(toCanonical(micro, `u${base}`)).toEqual(toCanonical(value, base))
      }),
    )
  })
})

const CASES = path.join(CORPUS, 'doses/ucum_functional/cases.jsonl')
const there = existsSync(CASES)

;(there ? describe : describe.skip)(
  `UCUM's own functional tests${there ? '' : ' (skipped: ACTUM_CORPUS names no folder)'}`,
  () => {
    test('don’t list our codes as invalid, and we don’t accept invalid ones', () => {
      const cases = readFileSync(CASES, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as { kind: string; unit?: string; valid?: string })
      const invalid = new Set(
        cases.filter(({ kind, valid }) => kind === 'validation' && valid === 'false').map(({ unit }) => unit),
      )
      expect(invalid.size).toBeGreaterThan(10)
      expect(allUnitCodes().filter((code) => invalid.has(code))).toEqual([])
      expect([...invalid].filter((unit) => unit && unitInfo(unit))).toEqual([])
    })
  },
)

test.each([
  ['10*-2.mSv', '0.01'],
  ['10*3.mSv', '1000'],
  ['10*-2.uSv', '0.00001'],
  ['10*4.uSv', '10'],
])('%s is %s mSv', (ucum, factor) => {
  expect(toCanonical('1', ucum)).toEqual({ value: factor, unit: 'mSv' })
})
