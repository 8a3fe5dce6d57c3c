import { describe, expect, test } from '@jest/globals'
import { DocumentError } from '@/lib/documents/error'
import { QUANTITIES } from '@/lib/documents/doses/lexicon/quantity'
import { LIMIT_PROFILES } from '@/lib/documents/doses/limits/profiles'
import { parseProfile } from '@/lib/documents/doses/parse-profile'
import { newProfileSchema } from './profile-schema'

const limit = { id: 'year', quantities: ['E'], value: '6' }
const own = { name: 'Ours', limits: [limit] }
const profile = (change: object) => ({ ...own, ...change })
const oneLimit = (change: object) => profile({ limits: [{ ...limit, ...change }] })

/** What the command line makes of a profile's JSON, and what the API does; null where it is refused. */
function read(json: unknown) {
  const given: unknown = JSON.parse(JSON.stringify(json))
  let byCommandLine: unknown
  try {
    byCommandLine = parseProfile(given)
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error
    byCommandLine = null
  }
  return { byCommandLine, byApi: newProfileSchema.safeParse(given).data ?? null }
}

describe('the command line and the API', () => {
  test.each<[string, unknown]>([
    ['no object', [own]],
    ['null', null],
    ['no name', profile({ name: undefined })],
    ['a name of spaces', profile({ name: '  ' })],
    ['a name of 101 characters', profile({ name: 'a'.repeat(101) })],
    ['a name with a line feed', profile({ name: 'Our\nown' })],
    ['a name that is a number', profile({ name: 7 })],
    ['a day that no calendar has', profile({ validFrom: '2024-99-99' })],
    ['29 February of another year', profile({ validFrom: '2023-02-29' })],
    ['a day with a time', profile({ validFrom: '2024-01-01T00:00' })],
    ['a day behind a space', profile({ validFrom: ' 2024-01-01' })],
    ['a day as a person writes it', profile({ validFrom: '01.09.2009' })],
    ['no limits', profile({ limits: [] })],
    ['limits that are no list', profile({ limits: { 0: limit } })],
    ['101 limits', profile({ limits: Array.from({ length: 101 }, () => limit) })],
    ['a key that a profile has none of', profile({ valid: '2024-01-01' })],
    ['a limit without an id', oneLimit({ id: undefined })],
    ['an id of spaces', oneLimit({ id: ' ' })],
    ['an id of 61 characters', oneLimit({ id: 'a'.repeat(61) })],
    ['no quantities', oneLimit({ quantities: [] })],
    ['an unknown quantity', oneLimit({ quantities: ['kV'] })],
    ['more quantities than there are', oneLimit({ quantities: [...QUANTITIES, 'E'] })],
    ['a limit of 0', oneLimit({ value: '0' })],
    ['a limit of 0.00', oneLimit({ value: '0.00' })],
    ['a limit below zero', oneLimit({ value: '-1' })],
    ['a limit with an exponent', oneLimit({ value: '1e3' })],
    ['a limit with a comma', oneLimit({ value: '12,5' })],
    ['a limit of ten digits', oneLimit({ value: '1234567890' })],
    ['a limit that ends with a line feed', oneLimit({ value: '6\n' })],
    ['no value', oneLimit({ value: undefined })],
    ['another unit', oneLimit({ unit: 'mGy' })],
    ['two years', oneLimit({ years: 2 })],
    ['years in letters', oneLimit({ years: '1' })],
    ['a mean that is neither true nor false', oneLimit({ averaged: 1 })],
    ['a source of 501 characters', oneLimit({ source: 'a'.repeat(501) })],
    ['a source with U+0000', oneLimit({ source: '\u0000' })],
    ['a misspelt key', oneLimit({ averagd: true })],
  ])('both refuse %s', (_what, json) => {
    expect(read(json)).toEqual({ byCommandLine: null, byApi: null })
  })

  test.each<[string, unknown]>([
    ['the least that a profile needs', own],
    ['spaces around the names', profile({ name: ' Ours ', limits: [{ ...limit, id: ' year ' }] })],
    ['the longest of each', profile({ name: 'a'.repeat(100), limits: [{ ...limit, source: 'a'.repeat(500) }] })],
    ['every quantity', oneLimit({ quantities: QUANTITIES })],
    ['29 February', profile({ validFrom: '2024-02-29' })],
    ['no day', profile({ validFrom: null })],
    ['a limit below one', oneLimit({ value: '0.05', unit: 'mSv', years: 5, averaged: true, verified: true })],
    ...LIMIT_PROFILES.map((each): [string, unknown] => [each.name, each]),
  ])('both take %s, and make the same of it', (_what, json) => {
    const { byCommandLine, byApi } = read(json)
    expect(byCommandLine).not.toBeNull()
    expect(byApi).toEqual(byCommandLine)
  })
})
