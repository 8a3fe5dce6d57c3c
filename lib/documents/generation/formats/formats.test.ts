import { describe, expect, test } from '@jest/globals'
import type { DataLanguage } from '../../spreadsheets/language'
import { applyFormats, describeFormats, handlesEmpty, isFormat, nearestFormat } from './'
import { apply, DAY, print } from './test-support/print'
import { normaliseName } from '../matching/normalise'
import { parseTag } from '../template/tags'

describe('a tag', () => {
  test.each([
    ['date:"D MMMM"', ['D MMMM']],
    ['date:„D MMMM“', ['D MMMM']],
    ['date:„D MMMM”', ['D MMMM']],
    ['date : «D, MMMM»', ['D, MMMM']],
    ["date:'D|MMMM'", ['D|MMMM']],
    ['date:‘D MMMM’', ['D MMMM']],
    ['number:2', ['2']],
    ['default:""', ['']],
    ['number', []],
  ])('takes the argument of %s in any quotation marks', (format, args) => {
    expect(parseTag(`x | ${format}`)?.formats).toEqual([{ name: format.split(/[ :]/)[0], args }])
  })

  test('has as many formats as it has bars, and a name with quotation marks or an apostrophe', () => {
    expect(parseTag('ООО «А|Б» | upper|default:"—"')).toMatchObject({
      name: 'ООО «А|Б»',
      formats: [{ name: 'upper' }, { name: 'default' }],
    })
    expect(parseTag("owner's | lower")).toMatchObject({ name: "owner's", formats: [{ name: 'lower' }] })
  })
})

describe('formats in a row', () => {
  test('are applied in order, in the language of the document', () => {
    expect(print('date:"MMMM" | upper', DAY)).toBe('НОЯБРЬ')
    expect(print('upper', 'știință', 'ro')).toBe('ȘTIINȚĂ')
  })

  test('leave an empty cell empty, except for the one that speaks for it', () => {
    expect(apply('number:2 | default:"—"', null, '')).toEqual({ printed: '—', faults: [] })
    expect(apply('default:"0" | words', null, '').printed).toBe('ноль')
    expect(apply('date | before:"от "', null, '')).toEqual({ printed: '', faults: [] })
  })

  test('that do not fit leave the value as the sheet shows it, and are reported', () => {
    expect(apply('number:2', 'n/a')).toEqual({ printed: 'n/a', faults: [{ format: 'number', fault: 'value' }] })
    expect(apply('date', 5)).toEqual({ printed: '5', faults: [{ format: 'date', fault: 'value' }] })
    expect(apply('number:two', 5)).toEqual({ printed: '5', faults: [{ format: 'number', fault: 'argument' }] })
  })

  test.each([
    ['number:0,00', 1234.5],
    ['number:#,##0.00', 1234.5],
    ['round:2,5', 1234.5],
    ['percent:1,2', 0.5],
    ['date:HH:mm', DAY],
    ['date:D MMMM, YYYY', DAY],
    ['before:от, ', 'x'],
    ['case:dative, masculine, x', 'Иванов Иван'],
  ])('%s, cut up for want of quotation marks, does nothing by halves, and is reported', (format, value) => {
    const plain = apply('trim', value)
    expect(apply(format, value)).toEqual({
      printed: plain.printed,
      faults: [{ format: format.split(':')[0], fault: 'argument' }],
    })
  })

  test('an empty cell gets no half of a text that lacks its quotation marks', () => {
    expect(apply('default:нет, не выдавалось', null, '')).toEqual({
      printed: '',
      faults: [{ format: 'default', fault: 'argument' }],
    })
    expect(apply('default:"нет, не выдавалось"', null, '').printed).toBe('нет, не выдавалось')
  })

  test('say whether they have a word for an empty cell', () => {
    expect(handlesEmpty([{ name: 'upper', args: [] }])).toBe(false)
    expect(handlesEmpty([{ name: 'по умолчанию', args: ['—'] }])).toBe(true)
  })
})

describe('the table of formats', () => {
  test('knows its own names and the nearest to a misspelt one', () => {
    expect(isFormat('words')).toBe(true)
    expect(isFormat('прописью')).toBe(true)
    expect(isFormat('inițiale')).toBe(true)
    expect(isFormat('eval')).toBe(false)
    expect(nearestFormat('uper')).toBe('upper')
    expect(nearestFormat('инициал')).toBe('инициалы')
  })

  test('has no name for two formats, and none that a tag could not be written with', () => {
    const names = describeFormats().flatMap(({ name, aliases }) => [name, ...aliases])
    expect(new Set(names.map(normaliseName)).size).toBe(names.length)
    for (const name of names) {
      expect(isFormat(normaliseName(name))).toBe(true)
      expect(parseTag(`x | ${name}`)?.formats).toEqual([{ name: normaliseName(name), args: [] }])
    }
  })

  test.each(
    describeFormats().flatMap(({ examples }) =>
      Object.entries(examples).map(([language, example]) => ({ ...example, language: language as DataLanguage })),
    ),
  )('has an example that holds: $value | $format is $output', ({ language, value, format, output }) => {
    expect(apply(format, value, String(value), language)).toEqual({ printed: output, faults: [] })
  })

  test('formats a cell in a few microseconds', () => {
    const { formats } = parseTag('x | words:"rub","genitive" | capital') ?? { formats: [] }
    const from = process.cpuUsage()
    for (let value = 0; value < 20_000; value += 1) applyFormats({ value, text: String(value) }, formats, 'ru')
    expect(process.cpuUsage(from).user).toBeLessThan(20_000_000)
  })
})
