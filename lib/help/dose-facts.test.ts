import { describe, expect, test } from '@jest/globals'
import { MARKERS } from '@/lib/documents/doses/lexicon/markers'
import { LISTED_KINDS, markFacts, periodFacts, positionFacts, quantityFacts, unitFacts } from './dose-facts'

describe.each(['ru', 'ro', 'en'] as const)('the help on doses in %s', (language) => {
  test('has units of every kind, and of those that are made into one another the one they are brought to', () => {
    const units = unitFacts(language)
    expect(units.map(({ kind }) => kind)).toEqual(LISTED_KINDS)
    expect(units.filter(({ symbols }) => symbols.length === 0)).toEqual([])
    expect(units.filter(({ canonical }) => canonical === null).map(({ kind }) => kind)).toEqual([
      'exposure',
      'volume',
      'arbitrary',
      'amount',
      'countable',
    ])
  })

  test('has every meaning of a mark, every position, period and quantity, none of them empty', () => {
    expect(new Set(markFacts(language).map(({ censor }) => censor))).toEqual(
      new Set(MARKERS.map(({ censor }) => censor)),
    )
    const words = [
      ...markFacts(language).map(({ marks }) => marks),
      ...positionFacts(language).map((position) => position.words),
      ...periodFacts(language).map((period) => period.words),
      ...quantityFacts(language).map(({ names }) => names),
    ]
    expect(words.filter((list) => list.length === 0)).toEqual([])
  })
})

test('units are written as their language writes them', () => {
  const [equivalent] = unitFacts('ru')
  expect(equivalent).toMatchObject({ kind: 'equivalent', canonical: 'мЗв' })
  expect(equivalent?.symbols).toEqual(expect.arrayContaining(['Зв', 'мЗв', 'мкЗв', 'бэр']))
  expect(unitFacts('ru').find(({ kind }) => kind === 'area_product')?.canonical).toBe('Гр·см²')
  expect(unitFacts('en')[0]?.symbols).toContain('mSv')
  expect(unitFacts('ro')[0]).toMatchObject({ canonical: 'mSv', symbols: expect.arrayContaining(['µSv']) })
})

test('each language has its own words for marks and periods, and the signs of devices besides', () => {
  const told = (language: 'ru' | 'ro' | 'en') => [
    ...markFacts(language).flatMap(({ marks }) => marks),
    ...periodFacts(language).flatMap(({ words }) => words),
  ]
  const words = { ru: told('ru'), ro: told('ro'), en: told('en') }
  for (const shared of ['MNR', 'NR', '<LD']) {
    expect(Object.values(words).filter((each) => each.includes(shared))).toHaveLength(3)
  }
  expect(words.en.filter((word) => words.ro.includes(word) && /\p{Ll}{3}/u.test(word))).toEqual([])
  expect(words.en).toEqual(expect.arrayContaining(['not read', 'annual', 'lost', 'half year', '5 years']))
  expect(words.ro).toEqual(expect.arrayContaining(['necitit', 'anual', 'an', 'lipsă', 'semestru', 'pe 5 ani']))
  expect(words.ru).toEqual(expect.arrayContaining(['не считан', 'за год']))
})
