import { describe, expect, test } from '@jest/globals'
import { periodOf } from './calendar'
import { namedPeriod, namesPeriod, narrowPeriod, readPeriod } from './periods'

const CASES: readonly (readonly [text: string, year: number | null, said: string | null])[] = [
  ['2024', null, '2024'],
  ['2024 г.', null, '2024'],
  ['за 2024 год', null, '2024'],
  ['anul 2024', null, '2024'],
  ['Доза за 2023 г., мЗв', null, '2023'],
  ['I кв. 2024', null, '2024-Q1'],
  ['1 квартал 2024 года', null, '2024-Q1'],
  ['1-й квартал 2024', null, '2024-Q1'],
  ['первый квартал 2024 г.', null, '2024-Q1'],
  ['IV квартал', 2023, '2023-Q4'],
  ['2024 год, I квартал', null, '2024-Q1'],
  ['2024 г. I кв.', null, '2024-Q1'],
  ['2024, II полугодие', null, '2024-07-01/2024-12-31'],
  ['Приказ 2023 г., 1 квартал 2024 г.', null, '2024-Q1'],
  ['III кв', 2023, '2023-Q3'],
  ['4 кв. 2023 г.', null, '2023-Q4'],
  ['2024-Q3', null, '2024-Q3'],
  ['Q3 2024', null, '2024-Q3'],
  ['Q3', 2024, '2024-Q3'],
  ['3Q24', null, '2024-Q3'],
  ['3rd quarter 2024', null, '2024-Q3'],
  ['quarter 2, 2024', null, '2024-Q2'],
  ['trim. II 2024', null, '2024-Q2'],
  ['Trimestrul I', 2025, '2025-Q1'],
  ['Trimestrul IV 2025', null, '2025-Q4'],
  ['trim. 3', 2024, '2024-Q3'],
  ['II trim. 2024', null, '2024-Q2'],
  ['янв.24', null, '2024-01'],
  ['Январь', 2022, '2022-01'],
  ['за январь 2022 г.', null, '2022-01'],
  ['ianuarie 2024', null, '2024-01'],
  ['Luna martie 2024', null, '2024-03'],
  ['Jan-24', null, '2024-01'],
  ["Sept '24", null, '2024-09'],
  ['March 2024', null, '2024-03'],
  ['2024-03', null, '2024-03'],
  ['03.2024', null, '2024-03'],
  ['03/2024', null, '2024-03'],
  ['2024 март', null, '2024-03'],
  ['2024 год, март', null, '2024-03'],
  ['01.01.2024-31.03.2024', null, '2024-Q1'],
  ['01.01.2024 – 31.12.2024', null, '2024'],
  ['с 01.01.2024 по 31.03.2024', null, '2024-Q1'],
  ['01.01-31.03.2024', null, '2024-Q1'],
  ['2024-01-15 to 2024-02-14', null, '2024-01-15/2024-02-14'],
  ['de la 01.02.2024 pana la 29.02.2024', null, '2024-02'],
  ['январь-март 2024', null, '2024-Q1'],
  ['Jan–Feb 2024', null, '2024-01-01/2024-02-29'],
  ['янв-фев 24', null, '2024-01-01/2024-02-29'],
  ['Jan/Feb 2024', null, '2024-01-01/2024-02-29'],
  ['Nov/Dec 2024', null, '2024-11-01/2024-12-31'],
  ['Jan & Feb 2024', null, '2024-01-01/2024-02-29'],
  ['January and February 2024', null, '2024-01-01/2024-02-29'],
  ['январь, февраль 2024', null, '2024-01-01/2024-02-29'],
  ['январь, февраль и март 2024 г.', null, '2024-Q1'],
  ['ноябрь 2023 г. - январь 2024 г.', null, '2023-11-01/2024-01-31'],
  ['Dec-Jan 2024', null, '2023-12-01/2024-01-31'],
  ['дек. 2023 - янв.', null, '2023-12-01/2024-01-31'],
  ['Jan-24 – Mar-24', null, '2024-Q1'],
  ['lunile ianuarie și februarie 2024', null, '2024-01-01/2024-02-29'],
  ['Dose Jan/Feb 2024', null, '2024-01-01/2024-02-29'],
  ['Jan/Feb', 2024, '2024-01-01/2024-02-29'],
  ['Q4 2023-Q1 2024', null, '2023-10-01/2024-03-31'],
  ['IV кв 2023 - I кв 2024', null, '2023-10-01/2024-03-31'],
  ['2023-Q4 - 2024-Q1', null, '2023-10-01/2024-03-31'],
  ['декабрь 2023 – I кв. 2024', null, '2023-12-01/2024-03-31'],
  ['1 кв. - 2 кв. 2024 г.', null, '2024-01-01/2024-06-30'],
  ['Q1-Q2 2024', null, '2024-01-01/2024-06-30'],
  ['2024 Q1-Q2', null, '2024-01-01/2024-06-30'],
  ['Q1-2 2024', null, '2024-01-01/2024-06-30'],
  ['trim. I-II 2024', null, '2024-01-01/2024-06-30'],
  ['I и II квартал 2024', null, '2024-01-01/2024-06-30'],
  ['3 и 4 кв. 2024', null, '2024-07-01/2024-12-31'],
  ['I-II кв. 2024', null, '2024-01-01/2024-06-30'],
  ['1-2 кв. 2024', null, '2024-01-01/2024-06-30'],
  ['1 - 2 кв. 2024', null, '2024-01-01/2024-06-30'],
  ['за 1, 2 и 3 кварталы 2024', null, '2024-01-01/2024-09-30'],
  ['1-4 кв. 2024', null, '2024'],
  ['I-II кв.', 2024, '2024-01-01/2024-06-30'],
  ['1-е и 2-е полугодие 2024', null, '2024'],
  ['II полугодие 2023 - I полугодие 2024', null, '2023-07-01/2024-06-30'],
  ['Отделение 1 - 2 кв. 2024', null, '2024-Q2'],
  ['Форма 1, 2 кв. 2024', null, '2024-Q2'],
  ['I кв. 2024 (янв-март)', null, '2024-Q1'],
  ['янв-март, I кв. 2024', null, '2024-Q1'],
  ['янв-март, СанПиН 2009', null, null],
  ['lunile 1-3 2024', null, '2024-Q1'],
  ['1-3 мес. 2024', null, '2024-Q1'],
  ['01.2024-03.2024', null, '2024-Q1'],
  ['11/2023 – 01/2024', null, '2023-11-01/2024-01-31'],
  ['2024-01 - 2024-03', null, '2024-Q1'],
  ['01-03.2024', null, '2024-Q1'],
  ['2024-01-01/2024-03-31', null, '2024-Q1'],
  ['01.01.2024..31.03.2024', null, '2024-Q1'],
  ['01.01.2024\n31.03.2024', null, '2024-Q1'],
  ['01-01-2024 - 31-03-2024', null, '2024-Q1'],
  ['10-05-24', null, null],
  ['2024 год, I и II кварталы', null, '2024-01-01/2024-06-30'],
  ['Jan 1 - Mar 31, 2024', null, '2024-Q1'],
  ['Jan 1-31, 2024', null, '2024-01'],
  ['15 Dec - 14 Jan 2025', null, '2024-12-15/2025-01-14'],
  ['Jan 15 - Feb 14', 2024, null],
  ['15.12-14.01.2025', null, '2024-12-15/2025-01-14'],
  ['5.1-2.1', 2024, null],
  ['01/01/2024-03/31/2024', null, '2024-Q1'],
  ['01/01/2024 thru 03/31/2024', null, '2024-Q1'],
  ['01/01/24 - 03/31/24', null, '2024-Q1'],
  ['03/31/2024', null, '2024-03-31/2024-03-31'],
  ['04/01/2024-06/31/2024', null, null],
  ['01/04/2024-30/06/2024', null, '2024-Q2'],
  ['13.13.2024-14.14.2024', null, null],
  ['Mart, Ian', 2024, null],
  ['9 месяцев 2024 г.', null, '2024-01-01/2024-09-30'],
  ['H1 2024', null, '2024-01-01/2024-06-30'],
  ['1 полугодие 2024', null, '2024-01-01/2024-06-30'],
  ['II полугодие', 2024, '2024-07-01/2024-12-31'],
  ['semestrul I 2024', null, '2024-01-01/2024-06-30'],
  ['2023 и 2024 гг.', null, '2023-01-01/2024-12-31'],
  ['2020-2024 гг.', null, '2020-01-01/2024-12-31'],
  ['15.03.2024', null, '2024-03-15/2024-03-15'],
  ['7 марта 2024', null, '2024-03-07/2024-03-07'],
  ['01-Oct-2024', null, '2024-10-01/2024-10-01'],
  ['01 Oct 2024', null, '2024-10-01/2024-10-01'],
  ['1-Oct-24', null, '2024-10-01/2024-10-01'],
  ['5 янв. 2024 г.', null, '2024-01-05/2024-01-05'],
  ['Oct 1, 2024', null, '2024-10-01/2024-10-01'],
  ['01-Oct-2024 to 31-Dec-2024', null, '2024-Q4'],
  ['01 Oct 2024 – 31 Dec 2024', null, '2024-Q4'],
  ['Wear period: 15-Oct-2024 to 14-Jan-2025', null, '2024-10-15/2025-01-14'],
  ['15 Oct - 14 Nov 2024', null, '2024-10-15/2024-11-14'],
  ['October 1, 2024 to December 31, 2024', null, '2024-Q4'],
  ['с 1 по 31 октября 2024 г.', null, '2024-10'],
  ['01 ianuarie 2024 - 31 martie 2024', null, '2024-Q1'],
  ['Oct-24', null, '2024-10'],
  ['31-Feb-2024', null, '2024-02'],
  ['2-Jan', null, null],
  ['Март', null, null],
  ['НРБ-99/2009', null, null],
  ['МУ 2.6.1.2944-19', null, null],
  ['Hp(10), мЗв', 2024, null],
  ['May Theresa', 2024, null],
  ['31.02.2024', null, null],
  ['0,05', 2024, null],
  ['12,5', 2024, null],
  ['1.2024 mSv', null, null],
  ['Week 12/2024', null, '2024-03-18/2024-03-24'],
  ['Wk 12 2024', null, '2024-03-18/2024-03-24'],
  ['2024-W12', null, '2024-03-18/2024-03-24'],
  ['2024W12', null, '2024-03-18/2024-03-24'],
  ['week no. 1, 2025', null, '2024-12-30/2025-01-05'],
  ['53 неделя 2020 г.', null, '2020-12-28/2021-01-03'],
  ['12-я неделя 2024 года', null, '2024-03-18/2024-03-24'],
  ['нед. 12-13 2024', null, '2024-03-18/2024-03-31'],
  ['săptămâna 12/2024', null, '2024-03-18/2024-03-24'],
  ['săpt. nr. 12, 2024', null, '2024-03-18/2024-03-24'],
  ['2024, неделя 12', null, '2024-03-18/2024-03-24'],
  ['week 53 2024', null, null],
  ['week 0 2024', null, null],
  ['нед. 15-12 2024', null, null],
  ['неделя 2', 2024, null],
  ['недели 1-13 2024', null, '2024-Q1'],
  ['Week 1 - Week 13 2024', null, null],
  ['с 1-й по 13-ю неделю 2024', null, null],
  ['12-я неделя 2024 - 15-я неделя 2024', null, null],
  ['2024-W01 - 2024-W13', null, null],
  ['2024-W50 - 2025-W03', null, null],
  ['2024-W12 и 2024-W13', null, null],
  ['2 недели 2024', null, '2024'],
  ['весна 2024', null, null],
  ['Summer 2024', null, null],
  ['toamna 2024', null, null],
  ['Зима 2024 года', null, null],
  ['Doza de vară 2024', null, null],
  ['W12 2024', null, '2024-03-18/2024-03-24'],
  ['W2024', null, null],
]

describe('periods in texts', () => {
  test.each(CASES)('%s (year %s) is %s', (text, year, expected) => {
    const period = readPeriod(text, year)
    expect(period && (period.name ?? `${period.from}/${period.to}`)).toBe(expected)
  })

  test('recognizes a month without a year', () => {
    expect(namedPeriod('февраль')).toMatchObject({ level: 'month', year: null, whole: true })
    expect(namedPeriod('Отделение 2')).toBeNull()
  })

  test('reads dates with slashes in the order that other dates show', () => {
    const ends = (order: 'day-first' | 'month-first' | null) => {
      const { from, to } = namedPeriod('01/04/2024-03/05/2024', order)?.in(2024) ?? {}
      return [from, to]
    }
    expect(ends(null)).toEqual(['2024-04-01', '2024-05-03'])
    expect(ends('month-first')).toEqual(['2024-01-04', '2024-03-05'])
  })

  test('reads a week as shorter than a month, and several weeks as one period', () => {
    expect(namedPeriod('Wk 12 2024')).toMatchObject({ level: 'week', year: 2024, whole: true })
    expect(namedPeriod('Wk 12-14 2024')?.level).toBe('other')
  })

  test('doesn’t read a person’s two names as months', () => {
    expect(namesPeriod('Mart, Ian')).toBe(false)
    expect(namesPeriod('I и II квартал')).toBe(true)
  })

  test('doesn’t mark a period in a longer text as the entire text', () => {
    expect(namedPeriod('Доза за 2023 г., мЗв')?.whole).toBe(false)
    expect(namedPeriod('2023 г.')?.whole).toBe(true)
  })

  test('combines two periods to their overlap, or to the nearer one if they don’t overlap', () => {
    const year = periodOf('2024-01-01', '2024-12-31')
    const march = periodOf('2024-03-01', '2024-03-31')
    const before = periodOf('2023-03-01', '2023-03-31')
    expect(narrowPeriod(year, march)).toEqual(march)
    expect(narrowPeriod(march, year)).toEqual(march)
    expect(narrowPeriod(year, before)).toEqual(before)
    expect(narrowPeriod(null, march)).toEqual(march)
  })
})
