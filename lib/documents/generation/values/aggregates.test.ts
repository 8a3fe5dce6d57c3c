import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { DataLanguage } from '../../spreadsheets/language'
import { brief, day, ERROR, printRun, table, type TestCell } from './test-support/print-run'

function total(call: string, cells: readonly TestCell[], language: DataLanguage = 'ru') {
  const data = table(
    ['А', 'Б'],
    cells.map((cell) => [cell, 1]),
    language,
  )
  const { texts, problems } = printRun(`{rows | ${call}}`, data, { groupBy: ['*'], language })
  return { text: texts[0], problems: brief(problems) }
}

const money = (value: number) => ({ value, numFmt: '#,##0.00' })

describe('sums', () => {
  test('are exact decimals with the most decimals of their addends', () => {
    expect(total('sum:"А"', [0.1, 0.2]).text).toBe('0,3')
    expect(total('сумма:А', [1, 2.25, 0.75]).text).toBe('4,00')
    expect(total('sum:A', []).text).toBeUndefined()
  })

  test('are shown in the number format that all addends share', () => {
    expect(total('sum:"А"', [money(1000.5), money(234)]).text).toBe('1\u00a0234,50')
    expect(total('sum:"А"', [money(1000.5), 234]).text).toBe('1234,5')
  })

  test('count texts that say a number in the data’s language', () => {
    expect(total('sum:"А"', ['1,50', '1\u00a0000,25', 2])).toEqual({ text: '1\u00a0003,75', problems: [] })
    expect(total('sum:"А"', ['1,000.5', '2'], 'en')).toEqual({ text: '1,002.5', problems: [] })
    expect(total('sum:"А"', ['1000.5', '2'], 'en').text).toBe('1002.5')
    expect(total('sum:"А"', ['1.234,50', '2.000,25'], 'ro').text).toBe('3.234,75')
  })

  test('count texts of an amount with its unit, and are shown with the unit that all have', () => {
    expect(total('sum:"А"', ['100 €', '40,50 €'])).toEqual({ text: '140,50 €', problems: [] })
    expect(total('sum:"А"', ['$1,200.00', '$300.00'], 'en')).toEqual({ text: '$1,500.00', problems: [] })
    expect(total('avg:"А"', ['10 мг', '5 мг'])).toEqual({ text: '7,5 мг', problems: [] })
    expect(total('sum:"А"', ['100 руб.', '20 ₽'])).toEqual({ text: '120', problems: [] })
    expect(total('sum:"А"', ['10 чудес', '5 мг']).problems).toEqual(['AGGREGATE_SKIPPED A2 {rows | sum:"А"}'])
  })

  test('count an amount that is merged over rows once, as a spreadsheet does', () => {
    const data = table(['А'], [[300], [300], [50]])
    const rows = data.rows.map((row) => ({ ...row, standsIn: () => (row.number === 3 ? 2 : row.number) }))
    const merged = { ...data, rows, allRows: rows }
    const told = (call: string) => printRun(`{rows | ${call}}`, merged, { groupBy: ['*'] }).texts[0]
    expect([told('sum:"А"'), told('avg:"А"'), told('max:"А"'), told('count')]).toEqual(['350', '175', '300', '3'])
  })

  test('pass over empty cells, and tell errors and texts by cell', () => {
    expect(total('sum:"А"', [1, null, ERROR, 'нет', true])).toEqual({
      text: '1',
      problems: [
        'AGGREGATE_SKIPPED A4 {rows | sum:"А"}',
        'AGGREGATE_SKIPPED A5 {rows | sum:"А"}',
        'AGGREGATE_SKIPPED A6 {rows | sum:"А"}',
      ],
    })
  })

  test('stop the document under block where a cell can’t be counted in', () => {
    const data = table(['А'], [[1], ['н/д']])
    const { problems } = printRun('{rows | sum:"А"}', data, { groupBy: ['*'], missing: 'block' })
    expect(problems).toMatchObject([
      { code: 'AGGREGATE_SKIPPED', severity: 'error', params: { made: 'no', text: 'н/д' } },
    ])
  })

  test('go through the formats that follow', () => {
    expect(total('sum:"А" | number:3', [0.1, 0.2]).text).toBe('0,300')
  })

  test('of cents are the cents’ sum, whatever doubles make of them', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 }), { minLength: 1, maxLength: 40 }), (cents) => {
        const { text } = total(
          'sum:"А"',
          cents.map((each) => money(each / 100)),
        )
        const sum = cents.reduce((so, each) => so + each, 0)
        const digits = String(Math.abs(sum)).padStart(3, '0')
        const expected = `${sum < 0 ? '−' : ''}${digits.slice(0, -2)},${digits.slice(-2)}`
        expect(text?.replaceAll('\u00a0', '')).toBe(expected)
      }),
    )
  })
})

describe('the other aggregates', () => {
  test('count rows, or the cells that contain something', () => {
    expect(total('count', [1, null, 'x']).text).toBe('3')
    expect(total('count:"А"', [1, null, 'x']).text).toBe('2')
  })

  test('average with as many more decimals as are needed, two at most', () => {
    expect(total('avg:"А"', [1, 2]).text).toBe('1,5')
    expect(total('среднее:"А"', [1, 2, 2]).text).toBe('1,67')
    expect(total('avg:"А"', [money(1), money(2), money(2)]).text).toBe('1,67')
    expect(
      total('avg:"А"', [
        { value: 1, numFmt: '0' },
        { value: 2, numFmt: '0' },
      ]).text,
    ).toBe('1,5')
    expect(total('avg:"А"', [null])).toEqual({ text: '', problems: ['CELL_EMPTY A2 {rows | avg:"А"}'] })
  })

  test('average lengths of time as such', () => {
    const time = (value: number) => ({ value, numFmt: '[h]:mm' })
    expect(total('avg:"А"', [time(1.5 / 24), time(2 / 24)]).text).toBe('1:45')
    expect(total('sum:"А"', [time(1.5 / 24), time(2 / 24)]).text).toBe('3:30')
  })

  test('find the smallest and greatest number or date, as its cell shows it', () => {
    expect(total('min:"А"', [money(3), money(-1.5)]).text).toBe('-1,50')
    const dates = [day(2026, 11, 3), '01.12.2026', day(2025, 1, 1)]
    expect(total('max:"А"', dates).text).toBe('01.12.2026')
    expect(total('min:"А" | date:"YYYY"', dates).text).toBe('2025')
    expect(total('max:"А"', [...dates, 5]).problems).toEqual(['AGGREGATE_SKIPPED A5 {rows | max:"А"}'])
  })

  test('join texts with what is asked for between them', () => {
    expect(total('join:"А"', ['б', null, 'а']).text).toBe('б, а')
    expect(total('join:"А","; "', ['б', 2, ERROR])).toEqual({
      text: 'б; 2',
      problems: ['AGGREGATE_SKIPPED A4 {rows | join:"А","; "}'],
    })
  })

  test('are called on a column as well', () => {
    expect(printRun('{А | sum}', table(['А'], [[1], [2]]), { groupBy: ['*'] }).texts).toEqual(['3'])
  })
})

describe('totals without a meaning', () => {
  const currency = (value: number, sign: string) => ({ value, numFmt: `0.00" ${sign}"` })

  test('over several currencies or units are blank, and name a cell of each', () => {
    const cells = [currency(100, '₽'), currency(200, '₽'), currency(50, '€')]
    expect(total('sum:"А"', cells)).toEqual({ text: '', problems: ['AGGREGATE_UNITS A2 {rows | sum:"А"}'] })
    expect(total('max:"А"', cells).text).toBe('')
    expect(total('sum:"А"', ['100 €', '250 $'])).toEqual({
      text: '',
      problems: ['AGGREGATE_UNITS A2 {rows | sum:"А"}'],
    })
    expect(total('sum:"А"', ['10 мг', '1 г'])).toEqual({ text: '', problems: ['AGGREGATE_UNITS A2 {rows | sum:"А"}'] })
    expect(total('sum:"А"', [currency(1, 'руб.'), currency(2, '₽')]).text).toBe('3')
    const { problems } = printRun(
      '{rows | sum:"А"}',
      table(
        ['А'],
        cells.map((cell) => [cell]),
      ),
      { groupBy: ['*'] },
    )
    expect(problems[0]?.params.cells).toBe('A2 (₽), A4 (€)')
  })

  test('know the units in the next column', () => {
    const sum = (header: string, units: string[]) =>
      printRun(
        '{rows | sum:"Сумма"}',
        table(
          ['Сумма', header],
          units.map((unit, index) => [index + 1, unit]),
        ),
        {
          groupBy: ['*'],
        },
      ).texts
    expect(sum('Валюта', ['RUB', 'EUR'])).toEqual([''])
    expect(sum('Валюта', ['руб.', 'RUB'])).toEqual(['3'])
    expect(sum('Ед. изм.', ['кг', 'шт.'])).toEqual([''])
    expect(sum('Примечание', ['кг', 'списан'])).toEqual(['3'])
  })

  test('over a column that is not there are blank, and reported with what was meant', () => {
    const { texts, matching } = printRun('{rows | sum:"Дозы"}|{rows | count:"Дозы"}', table(['Доза'], [[1], [2]]), {
      groupBy: ['*'],
    })
    expect([texts, matching.problems[0]?.code, matching.problems[0]?.suggestion]).toEqual([
      ['|'],
      'TAG_NO_COLUMN',
      'Доза',
    ])
  })

  test('over nothing known are blank, not zero', () => {
    expect(total('sum:"А"', [null, null])).toEqual({ text: '', problems: ['CELL_EMPTY A2 {rows | sum:"А"}'] })
    expect(total('sum:"А" | words:"rub"', ['н/д', ERROR])).toEqual({
      text: '',
      problems: [
        'AGGREGATE_SKIPPED A2 {rows | sum:"А" | words:"rub"}',
        'AGGREGATE_SKIPPED A3 {rows | sum:"А" | words:"rub"}',
      ],
    })
  })
})
