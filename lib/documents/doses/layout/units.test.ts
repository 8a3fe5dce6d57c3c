import { describe, expect, test } from '@jest/globals'
import { layoutOf, type LayoutCase, saidLayout } from '../test-support/said-layout'

const UNITS: readonly LayoutCase[] = [
  [
    'units in the cells',
    {
      rows: [
        ['Punct', 'Debit de doză'],
        ['Ușă', '0,12 µSv/h'],
        ['Coridor', '0,3 µSv/h'],
      ],
    },
    ['B single rate uSv/h cell'],
  ],
  [
    'a column of units beside the values',
    {
      rows: [
        ['Worker', 'Quantity', 'Value', 'Unit'],
        ['Adams', 'Hp(10)', 0.12, 'mSv'],
        ['Brown', 'Hp(0.07)', 95, 'µSv'],
      ],
    },
    ['C period cell'],
  ],
  [
    'activities by body weight in a column of units, as in the cells no doses of radiation',
    {
      rows: [
        ['Patient', 'Dose', 'Unit'],
        ['Adams', 5.5, 'MBq/kg'],
        ['Brown', 4.25, 'MBq/kg'],
      ],
    },
    ['B single dose cell'],
  ],
  [
    'no unit anywhere',
    {
      rows: [
        ['Name', 'Hp(10)'],
        ['Adams', 0.12],
        ['Brown', 0.3],
      ],
    },
    ['B period Hp(10) !unitUnknown'],
  ],
  [
    'an X-ray system whose units DICOM gives',
    {
      rows: [
        ['kvp', 'doseareaproduct', 'doserp', 'seriesnumber'],
        [80, 0.00012, 0.002, 1],
        [90, 0.00022, 0.004, 2],
      ],
    },
    ['B single DAP Gy.m2 assumed !unitAssumed', 'C single Ka,r Gy assumed !unitAssumed'],
  ],
  [
    'a quantity that is never stated in this unit',
    {
      rows: [
        ['Patient', 'DLP (mGy)'],
        ['A', 412],
        ['B', 520],
      ],
    },
    ['B single DLP mGy header !quantityAgainstUnit'],
  ],
  [
    'microsieverts under the sign for millisieverts',
    {
      rows: [
        ['Name', 'Hp(10), mSv'],
        ['Adams', 1200],
        ['Brown', 3400],
      ],
    },
    ['B period Hp(10) mSv header !unusualMagnitude'],
  ],
]

const MEDICINES: readonly LayoutCase[] = [
  [
    'strengths in names, in Romanian',
    {
      rows: [
        ['Denumire comercială', 'Preț'],
        ['Controloc 40mg', 21.5],
        ['Aspirin 500 mg', 8.2],
      ],
    },
    ['A drug strengths strength cell'],
  ],
  [
    'names without a header',
    { rows: [['Controloc 40mg'], ['Aspirin 500 mg'], ['Nurofen 200 mg']] },
    ['A drug strengths strength cell'],
  ],
  [
    'bare numbers under the word for concentration',
    {
      rows: [
        ['DENUMIRE', 'CONCENTRATIE'],
        ['ENALAPRIL', 10],
        ['AMLODIPIN', 5],
      ],
    },
    ['B single strength !unitUnknown'],
  ],
  [
    'instructions in a column named text',
    {
      rows: [
        ['patid', 'text'],
        [17, 'TAKE ONE TABLET TWICE A DAY'],
        [18, 'ONE TO BE TAKEN AT NIGHT'],
      ],
    },
    ['B single instructions dose cell'],
  ],
  [
    'appointments in Russian',
    {
      rows: [
        ['Пациент', 'Назначение'],
        ['Орлов А. А.', 'Эналаприл 10 мг 2 раза в день'],
        ['Седов К. Л.', 'Аспирин 100 мг 1 раз в сутки вечером'],
      ],
    },
    ['B single instructions dose cell'],
  ],
]

const SCALED = [
  'Доза, Зв*10-3',
  'Доза ×10⁻², мЗв',
  'Доза, 5·10⁻² мЗв',
  'Доза, 10-3 Зв',
  'Доза, 0,01 мЗв',
  'Доза, мЗв (×1000)',
  'Доза, сотые мЗв',
  'Dose (10 µSv)',
  'Doză (10-2 mSv)',
  'Dose in mSv x 100',
  'Dose [1/100 mSv]',
  'Doză, sutimi de mSv',
]

describe('a multiple of a unit isn’t the numbers’ unit', () => {
  test.each(SCALED)('%s', (header) => {
    const rows = [
      ['ФИО', 'Период', header],
      ['Орлов А. А.', 'I кв. 2024', 12],
      ['Седов К. Л.', 'I кв. 2024', 20],
      ['Белова Т. А.', 'I кв. 2024', 31],
    ]
    expect(saidLayout(layoutOf({ rows }))).toEqual(['C period header !unitUnknown'])
  })

  test('nor is one in the title of the sheet', () => {
    const rows = [
      ['Дозы персонала за 2024 год, в сотых мЗв'],
      ['ФИО', 'Hp(10)'],
      ['Орлов А. А.', 12],
      ['Седов К. Л.', 20],
    ]
    expect(saidLayout(layoutOf({ rows }))).toEqual(['B period Hp(10) !unitUnknown'])
  })

  test.each([
    ['Доза, 10⁻³ Зв', '10*-3.Sv'],
    ['Доза, ×10⁻² мЗв', '10*-2.mSv'],
    ['Доза (10⁻² мЗв)', '10*-2.mSv'],
    ['Доза, в 10⁻² мЗв', '10*-2.mSv'],
    ['Dose (10^-3 mSv)', '10*-3.mSv'],
    ['Dose, x10^-2 mSv', '10*-2.mSv'],
    ['Doză,10⁻² mSv', '10*-2.mSv'],
  ])('a power of ten right before the unit belongs to it: %s', (header, unit) => {
    const rows = [
      ['ФИО', 'Период', header],
      ['Орлов А. А.', 'I кв. 2024', 12],
      ['Седов К. Л.', 'I кв. 2024', 20],
      ['Белова Т. А.', 'I кв. 2024', 31],
    ]
    const [column] = saidLayout(layoutOf({ rows }))
    expect(column).toContain(`${unit} header`)
    expect(column).not.toContain('!unitUnknown')
  })

  test('and so does one in the title of the sheet', () => {
    const rows = [
      ['Дозы персонала за 2024 год, в единицах 10⁻² мЗв'],
      ['ФИО', 'Hp(10)'],
      ['Орлов А. А.', 12],
      ['Седов К. Л.', 20],
    ]
    expect(saidLayout(layoutOf({ rows }))).toEqual(['B period Hp(10) 10*-2.mSv sheet'])
  })

  test.each(['Hp(10), мЗв', 'Hp(0,07), мЗв', 'Hp 10 mSv', 'Hp10 (mSv)', 'H*(10), мЗв', 'Hp(10) (мЗв)'])(
    '%s has its unit',
    (header) => {
      const [column] = saidLayout(
        layoutOf({
          rows: [
            ['ФИО', header],
            ['Орлов А. А.', 0.12],
            ['Седов К. Л.', 0.2],
          ],
        }),
      )
      expect(column).toContain('mSv header')
    },
  )
})

describe('where the unit is', () => {
  test.each(UNITS)('%s', (_, sheet, said) => {
    expect(saidLayout(layoutOf(sheet))).toEqual(said)
  })
})

describe('medicines', () => {
  test.each(MEDICINES)('%s', (_, sheet, said) => {
    expect(saidLayout(layoutOf(sheet))).toEqual(said)
  })
})
