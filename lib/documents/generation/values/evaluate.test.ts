import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { DataLanguage } from '../../spreadsheets/language'
import { brief, ERROR, printRun, table, type TestCell } from './test-support/print-run'

const print = (text: string, headers: string[], rows: TestCell[][], language: DataLanguage = 'ru', together = false) =>
  printRun(text, table(headers, rows, language), { language, ...(together && { groupBy: ['*'] }) })

describe('arithmetic', () => {
  test.each<[string, string]>([
    ['{Цена * Кол-во}', '301,5'],
    ['{Цена × Кол-во}', '301,5'],
    ['{Цена*Кол-во}', '301,5'],
    ['{Кол-во}', '3'],
    ['{Цена + Кол-во * 2}', '106,5'],
    ['{(Цена + Кол-во) * 2}', '207'],
    ['{Цена - 0,5}', '100'],
    ['{Цена − Кол-во − 1}', '96,5'],
    ['{-Кол-во}', '−3'],
    ['{Цена + 20%}', '120,6'],
    ['{Цена - 10%}', '90,45'],
    ['{Кол-во * 20%}', '0,6'],
    ['{Цена / Кол-во}', '33,5'],
    ['{Кол-во ÷ 7}', '0,428571428571429'],
    ['{Кол-во / 7 * 7}', '3'],
    ['{0,1 + 0,2 + Кол-во - Кол-во}', '0,3'],
    ['{Цена * 20%}', '20,1'],
    ['{округлить(Цена / 7, 2)}', '14,36'],
    ['{round(Цена / 7)}', '14'],
    ['{Цена * Кол-во | number:2}', '301,50'],
    ['{Цена * 10 | прописью:"руб"}', 'одна тысяча пять рублей 00 копеек'],
    ['{[Кол-во] + 1}', '4'],
    ['{Цена с НДС - Цена}', '20,1'],
  ])('%s prints %s', (tag, printed) => {
    const { texts, problems } = print(tag, ['Цена', 'Кол-во', 'Цена с НДС'], [[100.5, 3, 120.6]])
    expect([texts, brief(problems)]).toEqual([[printed], []])
  })

  test('takes totals', () => {
    const rows = [[1.1], [2.2], [3.3]]
    const whole = (tag: string) => print(tag, ['Доза'], rows, 'ru', true).texts[0]
    expect(whole('{rows | sum:"Доза" / 3}')).toBe('2,2')
    expect(whole('{строки|сумма:"Доза" + строки|количество}')).toBe('9,6')
    expect(whole('{rows|sum:Доза * 2 | number:2}')).toBe('13,20')
    expect(whole('{rows | sum:"Доза" | number:2}')).toBe('6,60')
  })

  test('keeps the format that its addends share', () => {
    const money = (value: number) => ({ value, numFmt: '#,##0.00" ₽"' })
    expect(print('{А + Б}', ['А', 'Б'], [[money(1000), money(0.5)]]).texts).toEqual(['1\u00a0000,50 ₽'])
  })

  test.each<[string, TestCell[], string]>([
    ['an empty cell', [1, null], 'B2'],
    ['a text', [1, 'два'], 'B2'],
    ['an error', [ERROR, 1], 'A2'],
    ['a mark for no data', ['н/д', 1], 'A2'],
    [
      'two currencies',
      [
        { value: 1, numFmt: '0" ₽"' },
        { value: 1, numFmt: '0" €"' },
      ],
      'A2',
    ],
  ])('prints nothing over %s, and names the cell', (_, row, cell) => {
    const { texts, problems } = print('{А + Б}', ['А', 'Б'], [row])
    expect([texts, brief(problems)]).toEqual([[''], [`CALCULATION_UNKNOWN ${cell} {А + Б}`]])
  })

  test('prints nothing for a division by zero', () => {
    const { texts, problems } = print('{А / Б}', ['А', 'Б'], [[1, 0]])
    expect([texts, problems[0]?.params.reason]).toEqual([[''], 'division'])
  })

  test('names what no column has, and reads no further than its grammar', () => {
    const { matching } = print('{Цена * Штук всего} {Цена * } {Цена > 5}', ['Цена', 'Кол-во'], [[1, 2]])
    expect(matching.problems.map(({ code, tag }) => `${code} ${tag}`)).toEqual([
      'TAG_NO_COLUMN {Цена * Штук всего}',
      'EXPRESSION_UNREADABLE {Цена * }',
      'EXPRESSION_UNREADABLE {Цена > 5}',
      'COLUMN_UNUSED null',
      'COLUMN_UNUSED null',
    ])
  })

  test.each([
    '{Цена + constructor.constructor("x")()}',
    '{Цена.__proto__ + 1}',
    '{Цена + process.exit(1)}',
    `{Цена${' + ('.repeat(60)}1${')'.repeat(60)}}`,
    `{Цена${' * 9999999999'.repeat(100)}}`,
    '{Цена + `x`}',
    '{Цена ** 9}',
    '{Цена = Цена = Цена}',
  ])('refuses %s', (tag) => {
    const { texts, matching } = print(tag, ['Цена'], [[2]])
    expect(texts).toEqual([''])
    expect(matching.problems.some(({ tag: of }) => of === tag)).toBe(true)
  })

  test('is exact for any decimals', () => {
    const decimal = fc.record({
      units: fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }),
      places: fc.integer({ min: 0, max: 3 }),
    })
    const written = ({ units, places }: { units: bigint; places: number }) => Number(units) / 10 ** places
    fc.assert(
      fc.property(decimal, decimal, (a, b) => {
        const row = [written(a), written(b)]
        const printed = (tag: string) => print(tag, ['А', 'Б'], [row], 'en').texts[0]
        const places = a.places + b.places
        const product = plain(a.units * b.units, places)
        const sum = plain(a.units * 10n ** BigInt(b.places) + b.units * 10n ** BigInt(a.places), places)
        expect([printed('{А * Б}'), printed('{А + Б}')]).toEqual([product, sum].map((text) => text.replace('-', '−')))
      }),
      { numRuns: 200 },
    )
  })
})

/** A decimal without zeros at its end. */
function plain(units: bigint, places: number): string {
  const digits = (units < 0n ? -units : units).toString().padStart(places + 1, '0')
  const fraction = places === 0 ? '' : digits.slice(-places).replace(/0+$/, '')
  const whole = places === 0 ? digits : digits.slice(0, -places)
  return (units < 0n ? '-' : '') + whole + (fraction === '' ? '' : `.${fraction}`)
}

describe('conditions', () => {
  const shown = (condition: string, row: TestCell[]) =>
    print(`{#${condition}}да{/}{^${condition}}нет{/}`, ['Доза', 'Лимит', 'Отдел', 'Согласен'], [row]).texts[0]

  test.each<[string, TestCell[], string]>([
    ['Доза > 1 и Отдел = "Рентген"', [2, 5, 'рентген'], 'да'],
    ['Доза > 1 and Отдел = "Рентген"', [2, 5, 'МРТ'], 'нет'],
    ['Доза > 5 или Отдел = Рентген', [2, 5, 'Рентген'], 'да'],
    ['Доза > 5 sau Доза < 1', [2, 5], 'нет'],
    ['не Согласен', [2, 5, 'x', 'нет'], 'да'],
    ['Согласен и не (Доза > Лимит)', [2, 5, 'x', 'да'], 'да'],
    ['Доза > Лимит / 2', [3, 5], 'да'],
    ['Доза * 2 <= Лимит', [3, 5], 'нет'],
    ['Доза > Лимит', [3, 5], 'нет'],
    ['Доза - 1 = 2', [3, 5], 'да'],
    ['Доза > 1 и Лимит > 1', [null, 0.5], 'нет'],
    ['Доза > 1 и Лимит > 1', [null, 5], ''],
    ['Доза > 1 или Лимит > 1', [null, 5], 'да'],
  ])('%s over %j: %s', (condition, row, printed) => {
    expect(shown(condition, row)).toBe(printed)
  })

  test('ask totals', () => {
    const rows = [[1], [2]]
    const text = '{#rows|count > 1}много{/}{#rows | sum:"Доза" > 3}лишнее{/}{^rows|sum:"Доза" > 3}в норме{/}'
    expect(print(text, ['Доза'], rows, 'ru', true).texts).toEqual(['многов норме'])
  })

  test('leave headers that contain signs alone', () => {
    const text = '{Кол-во} {Цена/шт} {Дата и время} {A + B}'
    expect(print(text, ['Кол-во', 'Цена/шт', 'Дата и время', 'A + B'], [[1, 2, 'x', 4]]).texts).toEqual(['1 2 x 4'])
  })
})
