import { expect, test } from '@jest/globals'
import { DocumentError } from '../error'
import { LIMIT_PROFILES } from './limits/profiles'
import { parseMapping } from './parse-mapping'
import { namedProfile, parseProfile } from './parse-profile'

const column = {
  sheet: 'A',
  column: 'c',
  header: 'Hp(10)',
  role: 'period',
  quantity: 'Hp(10)',
  unit: 'mSv',
  position: null,
}

function pathOf(work: () => unknown): unknown {
  try {
    work()
  } catch (error) {
    return error instanceof DocumentError ? `${error.code} ${error.params.path ?? error.params.profile}` : error
  }
  return null
}

/** What is reported, with its paths. */
function pathsOf(work: () => unknown): unknown {
  try {
    work()
  } catch (error) {
    return error instanceof DocumentError ? error.problems.map(({ code, params }) => [code, params.path]) : error
  }
  return null
}

test('the columns of an earlier result, or the bare list of them, are a mapping; what else is there is passed over', () => {
  const expected = [{ ...column, column: 'C' }]
  expect(parseMapping({ doses: [], columns: [{ ...column, unitSource: 'header', confidence: 1 }] })).toEqual(expected)
  expect(parseMapping([column])).toEqual(expected)
})

test('a mapping that cannot be read says where', () => {
  const wrong = (change: object) => pathOf(() => parseMapping([{ ...column, ...change }]))
  expect(wrong({ role: 'dose' })).toBe('DOSE_MAPPING_WRONG columns[0].role')
  expect(wrong({ unit: 'мЗв' })).toBe('DOSE_MAPPING_WRONG columns[0].unit')
  expect(wrong({ column: '7' })).toBe('DOSE_MAPPING_WRONG columns[0].column')
  expect(pathOf(() => parseMapping({}))).toBe('DOSE_MAPPING_WRONG columns')
  expect(pathOf(() => parseMapping(null))).toBe('DOSE_MAPPING_WRONG $')
})

test('a profile of one’s own has the shape of those that come with the product', () => {
  for (const profile of LIMIT_PROFILES) expect(parseProfile(JSON.parse(JSON.stringify(profile)))).toEqual(profile)
  const own = { name: 'Ours', limits: [{ id: 'year', quantities: ['E'], value: 6 }] }
  expect(parseProfile(own)).toEqual({
    name: 'Ours',
    validFrom: null,
    limits: [
      {
        id: 'year',
        quantities: ['E'],
        value: '6',
        unit: 'mSv',
        years: 1,
        averaged: false,
        source: '',
        verified: false,
      },
    ],
  })
  expect(pathOf(() => parseProfile({ ...own, limits: [{ id: 'x', quantities: ['E'], value: '-1' }] }))).toBe(
    'LIMIT_PROFILE_WRONG limits[0].value',
  )
  expect(
    pathOf(() => parseProfile({ ...own, limits: [{ id: 'x', quantities: ['E'], value: 6, avaraged: true }] })),
  ).toBe('LIMIT_PROFILE_WRONG limits[0].avaraged')
})

test('all that is wrong is reported together, in the order of the file', () => {
  const wrongMapping = [
    { ...column, role: 'dose', unit: 'мЗв' },
    { ...column, column: '7' },
  ]
  expect(pathsOf(() => parseMapping(wrongMapping))).toEqual(
    ['columns[0].role', 'columns[0].unit', 'columns[1].column'].map((path) => ['DOSE_MAPPING_WRONG', path]),
  )
  const limits = [
    { id: '', quantities: ['E', 'Hp(11)'], value: 6, avaraged: true },
    { id: 'lens', quantities: ['Hp(3)'], value: 20, years: 2 },
  ]
  expect(pathsOf(() => parseProfile({ nam: 'Ours', validFrom: '2026', limits }))).toEqual(
    [
      'nam',
      'name',
      'validFrom',
      'limits[0].avaraged',
      'limits[0].id',
      'limits[0].quantities[1]',
      'limits[1].years',
    ].map((path) => ['LIMIT_PROFILE_WRONG', path]),
  )
})

test('reports only the first hundred paths of an entirely invalid file', () => {
  const columns = Array.from({ length: 20_000 }, () => ({ header: 1, quantity: 1, unit: 1, position: 1 }))
  const others = Object.fromEntries(Array.from({ length: 200_000 }, (_, index) => [`key${index}`, 1]))
  for (const work of [() => parseMapping(columns), () => parseProfile(others)]) {
    expect(pathsOf(work)).toHaveLength(100)
  }
})

test('rejects an unknown profile with its name', () => {
  expect(namedProfile('icrp-103').name).toBe('icrp-103')
  expect(pathOf(() => namedProfile('icrp'))).toBe('LIMIT_PROFILE_UNKNOWN icrp')
})
