import { describe, expect, test } from '@jest/globals'
import { doseLine, readSheets, type Rows } from '../test-support/read-sheets'

const PEOPLE = ['Орлов А. А.', 'Седов К. Л.']

function read(header: readonly string[], values: readonly (readonly (number | string)[])[], title: Rows = []) {
  const rows: Rows = [...title, header, ...values.map((row, index) => [PEOPLE[index] ?? '', ...row])]
  const { doses, decisions } = readSheets({ A: rows })
  return {
    doses: doses.map((dose) => doseLine(dose).split(';')[0]),
    asked: decisions.map(({ column, reason }) => `${column.letter} ${reason}`),
  }
}

const TWO = [
  [0.1, 0.11],
  [0.2, 0.21],
]

describe('the same measured again', () => {
  test.each([
    ['Показание 1, мЗв', 'Показание 2, мЗв'],
    ['1-е измерение, мЗв', '2-е измерение, мЗв'],
    ['Первое измерение, мЗв', 'Второе измерение, мЗв'],
    ['Reading 1, mSv', 'Reading 2, mSv'],
    ['First reading (mSv)', 'Second reading (mSv)'],
    ['Măsurarea 1, mSv', 'Măsurarea 2, mSv'],
    ['Citirea 1, mSv', 'Citirea 2, mSv'],
    ['Дозиметр 1, мЗв', 'Дозиметр 2, мЗв'],
    ['Дозиметр № 5012, мЗв', 'Дозиметр № 5013, мЗв'],
    ['Hp(10), дозиметр 1, мЗв', 'Hp(10), дозиметр 2, мЗв'],
    ['Hp(10) основной, мЗв', 'Hp(10) дополнительный, мЗв'],
    ['Hp(10), мЗв', 'Hp(10), дополнительный, мЗв'],
    ['Hp(3), левый глаз, мЗв', 'Hp(3), правый глаз, мЗв'],
    ['Hp(10), badge A, mSv', 'Hp(10), badge B, mSv'],
    ['Hp(3) left eye (mSv)', 'Hp(3) right eye (mSv)'],
    ['Hp(10) dozimetru 1, mSv', 'Hp(10) dozimetru 2, mSv'],
    ['Hp(3) ochiul stâng, mSv', 'Hp(3) ochiul drept, mSv'],
    ['Хрусталик глаза OD, мЗв', 'Хрусталик глаза OS, мЗв'],
    ['Eye lens L (mSv)', 'Eye lens R (mSv)'],
    ['Hp(0,07) Л, мЗв', 'Hp(0,07) П, мЗв'],
    ['Hp(3) ochi stg., mSv', 'Hp(3) ochi dr., mSv'],
    ['Hp(10) (осн.), мЗв', 'Hp(10) (доп.), мЗв'],
    ['ИДК-1, мЗв', 'ИДК-2, мЗв'],
    ['Hp(10) внутренний дозиметр, мЗв', 'Hp(10) наружный дозиметр, мЗв'],
    ['Hp(10) внутренний дозиметр, мЗв', 'Hp(10) внешний дозиметр, мЗв'],
    ['Hp(10) front, mSv', 'Hp(10) back, mSv'],
    ['Hp(10) TLD (mSv)', 'Hp(10) EPD (mSv)'],
    ['Hp(10) по ТЛД, мЗв', 'Hp(10) по прямопоказывающему дозиметру, мЗв'],
    ['Hp(10) гамма, дозиметр 1, мЗв', 'Hp(10) гамма, дозиметр 2, мЗв'],
    ['X-ray Hp(10), badge A, mSv', 'X-ray Hp(10), badge B, mSv'],
    ['Hp(10), неделя 1, осн., мЗв', 'Hp(10), неделя 1, доп., мЗв'],
    ['Hp(10), мЗв', 'Hp(10), мЗв'],
  ])('is asked about, not added: %s | %s', (...headers) => {
    expect(read(['ФИО', ...headers], TWO)).toEqual({ doses: [], asked: ['B perhapsDoses', 'C perhapsDoses'] })
  })

  test.each([
    ['Показание за I кв., мЗв', 'Показание за II кв., мЗв'],
    ['Показание дозиметра, мЗв', 'Показание нейтронного дозиметра, мЗв'],
    ['Hp(10), дозиметр 1, I кв., мЗв', 'Hp(10), дозиметр 2, II кв., мЗв'],
    ['Hp(10), неделя 1, мЗв', 'Hp(10), неделя 2, мЗв'],
    ['Hp(10), гамма, мЗв', 'Hp(10), бета, мЗв'],
    ['Hp(10) под фартуком, мЗв', 'Hp(10) над фартуком, мЗв'],
    ['Hp(0,07), левая кисть, мЗв', 'Hp(0,07), правая кисть, мЗв'],
    ['Кисть лев., мЗв', 'Кисть прав., мЗв'],
    ['L hand (mSv)', 'R hand (mSv)'],
    ['Эффективная доза, исследование 1, мЗв', 'Эффективная доза, исследование 2, мЗв'],
    ['КТ, мЗв', 'Флюорография, мЗв'],
    ['Hp(10), 1-я смена, мЗв', 'Hp(10), 2-я смена, мЗв'],
    ['Доза внешнего облучения, мЗв', 'Доза внутреннего облучения, мЗв'],
    ['Доза по основной работе, мЗв', 'Доза по совместительству, мЗв'],
    ['Hospital A, dose (mSv)', 'Hospital B, dose (mSv)'],
    ['Природное облучение, мЗв', 'Медицинское облучение, мЗв'],
    ['Cs-137, мЗв', 'Sr-90, мЗв'],
  ])('differs from two periods, places, kinds of radiation or employers, which are added: %s | %s', (...headers) => {
    expect(read(['ФИО', ...headers], TWO)).toMatchObject({ doses: { length: 4 }, asked: [] })
  })
})

test.each([
  ['лев.', 'прав.', 'Hp(3), мЗв'],
  ['основной', 'дополнительный', 'Гамма-излучение, мЗв'],
])('asks about words below a quantity that distinguish two badges: %s | %s', (first, second, quantity) => {
  const rows: Rows = [
    ['ФИО', quantity, quantity],
    [null, first, second],
    [PEOPLE[0], 0.1, 0.11],
    [PEOPLE[1], 0.2, 0.21],
  ]
  const { doses, decisions } = readSheets({ A: rows })
  expect([doses, decisions.map(({ reason }) => reason)]).toEqual([[], ['perhapsDoses', 'perhapsDoses']])
})

test('asks about two badges in one month, but not about two months', () => {
  const rows: Rows = [
    ['ФИО', 'Январь 2025', 'Январь 2025', 'Февраль 2025'],
    [null, 'Hp(10) осн., мЗв', 'Hp(10) доп., мЗв', 'Hp(10), мЗв'],
    [PEOPLE[0], 0.1, 0.11, 0.2],
  ]
  const { doses, decisions } = readSheets({ A: rows })
  expect(doses.map((dose) => doseLine(dose).split(';')[0])).toEqual(['D3 Hp(10) 0.2 mSv'])
  expect(decisions.map(({ column }) => column.letter)).toEqual(['B', 'C'])
})

test('two badges named over their quantity are asked about', () => {
  const rows: Rows = [
    ['ФИО', 'Основной', 'Дополнительный'],
    [null, 'Hp(10), мЗв', 'Hp(10), мЗв'],
    [PEOPLE[0], 0.1, 0.11],
  ]
  const { doses, decisions } = readSheets({ A: rows })
  expect([doses, decisions.map(({ reason }) => reason)]).toEqual([[], ['perhapsDoses', 'perhapsDoses']])
})

describe('two units in a header', () => {
  test.each(['Доза, мкЗв/мЗв', 'Доза, мЗв или мкЗв', 'Dose (mSv / µSv)'])(
    'asks which of the two applies: %s',
    (header) => {
      expect(read(['ФИО', header], [[100], [0.12]])).toEqual({ doses: [], asked: ['B unitUnknown'] })
    },
  )

  test('a second unit in brackets restates the first', () => {
    expect(read(['ФИО', 'Доза, мкЗв (мбэр)'], [[100], [120]]).doses).toEqual(['B2 H 100 uSv', 'B3 H 120 uSv'])
  })

  test.each([
    ['Доза, мкЗв (мбэр)', 100, ['DOSE_UNIT_OF_TWO']],
    ['Доза, мЗв (бэр)', 0.1, ['DOSE_UNIT_OF_TWO']],
    ['Доза, мЗв (бэр)', '<0,05', ['DOSE_UNIT_OF_TWO']],
    ['Доза, мЗв (бэр)', '0,1 мЗв', []],
    ['Доза, мЗв', 0.1, []],
  ])('each dose has a warning unless its own cell gives the unit: %s, %s', (header, value, warnings) => {
    const { doses } = readSheets({
      A: [
        ['ФИО', header],
        [PEOPLE[0], value],
      ],
    })
    expect(doses.map(({ reading }) => reading.warnings)).toEqual([warnings])
  })

  test('no dose has a warning if a user chose the unit', () => {
    const rows: Rows = [
      ['ФИО', 'Доза, мкЗв (мбэр)'],
      [PEOPLE[0], 100],
    ]
    const { doses } = readSheets({ A: rows }, { resolutions: [{ sheet: 'A', cell: null, column: 'B', choice: 0 }] })
    expect(doses.map(({ reading }) => [reading.unit, reading.warnings])).toEqual([['uSv', []]])
  })
})

test.each(['Чувствительность, имп/мЗв', 'Калибровка мкЗв/имп', 'Sensitivity, counts/µSv', 'Sensibilitate, imp/mSv'])(
  'a device’s sensitivity isn’t a dose: %s',
  (header) => {
    const { doses, asked } = read(
      ['ФИО', header, 'Доза, мЗв'],
      [
        [100, 0.2],
        [0.01, 0.3],
      ],
    )
    expect({ doses, asked }).toEqual({ doses: ['C2 H 0.2 mSv', 'C3 H 0.3 mSv'], asked: [] })
  },
)

describe.each<[string, Rows, string]>([
  ['in the header of the doses', [], 'Hp(10), мЗв'],
  ['in the title', [['Индивидуальные дозы, мЗв']], 'Доза'],
])('with the unit %s', (_, title, dose) => {
  test.each([
    'Чувствительность',
    'Чувствительность детектора',
    'Калибровка',
    'Калибровка дозиметра',
    'Градуировка',
    'Коэффициент калибровки',
    'Калибровочный коэффициент',
    'Коэф. калибровки',
    'Калибр. коэфф.',
    'Коэф.',
    'Sensibilitate',
    'Sensibilitatea detectorului',
    'Calibrare',
    'Factor de calibrare',
    'Coef. de etalonare',
    'Etalonare',
    'Sensitivity',
    'Calibration',
    'Calibration factor',
    'Calibration coefficient',
  ])('a device’s calibration isn’t a dose, and nothing is asked: %s', (header) => {
    const row = title.length + 2
    const expected = { doses: [`C${row} H 0.2 mSv`, `C${row + 1} H 0.3 mSv`], asked: [] }
    const { doses, asked } = read(
      ['ФИО', header, dose],
      [
        [1.05, 0.2],
        [0.98, 0.3],
      ],
      title,
    )
    expect({ doses: doses.map((each) => each?.replace('Hp(10)', 'H')), asked }).toEqual(expected)
  })
})

test.each(['Доза (калибровка по Cs-137), мЗв', 'Dose (Cs-137 calibration), mSv', 'Доза (калибр. Cs-137), мЗв'])(
  'a dose whose header says how it was calibrated is a dose: %s',
  (header) => {
    expect(read(['ФИО', header], [[0.1], [0.2]])).toEqual({ doses: ['B2 H 0.1 mSv', 'B3 H 0.2 mSv'], asked: [] })
  },
)

test.each(['Дата калибровки', 'Calibration date', 'Data calibrării'])(
  'the day in «%s» isn’t the day of a dose',
  (header) => {
    const { doses } = readSheets({
      A: [
        ['ФИО', header, 'Hp(10), мЗв'],
        [PEOPLE[0], '15.03.2024', 0.2],
        [PEOPLE[1], '16.03.2024', 0.3],
      ],
    })
    expect(doses.map(({ date, period }) => [date, period])).toEqual([
      [null, null],
      [null, null],
    ])
  },
)
