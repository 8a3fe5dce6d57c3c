import { describe, expect, test } from '@jest/globals'
import { headerWords } from './header-words'
import { Phrases } from './phrases'

describe('words of headers without their endings', () => {
  test('hands in Romanian are not the main badge in English', () => {
    expect(headerWords('Main badge (mSv)').position).toBeNull()
    expect(headerWords('Hp(10), main (mSv)').position).toBeNull()
    expect(headerWords('Hp(0,07) mâini (mSv)').position).toBe('extremity')
    expect(headerWords('Doza mâinilor (mSv)').position).toBe('extremity')
  })

  test('ignores endings and letter case, and finds the longest phrase', () => {
    const phrases = new Phrases([
      ['дата', 'date'],
      ['дата приема на работу', 'hire'],
    ])
    expect(phrases.in('ДАТА').map(({ meaning }) => meaning)).toEqual(['date'])
    expect(phrases.in('Дата приёма на работу').map(({ meaning }) => meaning)).toEqual(['hire'])
  })
})

test.each([
  ['E внутр., мЗв', 'E'],
  ['E int., mSv', 'E'],
  ['ОЭД, мкЗв', 'E'],
  ['Kerma în punctul de referință (mGy)', 'Ka,r'],
  // No quantity: neither is measured in what follows.
  ['E max, keV', null],
  ['E. Popescu', null],
] as const)('the quantity of «%s»', (header, quantity) => {
  expect(headerWords(header).quantity).toBe(quantity)
})
