import { describe, expect, test } from '@jest/globals'
import { readCase } from '../test-support/read-case'

const PERSONS = ['Иванов И. И.', 'Петров П. П.']

function read(labels: readonly string[], persons = PERSONS) {
  const rows = labels.map((label, at) => [label, 0.12 + at, 0.3 + at])
  const { doses, asked, balanced } = readCase([['Показатель', ...persons], ...rows])
  return { doses: doses.length, asked, balanced }
}

describe('rows of one quantity that perhaps two badges measured at the same time', () => {
  test.each([
    ['Hp(10), дозиметр 1, мЗв', 'Hp(10), дозиметр 2, мЗв'],
    ['Hp(10), мЗв (дозиметр № 5012)', 'Hp(10), мЗв (дозиметр № 5013)'],
    ['Доза (дозиметр основной), мЗв', 'Доза (дозиметр дополнительный), мЗв'],
    ['Hp(10), мЗв', 'Hp(10), второй дозиметр, мЗв'],
    ['Hp(10) основной, мЗв', 'Hp(10) дополнительный, мЗв'],
    ['Hp(10) 1, мЗв', 'Hp(10) 2, мЗв'],
    ['Эффективная доза 1, мЗв', 'Эффективная доза 2, мЗв'],
    ['Hp(10), показание 1, мЗв', 'Hp(10), показание 2, мЗв'],
    ['Hp(3), левый глаз, мЗв', 'Hp(3), правый глаз, мЗв'],
    ['Hp(10), dosimeter 1, mSv', 'Hp(10), dosimeter 2, mSv'],
    ['Hp(10), badge A, mSv', 'Hp(10), badge B, mSv'],
    ['Hp(10), dozimetru 1, mSv', 'Hp(10), dozimetru 2, mSv'],
    ['Hp(10), гамма, дозиметр 1, мЗв', 'Hp(10), гамма, дозиметр 2, мЗв'],
    ['Hp(10), 1-я неделя, осн., мЗв', 'Hp(10), 1-я неделя, доп., мЗв'],
  ])('the second one is asked about, not added: %s | %s', (...labels) => {
    expect(read(labels)).toEqual({ doses: 2, asked: ['B3 repeatedRow', 'C3 repeatedRow'], balanced: true })
  })

  test('all but the first of several are', () => {
    const labels = [1, 2, 3].map((number) => `Hp(10), дозиметр ${number}, мЗв`)
    expect(read(labels).asked).toEqual(['B3 repeatedRow', 'C3 repeatedRow', 'B4 repeatedRow', 'C4 repeatedRow'])
  })

  test.each([
    ['Hp(10) под фартуком, мЗв', 'Hp(10) над фартуком, мЗв'],
    ['Hp(10), грудь, мЗв', 'Hp(10), воротник, мЗв'],
    ['Hp(0,07), левая кисть, мЗв', 'Hp(0,07), правая кисть, мЗв'],
    ['Hp(10) under apron, mSv', 'Hp(10) over apron, mSv'],
    ['Hp(10) sub șorț, mSv', 'Hp(10) peste șorț, mSv'],
    ['Hp(10), дозиметр 1, I кв. 2025, мЗв', 'Hp(10), дозиметр 2, II кв. 2025, мЗв'],
    ['Hp(10), 1-я неделя, мЗв', 'Hp(10), 2-я неделя, мЗв'],
    ['Hp(10), гамма, мЗв', 'Hp(10), бета, мЗв'],
    ['Hp(10), дозиметр 1, мЗв', 'Hp(3), дозиметр 2, мЗв'],
    ['Эффективная доза, КТ, мЗв', 'Эффективная доза, рентгенография, мЗв'],
    ['Эффективная доза, исследование 1, мЗв', 'Эффективная доза, исследование 2, мЗв'],
  ])('distinguishes places, times, kinds of radiation and examinations: %s | %s', (...labels) => {
    expect(read(labels)).toEqual({ doses: 4, asked: [], balanced: true })
  })

  test('places are never added up', () => {
    const rows = [
      ['Показатель', ...PERSONS],
      ['Hp(10) под фартуком, мЗв', 0.12, 0.3],
      ['Hp(10) над фартуком, мЗв', 0.2, 0.31],
    ]
    expect(readCase(rows).doses).toEqual([
      'B2 Hp(10) 0.12 mSv; Иванов И. И.; -; chest',
      'C2 Hp(10) 0.3 mSv; Петров П. П.; -; chest',
      'B3 Hp(10) 0.2 mSv; Иванов И. И.; -; collar',
      'C3 Hp(10) 0.31 mSv; Петров П. П.; -; collar',
    ])
  })

  test('a sum of badges is their total, and one badge in each section is a dose', () => {
    const rows = [
      ['Показатель', ...PERSONS],
      ['I квартал 2025'],
      ['Hp(10), дозиметр 1, мЗв', 0.12, 0.3],
      ['II квартал 2025'],
      ['Hp(10), дозиметр 2, мЗв', 0.2, 0.31],
      ['Hp(10), итого, мЗв', 0.32, 0.61],
    ]
    const { doses, asked } = readCase(rows)
    expect({ doses: doses.map((dose) => dose.split(';')[0]), asked }).toEqual({
      doses: [
        'B3 Hp(10) 0.12 mSv',
        'C3 Hp(10) 0.3 mSv',
        'B5 Hp(10) 0.2 mSv',
        'C5 Hp(10) 0.31 mSv',
        'B6 Hp(10) 0.32 mSv total',
        'C6 Hp(10) 0.61 mSv total',
      ],
      asked: [],
    })
  })
})

describe('lines of a card of one quantity', () => {
  const card = (...lines: readonly (readonly [string, number])[]) =>
    readCase([['ФИО', 'Иванов И. И.'], ['Период', 'I кв. 2025'], ...lines])

  test.each([
    ['Hp(10), дозиметр 1, мЗв', 'Hp(10), дозиметр 2, мЗв'],
    ['Hp(10), показание 1, мЗв', 'Hp(10), показание 2, мЗв'],
    ['Hp(10), мЗв', 'Hp(10), мЗв'],
    ['Доза, мЗв', 'Доза, мЗв'],
  ])('the second one is asked about, neither added nor lost: %s | %s', (first, second) => {
    const { doses, asked, balanced } = card([first, 0.12], [second, 0.2])
    expect({ doses: doses.map((dose) => dose.split(' ')[0]), asked, balanced }).toEqual({
      doses: ['B3'],
      asked: ['B4 repeatedRow'],
      balanced: true,
    })
  })

  test.each([
    ['Hp(10) под фартуком, мЗв', 'Hp(10) над фартуком, мЗв'],
    ['Hp(10), мЗв', 'Hp(3), мЗв'],
  ])('distinguishes places and quantities: %s | %s', (first, second) => {
    expect(card([first, 0.12], [second, 0.2])).toMatchObject({ doses: { length: 2 }, asked: [], balanced: true })
  })

  test('a card below another one may begin with its dose', () => {
    const rows = [
      ['Hp(10), мЗв', 0.12],
      ['ФИО', 'Иванов И. И.'],
      ['Hp(10), мЗв', 0.2],
      ['ФИО', 'Петров П. П.'],
    ]
    expect(readCase(rows)).toEqual({
      doses: ['B1 Hp(10) 0.12 mSv; Иванов И. И.; -', 'B3 Hp(10) 0.2 mSv; Петров П. П.; -'],
      asked: [],
      balanced: true,
    })
  })
})
