import { describe, expect, test } from '@jest/globals'
import { parsePosology } from './parse-posology'
import { notationOf } from './score'
import type { PosologyLanguage } from './types'

/** Characters in a cell of Excel at most. */
const LONGEST_CELL = 32_767

const first = (line: string, language: PosologyLanguage | 'auto' = 'auto') => parsePosology(line, language)[0]

describe('parsePosology', () => {
  test('a blank line and a line about something else have no instructions', () => {
    expect(
      ['', '   ', '\t', 'hello, world', 'Paracetamol', '—', '...'].map((line) => parsePosology(line, 'auto')),
    ).toEqual(Array.from({ length: 7 }, () => []))
  })

  test('returns every field, and null if it isn’t given', () => {
    expect(parsePosology('Salbutamol 100 mcg/dose 2 puffs by inhalation qid prn', 'en')).toEqual([
      {
        drug: 'Salbutamol',
        dose: { min: '2', max: '2', unit: '{puff}' },
        frequency: { min: '0', max: '4', period: '1', periodMax: null, periodUnit: 'd' },
        perDay: { min: '0', max: '8', unit: '{puff}' },
        asNeeded: true,
        duration: null,
        route: 'inhaled',
        when: [],
        text: 'Salbutamol 100 mcg/dose 2 puffs by inhalation qid prn',
        warnings: [],
        alternatives: [],
      },
    ])
  })

  test.each([
    ['Софрадекс 2-3 кап. в правое ухо 3 р/д', 'otic'],
    ['Rinofluimucil 2 pufuri în fiecare nară de 3 ori/zi', 'nasal'],
    ['Salbutamol 2 puffs bd', 'inhaled'],
  ])('%j is taken by the route %j', (line, route) => {
    expect(parsePosology(line, 'auto').map((one) => one.route)).toEqual([route])
  })

  test.each([
    ['по 250-500 мг 2-3 раза в сутки', { min: '500', max: '1500', unit: 'mg' }],
    ['Ампициллин 100 мг/кг/сут в 5-6 приемов', { min: '100', max: '100', unit: 'mg/kg' }],
    ['100 mg/day', { min: '100', max: '100', unit: 'mg' }],
    ['1 tablet every 4-6 hours', { min: '4', max: '6', unit: '{tbl}' }],
    ['1 tab qqh', { min: '6', max: '6', unit: '{tbl}' }],
    ['2-0-1 таб.', { min: '3', max: '3', unit: '{tbl}' }],
    ['1-2 tablets every 4-6 hours prn, max 8 tablets per day', { min: '0', max: '8', unit: '{tbl}' }],
    ['20 mg every other day', { min: '10', max: '10', unit: 'mg' }],
    ['Парацетамол по 500-1000 мг каждые 4-6 часов, не более 4 г в сутки', { min: '2000', max: '4000', unit: 'mg' }],
    ['500-1000 mg every 4-6 h, max 4 g/day', { min: '2000', max: '4000', unit: 'mg' }],
    ['1 g every 6 h, max 3 tablets a day', null],
    ['по 1 таб. каждые 4 ч, не более 4 г в сутки', null],
    ['Парацетамол 500 мг каждые 4 ч, не более 4 раз в сутки', { min: '2000', max: '2000', unit: 'mg' }],
    ['500 mg every 4 hours, max 4 doses in 24 hours', { min: '2000', max: '2000', unit: 'mg' }],
    ['500 mg every 4 hours, max 2 doses in 12 hours', { min: '2000', max: '2000', unit: 'mg' }],
    ['10 mg daily, max 25 mg per week', { min: '10', max: '10', unit: 'mg' }],
    ['500 mg tablets 1-2 qds. Do not take more than 6 tablets in 24 hours', { min: '4', max: '6', unit: '{tbl}' }],
    ['Парацетамол 15 мг/кг/доза каждые 4 ч, не более 60 мг/кг/сут', { min: '60', max: '60', unit: 'mg/kg' }],
    ['Зопиклон 7,5 мг вечером перед сном', { min: '7.5', max: '7.5', unit: 'mg' }],
    ['Амлодипин 5 мг 1 раз в день утром или вечером', { min: '5', max: '5', unit: 'mg' }],
    ['5 mg in the morning or in the evening', { min: '5', max: '5', unit: 'mg' }],
    ['1 таб. вечером, на ночь', { min: '2', max: '2', unit: '{tbl}' }],
    ['Ceftriaxonă 2 x 1 g/zi i.v.', { min: '2', max: '2', unit: 'g' }],
    ['Amoxicilină 3 x 500 mg/zi, 7 zile', { min: '1500', max: '1500', unit: 'mg' }],
    ['1 таб. утром и вечером через день', { min: '1', max: '1', unit: '{tbl}' }],
    ['по 1 таб. х 2 р/д', { min: '2', max: '2', unit: '{tbl}' }],
    ['по 1 таб. ежедневно 2 раза в день', { min: '2', max: '2', unit: '{tbl}' }],
    ['Metotrexat 10 mg o dată pe săptămână', null],
  ])('%s: daily amount', (line, perDay) => {
    expect(first(line)?.perDay).toEqual(perDay)
  })

  test.each([
    ['1-1-1-1', ['MORN', 'NOON', 'EVE', 'HS']],
    ['по 1 таб. утром и на ночь после еды', ['MORN', 'HS', 'PC']],
    ['1 cp seara la culcare', ['HS']],
    ['1 tab before breakfast', ['ACM']],
  ])('%s: times of day', (line, when) => {
    expect([...(first(line)?.when ?? [])].sort()).toEqual([...when].sort())
  })

  test.each([
    ['10 U sc', ['UNIT_U']],
    ['10 units sc', []],
    ['1000 IU daily', ['UNIT_IU']],
    ['5 mg QD', ['ABBREVIATION_QD']],
    ['5 mg q.d.s.', []],
    ['5 mg QOD', ['ABBREVIATION_QOD']],
    ['1.0 mg od', ['TRAILING_ZERO']],
    ['5,0 мг утром', ['TRAILING_ZERO']],
    ['.5 mg od', ['NAKED_DECIMAL']],
    [',5 мг утром', ['NAKED_DECIMAL']],
    ['50 µg od', ['MICRO_SIGN']],
    ['5 cc od', ['UNIT_CC']],
    ['100000 units iv', ['UNGROUPED_DIGITS']],
    ['10.000 UI pe săptămână', ['AMBIGUOUS_NUMBER']],
    ['for 2-3 months 5 mg od', ['DURATION_RANGE']],
    ['Метотрексат 10 мг 1 раз в день, 1 раз в неделю', ['TWO_RHYTHMS']],
    ['Метотрексат 10 мг 1 раз в день 1 раз в неделю', []],
    ['Левотироксин 100 мкг 50 мкг утром', ['TWO_AMOUNTS']],
    ['Инсулин 10 ЕД, 8 ЕД, 6 ЕД перед едой', ['TWO_AMOUNTS']],
    ['Амлодипин 5 мг, 0,005 г утром', []],
    ['Преднизолон таб. 5 мг 40 мг утром', []],
    ['1 g every 6 h, max 3 tablets a day', ['MAXIMUM_NOT_APPLIED']],
    ['1 g every 6 h, max 3 g a day', []],
    ['Преднизолон 20 мг утром, затем снижать на 5 мг каждые 3 дня', ['DOSE_CHANGE']],
    ['5 mg twice daily, twice daily', []],
    ['по 1 таб. х 2 р/д', []],
    ['по 1 таб. ежедневно 2 раза в день', []],
    ['Конкор 5 1/2 таб. утром', ['AMBIGUOUS_NUMBER']],
    ['по 1 1/2 таб. утром', []],
  ])('%s: warnings', (line, warnings) => {
    expect(first(line)?.warnings).toEqual(warnings)
  })

  test.each([
    ['Amoxicilină 3 x 500 mg/zi, 7 zile', '500 mg', '3/1d'],
    ['2 x 500 mg tablets bd', '2 {tbl}', '2/1d'],
    ['Котримоксазол 480 мг утром и вечером 3 раза в неделю', '480 mg', '6/1wk'],
    ['Зопиклон 7,5 мг вечером перед сном', '7.5 mg', '1/1d'],
    ['по 1 таб. 2 раза в день утром и вечером', '1 {tbl}', '2/1d'],
    ['Суматриптан 50 мг, не более 2 раз в неделю', '50 mg', '0-2/1wk'],
    ['Метотрексат 10 мг не чаще одного раза в неделю', '10 mg', '0-1/1wk'],
    ['Prednisolone 5 mg tablets 40 mg daily', '40 mg', '1/1d'],
    ['Метотрексат таблетки 2,5 мг 10 мг 1 раз в неделю', '10 mg', '1/1wk'],
    ['5 mg tablet twice a day', '5 mg', '2/1d'],
    ['Левотироксин 100 мкг 50 мкг утром', null, '1/1d'],
    ['Фолиевая кислота 5 мг через 24 часа после метотрексата', '5 mg', null],
    ['Acid folic 5 mg la 24 de ore după metotrexat', '5 mg', null],
    ['Цефазолин 1 г через 8 часов', '1 g', '1/8h'],
    ['Prednison 40 mg dimineața, apoi se scade cu 5 mg la 3 zile', '40 mg', '1/1d'],
    ['Увеличить дозу с 5 мг до 10 мг 2 раза в день', '10 mg', '2/1d'],
    ['Increase from 5 mg to 10 mg daily', '10 mg', '1/1d'],
    ['вместо 5 мг принимать 10 мг утром', '10 mg', '1/1d'],
    ['5 мг пн.-пт.', '5 mg', '5/1wk'],
    ['5 mg Monday to Friday', '5 mg', '5/1wk'],
    ['5 mg luni-vineri', '5 mg', '5/1wk'],
    ['5 mg Sat-Mon', '5 mg', '3/1wk'],
    ['500 мг пн-ср-пт', '500 mg', '3/1wk'],
    ['5 мг по будням', '5 mg', '5/1wk'],
    ['Доксициклин 100 мг 2 раза в день, не принимать с молоком', '100 mg', '2/1d'],
    ['5 mg daily until symptoms stop', '5 mg', '1/1d'],
    ['500 mg every 6 hours. Do not take more than 4 g in 24 hours', '500 mg', '1/6h'],
  ])('%s: dose and frequency', (line, dose, frequency) => {
    expect(parsePosology(line, 'auto').map((row) => notationOf(row))).toMatchObject([{ dose, frequency }])
  })

  test('each component of a composite is an amount, and nothing else', () => {
    expect(parsePosology('Ко-ренитек 20/12,5 мг утром', 'ru').map(({ dose }) => dose)).toEqual([
      { min: '20', max: '20', unit: 'mg' },
      { min: '12.5', max: '12.5', unit: 'mg' },
    ])
  })

  test('reports a number with two readings instead of using it as a dose', () => {
    expect(first('Take 1.250 mg daily', 'en')).toMatchObject({ dose: null, warnings: ['AMBIGUOUS_NUMBER'] })
    expect(first('Парацетамол 1,250 мг 2 р/д')).toMatchObject({ dose: null, warnings: ['AMBIGUOUS_NUMBER'] })
  })

  test('thousands stay thousands however they are grouped', () => {
    const doses = ['10 000 IU', '10\u00a0000 IU', '10,000 IU', '10.000 UI', '10 000 МЕ', '10000 IU', "10'000 IU"].map(
      (amount) => first(`${amount} 1/d`)?.dose?.max,
    )
    expect(doses).toEqual(Array.from({ length: 7 }, () => '10000'))
    expect(first('take 2 500 mg tablets bd')?.dose).toEqual({ min: '2', max: '2', unit: '{tbl}' })
  })

  test('each part of the line goes with the instruction it came from', () => {
    const texts = parsePosology('Prednisolone 40 mg daily x 5 days, then 20 mg daily x 5 days', 'en').map(
      ({ text }) => text,
    )
    expect(texts).toEqual(['Prednisolone 40 mg daily x 5 days', 'then 20 mg daily x 5 days'])
  })

  test('letter case, spaces of any kind and combining marks change nothing', () => {
    const said = (line: string) => parsePosology(line, 'auto').map((row) => notationOf(row))
    const line = 'Amoxicilină 500 mg de 3 ori pe zi după masă, 7 zile'
    for (const other of [line.toUpperCase(), line.replaceAll(' ', '\u00a0'), line.replaceAll(' ', '  ')]) {
      expect(said(other)).toEqual(said(line))
    }
    expect(said(line.normalize('NFD'))).toMatchObject([{ dose: '500 mg', frequency: '3/1d', duration: '7 d' }])
  })

  test('a dose that comes after a time is its own instruction', () => {
    const doses = (line: string) => parsePosology(line, 'auto').map((row) => row.dose?.max ?? row.perDay?.max)
    expect(doses('Sertralină 50 mg/zi, după 2 săptămâni 100 mg 1/zi')).toEqual(['50', '100'])
    expect(doses('10mg at night increasing to 20mg after one week')).toEqual(['10', '20'])
  })

  test.each([
    ['Преднизолон: 1-й день 30 мг, 2-й день 25 мг, 3-й день 20 мг', ['30', '25', '20']],
    ['Methylprednisolone 24 mg on day 1, 20 mg on day 2, 16 mg on day 3', ['24', '20', '16']],
    ['Day 1: 500 mg, days 2-5: 250 mg', ['500', '250']],
    ['Азитромицин в первый день 500 мг, во второй день 250 мг', ['500', '250']],
    ['Azitromicină 500 mg prima zi, 250 mg a doua zi', ['500', '250']],
    ['Доксициклин 100 мг: в 1-й день 200 мг, далее 100 мг/сут', ['200', '100']],
    ['Левотироксин 50 мкг, через 4 недели 75 мкг', ['50', '75']],
    ['Prednisolone 40 mg daily, then reduce by 5 mg every 3 days, calcium 500 mg od', ['40', '500']],
    ['1 раз в день 2 таб.', ['2']],
    ['Stop aspirin 75 mg, start clopidogrel 75 mg daily', ['75']],
    ['снижать на 5 мг каждые 3 дня', []],
    ['Отмена варфарина 5 мг', []],
    ['Аспирин 75 мг — отменить', []],
    ['Se oprește aspirina 75 mg', []],
    ['Эналаприл отменить, начать лозартан 50 мг утром', ['50']],
    ['Эутирокс 50 мкг пн-пт, 75 мкг сб-вс', ['50', '75']],
    ['пн по 5 мг, вт по 10 мг', ['5', '10']],
  ])('%s: each dose and nothing else', (line, doses) => {
    expect(parsePosology(line, 'auto').map((row) => row.dose?.max ?? row.perDay?.max)).toEqual(doses)
  })

  test('returns all amounts that may be the dose, each with its daily amount', () => {
    const [said] = parsePosology('Paracetamol 500 mg, 1000 mg every 6 hours', 'en')
    expect(said).toMatchObject({ dose: null, perDay: null })
    expect(said?.alternatives.map(({ dose, perDay }) => [dose?.max, perDay?.max])).toEqual([
      ['500', '2000'],
      ['1000', '4000'],
    ])
  })

  test('steps by which a dose changes are reported in full with the dose', () => {
    const [said] = parsePosology('Преднизолон 20 мг утром, затем снижать на 5 мг каждые 3 дня', 'ru')
    expect(said?.text).toBe('Преднизолон 20 мг утром, затем снижать на 5 мг каждые 3 дня')
  })

  test('applies a drug named once to all instructions after it', () => {
    const drugs = (line: string) => parsePosology(line, 'auto').map(({ drug }) => drug)
    expect(drugs('Depakine 300 mg 1 cp dimineața și 2 cp seara')).toEqual(['Depakine', 'Depakine'])
    expect(drugs('Apixaban 5mg twice daily. Bisoprolol 2.5mg once daily.')).toEqual(['Apixaban', 'Bisoprolol'])
  })

  test.each([
    '1 tab bd, ',
    '1-',
    'a',
    '5 mg/',
    '(',
    '½',
    'take 1 ',
    '1 000 ',
    'q.',
    '2 x ',
    'of a ',
    '.',
    'пн-',
    '1-й день 5 мг, ',
    '5 мг 10 мг ',
  ])('a line as long as a cell can be, of “%s”, is read', (piece) => {
    // A reading whose time grows with the square of the length takes minutes here.
    const line = piece.repeat(Math.ceil(LONGEST_CELL / piece.length)).slice(0, LONGEST_CELL)
    expect(() => parsePosology(line, 'auto')).not.toThrow()
  })
})
