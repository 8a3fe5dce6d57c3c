import { describe, expect, test } from '@jest/globals'
import { EN_HEADERS } from './en/headers'
import { EN_QUANTITIES } from './en/quantities'
import { HEADER_MEANINGS } from './headers'
import { readMark } from '../grammar/marks'
import { MARKERS } from './markers'
import { NEGATED_EXAMPLES } from './negated-examples'
import { POSITION_WORDS } from './positions'
import { QUANTITIES, QUANTITY_KINDS, QUANTITY_OF_KIND } from './quantity'
import { RO_HEADERS } from './ro/headers'
import { RO_QUANTITIES } from './ro/quantities'
import { RU_HEADERS } from './ru/headers'
import { RU_QUANTITIES } from './ru/quantities'
import type { Lexicon } from './types'

const LEXICONS: readonly (readonly [string, Lexicon])[] = [
  ['English headers', EN_HEADERS],
  ['Russian headers', RU_HEADERS],
  ['Romanian headers', RO_HEADERS],
  ['English quantities', EN_QUANTITIES],
  ['Russian quantities', RU_QUANTITIES],
  ['Romanian quantities', RO_QUANTITIES],
]

describe('lexicons', () => {
  test.each(LEXICONS)('%s have no spelling twice', (_, { entries }) => {
    const words = Object.values(entries).flatMap((list) => list ?? [])
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
    expect(words.filter((word) => word.trim() !== word || word === '')).toEqual([])
  })

  test('header words are written as they are compared: small, without stops, Romanian without diacritics', () => {
    const words = [EN_HEADERS, RU_HEADERS, RO_HEADERS].flatMap(({ entries }) => Object.values(entries).flat())
    expect(words.filter((word) => word !== word.toLowerCase() || /[.,:ăâîșțё]/.test(word))).toEqual([])
  })

  test.each([EN_HEADERS, RU_HEADERS, RO_HEADERS])(
    'every language has words for who, when, what and which limit',
    ({ entries }) => {
      const missing = HEADER_MEANINGS.filter((meaning) => !entries[meaning]?.length)
      expect(missing).toEqual([])
    },
  )

  test('every quantity is named in English, has kinds of unit, and the one a unit implies is stated in that unit', () => {
    expect(QUANTITIES.filter((quantity) => !EN_QUANTITIES.entries[quantity]?.length)).toEqual([])
    for (const [kind, quantity] of Object.entries(QUANTITY_OF_KIND)) expect(QUANTITY_KINDS[quantity]).toContain(kind)
  })

  test('a mark means one thing', () => {
    const meanings = new Map<string, Set<string>>()
    for (const { mark, censor } of MARKERS) meanings.set(mark, (meanings.get(mark) ?? new Set()).add(censor))
    expect([...meanings].filter(([, censors]) => censors.size > 1)).toEqual([])
  })

  test('an example of a negated verb means what is said of it', () => {
    const read = Object.entries(NEGATED_EXAMPLES).map(([censor, marks]) => [
      censor,
      marks.map((mark) => readMark(mark, 'dosimetry')),
    ])
    expect(read).toEqual(Object.entries(NEGATED_EXAMPLES).map(([censor, marks]) => [censor, marks.map(() => censor)]))
  })

  test('a body position has no word that represents another', () => {
    for (const words of Object.values(POSITION_WORDS)) {
      const all = Object.values(words).flat()
      expect(all.filter((word, index) => all.indexOf(word) !== index)).toEqual([])
    }
  })
})
