import { describe, expect, test } from '@jest/globals'
import { layoutOf, type GivenSheet, saidLayout } from '../test-support/said-layout'

type Case = readonly [name: string, sheet: GivenSheet, said: readonly string[]]

const HEADERS: readonly Case[] = [
  [
    'a plain table with the unit in the header, in English',
    {
      rows: [
        ['Name', 'Hp(10), mSv'],
        ['Adams', 0.12],
        ['Brown', 0.2],
      ],
    },
    ['B period Hp(10) mSv header'],
  ],
  [
    'in Russian, with the unit in brackets',
    {
      rows: [
        ['ФИО', 'Доза (мЗв)', 'Примечание'],
        ['Орлов А. А.', '0,12', null],
        ['Седов К. Л.', 'НПО', null],
      ],
    },
    ['B period H mSv header'],
  ],
  [
    'in Romanian, by the name of the quantity',
    {
      rows: [
        ['Nume și prenume', 'Doza efectivă, mSv'],
        ['Popa Ion', '0,12'],
        ['Rusu Ana', 'SLD'],
      ],
    },
    ['B period E mSv header'],
  ],
  [
    'the unit in a title above',
    {
      rows: [['Индивидуальные дозы персонала, мЗв'], [], ['ФИО', 'Hp(10)'], ['Орлов А. А.', 0.1], ['Седов К. Л.', 0.2]],
    },
    ['B period Hp(10) mSv sheet'],
  ],
  [
    'groups merged over quarters, in Romanian',
    {
      name: '2024',
      rows: [
        ['Nume și prenume', 'Hp(10), mSv', null, null, null, null],
        [null, 'Trim. I', 'Trim. II', 'Trim. III', 'Trim. IV', 'Total anual'],
        ['Popa Ion', 0.1, 0.2, 0.1, 0.3, 0.7],
        ['Rusu Ana', 0.1, 0.2, 0.1, 0.3, 0.7],
      ],
      merges: ['A1:A2', 'B1:F1'],
    },
    [
      'B period Hp(10) mSv header 2024-Q1',
      'C period Hp(10) mSv header 2024-Q2',
      'D period Hp(10) mSv header 2024-Q3',
      'E period Hp(10) mSv header 2024-Q4',
      'F total Hp(10) mSv header',
    ],
  ],
  [
    'groups that a CSV has lost the merges of',
    {
      name: '2024',
      rows: [
        ['Name', 'Department', 'Hp(10), mSv', null, 'Hp(0.07), mSv', null],
        [null, null, 'January', 'February', 'January', 'February'],
        ['Adams', 'CT', 0.1, 0.2, 1.1, 1.2],
        ['Brown', 'CT', 0.1, 0.2, 1.1, 1.2],
      ],
    },
    [
      'C period Hp(10) mSv header 2024-01',
      'D period Hp(10) mSv header 2024-02',
      'E period Hp(0.07) mSv header 2024-01',
      'F period Hp(0.07) mSv header 2024-02',
    ],
  ],
  [
    'numbers of quarters under the word',
    {
      name: '2024',
      rows: [
        ['ФИО', 'Доза, мЗв, за квартал', null, null, null],
        [null, 1, 2, 3, 4],
        ['Орлов А. А.', 0.1, 0.2, 0.3, 0.4],
        ['Седов К. Л.', 0.1, 0.2, 0.3, 0.4],
      ],
      merges: ['A1:A2', 'B1:E1'],
    },
    [
      'B period H mSv header 2024-Q1',
      'C period H mSv header 2024-Q2',
      'D period H mSv header 2024-Q3',
      'E period H mSv header 2024-Q4',
    ],
  ],
  [
    'a line of data types and a line of column numbers under the header',
    {
      rows: [
        ['Nr.', 'Nume', 'Doza [mSv]'],
        ['N(5)', 'C(40)', 'FLOAT'],
        ['1', '2', '3'],
        [1, 'Popa', 0.1],
        [2, 'Rusu', 0.2],
      ],
    },
    ['C period H mSv header'],
  ],
  [
    'rows that happen to count up are no column numbers, years as numbers are headers',
    {
      rows: [['Effective dose, mSv'], ['Worker', 2020, 2021, 2022], ['Adams', 0.1, 0.2, 0.3], ['Brown', 0.1, 0.2, 0.3]],
    },
    ['B period E mSv sheet 2020', 'C period E mSv sheet 2021', 'D period E mSv sheet 2022'],
  ],
  [
    'numbered places over columns of rates',
    {
      rows: [
        ['Дата', 'Фон, мкР/ч', 'Пост 1, мкР/ч'],
        ['01.02.2024', 12, 14],
        ['02.02.2024', 11, 15],
      ],
    },
    ['B control rate uR/h header', 'C single rate uR/h header'],
  ],
  [
    'the unit in a note below',
    { rows: [['Name', 'DDE', 'SDE'], ['Adams', 0.1, 0.2], ['Brown', 0.1, 0.3], [], ['All doses in mSv']] },
    ['B period Hp(10) mSv sheet', 'C period Hp(0.07) mSv sheet', '5 note'],
  ],
  [
    'no header, the title says all',
    { rows: [['Индивидуальные дозы за 2024 г., мЗв'], ['Орлов А. А.', '0,12'], ['Седов К. Л.', '0,2']] },
    ['B period H mSv sheet'],
  ],
  [
    'a person over the months of each',
    {
      name: '2024',
      rows: [
        ['Месяц', 'Доза, мкЗв'],
        ['Орлов А. А.', null],
        ['Январь', 12],
        ['Февраль', 14],
        ['Седов К. Л.', null],
        ['Январь', 12],
      ],
    },
    ['B period H uSv header', '2 group', '5 group'],
  ],
  [
    'a line of units under the header',
    {
      rows: [
        ['Фамилия', 'Нр(10)', 'Нр(0,07)'],
        [null, 'мЗв', 'мкЗв'],
        ['Орлов', 0.1, 120],
        ['Седов', 0.2, 200],
      ],
    },
    ['B period Hp(10) mSv header', 'C period Hp(0.07) uSv header'],
  ],
  [
    'months down and years across, two units in one header, quarters added up between',
    {
      rows: [
        ['Ф.И.О.: Орлов Пётр Ильич'],
        ['Месяц', 'Доза, мкЗв (мбэр)', null],
        [null, 2023, 2024],
        ['Январь', 10, 20],
        ['Февраль', 11, 21],
        ['Март', 12, 22],
        ['I кв.', 33, 63],
        ['Апрель', 10, 20],
        ['За год', 43, 83],
        ['Суммарная доза', 43, 126],
      ],
      merges: ['A2:A3', 'B2:C2'],
    },
    [
      'B period H uSv header 2023 !twoUnits',
      'C period H uSv header 2024 !twoUnits',
      '7 subtotal',
      '9 total',
      '10 total',
    ],
  ],
  [
    'persons across, months down',
    {
      rows: [
        ['Effective dose of staff in 2024, mSv'],
        ['Month', 'Adams', 'Brown'],
        ['January', 0.11, 0.21],
        ['February', 0.12, 0.22],
        ['Total', 0.23, 0.43],
      ],
    },
    ['B period E mSv sheet @Adams', 'C period E mSv sheet @Brown', '5 total'],
  ],
  [
    'month, quarter, year to date and lifetime of one quantity side by side',
    {
      rows: [
        ['Wearer', 'Current DDE (mSv)', 'Quarter DDE (mSv)', 'YTD DDE (mSv)', 'Life DDE (mSv)'],
        ['Adams', 0.1, 0.2, 0.4, 3.1],
        ['Brown', 0.1, 0.2, 0.4, 3.1],
      ],
    },
    [
      'B period Hp(10) mSv header',
      'C cumulative Hp(10) mSv header',
      'D cumulative Hp(10) mSv header',
      'E cumulative Hp(10) mSv header',
    ],
  ],
  [
    'since the beginning of the year, in Russian',
    {
      rows: [
        ['ФИО', 'Доза за квартал, мЗв', 'Доза с начала года, мЗв'],
        ['Орлов А. А.', 0.1, 0.4],
        ['Седов К. Л.', 0.2, 0.5],
      ],
    },
    ['B period H mSv header', 'C cumulative H mSv header'],
  ],
  [
    'a year alone is no total of anything in the file',
    {
      rows: [
        ['ФИО', 'Доза за год, мЗв'],
        ['Орлов А. А.', 1.2],
        ['Седов К. Л.', 0.9],
      ],
    },
    ['B period H mSv header'],
  ],
  [
    'positions of badges over columns',
    {
      rows: [
        ['Angajat', 'Hp(0,07) mâna dreaptă, mSv', 'Hp(0,07) mâna stângă, mSv', 'Hp(3) cristalin, mSv'],
        ['Popa Ion', '1,2', '1,1', '0,3'],
        ['Rusu Ana', '1,3', 'SLD', '0,2'],
      ],
    },
    [
      'B period Hp(0.07) mSv header ring_right',
      'C period Hp(0.07) mSv header ring_left',
      'D period Hp(3) mSv header lens',
    ],
  ],
  [
    'a permissible level beside the rate',
    {
      rows: [
        ['№ точки', 'Мощность дозы, мкЗв/ч', 'Допустимый уровень, мкЗв/ч'],
        [1, 0.12, 2.5],
        [2, 0.3, 2.5],
      ],
    },
    ['B single rate uSv/h header', 'C limit rate uSv/h header'],
  ],
  [
    'a header that each printed page repeats',
    {
      rows: [
        ['Name', 'Hp(10), mSv'],
        ['Adams', 0.12],
        ['Name', 'Hp(10), mSv'],
        ['Brown', 0.2],
      ],
    },
    ['B period Hp(10) mSv header', '3 header'],
  ],
  [
    'a department over its persons, control badges, totals, a limit and a note',
    {
      rows: [
        ['№', 'ФИО', 'Hp(10), мЗв'],
        ['Рентгеновское отделение', null, null],
        [1, 'Орлов А. А.', 0.1],
        [2, 'Седов К. Л.', 0.2],
        [null, 'Итого по отделению', 0.3],
        ['Отделение терапии', null, null],
        [3, 'Белова Т. А.', 0.1],
        [4, 'Контрольный дозиметр', 0.08],
        [null, 'Всего', 0.4],
        [null, 'Предел дозы', 20],
        [],
        ['Примечание: дозы приведены за вычетом фона'],
      ],
    },
    ['C period Hp(10) mSv header', '2 group', '5 subtotal', '6 group', '8 control', '9 total', '10 limit', '12 note'],
  ],
  [
    'a person without a dose is no group',
    {
      rows: [
        ['Worker', 'Hp(10), mSv'],
        ['Adams', 0.12],
        ['Brown', null],
        ['Clark', 0.2],
      ],
    },
    ['B period Hp(10) mSv header'],
  ],
  [
    'empty rows between the rows of one table',
    { rows: [['Name', 'Hp(10), mSv'], [], ['Adams', 0.12], [], [], ['Brown', 0.2]] },
    ['B period Hp(10) mSv header'],
  ],
  [
    'two tables of one list printed side by side',
    {
      rows: [
        ['ФИО', 'Доза, мЗв', 'ФИО', 'Доза, мЗв'],
        ['Орлов А. А.', 0.1, 'Седов К. Л.', 0.2],
        ['Белова Т. А.', 0.3, 'Котова Н. А.', 0.4],
      ],
    },
    ['B period H mSv header', 'D period H mSv header'],
  ],
]

const UNITS: readonly Case[] = [
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

const MEDICINES: readonly Case[] = [
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

const NOTHING: readonly Case[] = [
  ['an empty sheet', { rows: [] }, ['Sheet1: empty']],
  [
    'words alone',
    {
      rows: [
        ['Name', 'Place'],
        ['Adams', 'CT'],
        ['Brown', 'MR'],
      ],
    },
    ['Sheet1: noNumbers'],
  ],
  [
    'headers A, B, C',
    {
      rows: [
        ['A', 'B', 'C'],
        [1, 0.12, 80],
        [2, 0.3, 90],
      ],
    },
    ['Sheet1: headersSayNothing'],
  ],
  [
    'a list of units',
    {
      rows: [
        ['Величина', 'Единица'],
        ['Эквивалентная доза', 'мЗв'],
        ['Поглощённая доза', 'мГр'],
        ['Активность', 'МБк'],
      ],
    },
    ['Sheet1: unitsWithoutValues'],
  ],
  [
    'a form without values',
    {
      rows: [
        ['№', 'ФИО', 'Доза, мЗв'],
        [1, null, null],
        [2, null, null],
      ],
    },
    ['Sheet1: unitsWithoutValues'],
  ],
  [
    'laboratory values, pressure, age and weight',
    {
      rows: [
        ['Пациент', 'Гемоглобин, г/л', 'АД', 'Возраст', 'Вес, кг'],
        ['Орлов А. А.', 120, '120/80', 63, 71],
        ['Седов К. Л.', 131, '140/90', 58, 84],
      ],
    },
    ['Sheet1: noDoseWords'],
  ],
  [
    'exposure settings',
    {
      rows: [
        ['Exam', 'kV', 'mAs', 'Exposure time (ms)'],
        ['Chest', 120, 2.1, 12],
        ['Hand', 50, 3.2, 20],
      ],
    },
    ['Sheet1: noDoseWords'],
  ],
  [
    'prices, batches and packs',
    {
      rows: [
        ['Товар', 'Цена, руб.', 'Серия', 'Кол-во'],
        ['Бинт', 85.4, 77120, 12],
        ['Вата', 21, 90311, 4],
      ],
    },
    ['Sheet1: noDoseWords'],
  ],
  [
    'how many persons had so much, and their collective dose',
    {
      rows: [
        ['Категория', 'Число лиц с дозой, мЗв', null, 'Коллективная доза, чел.-Зв'],
        [null, '0–1', '1–2', null],
        ['Группа А', 40, 5, 0.039],
        ['Группа Б', 108, 2, 0.023],
      ],
      merges: ['A1:A2', 'B1:C1', 'D1:D2'],
    },
    ['Sheet1: noDoseWords'],
  ],
  [
    'a table that converts units',
    {
      rows: [
        ['mSv', 'rem'],
        [1, 0.1],
        [10, 1],
        [100, 10],
      ],
    },
    ['Sheet1: noDoseWords'],
  ],
  [
    'doses of a vaccine by month',
    { rows: [['Doses of vaccine administered'], ['Clinic', 'January', 'February'], ['A', 120, 130], ['B', 80, 90]] },
    ['Sheet1: noDoseWords'],
  ],
  [
    'sales by month',
    {
      rows: [['Продажи за 2024, тыс. руб.'], ['Город', 'Янв', 'Итого'], ['Москва', 120.5, 390.8], ['Тула', 20.5, 90.1]],
    },
    ['Sheet1: noDoseWords'],
  ],
  [
    'the uncertainty of doses is none',
    {
      rows: [
        ['Name', 'Uncertainty, mSv'],
        ['Adams', 0.01],
        ['Brown', 0.02],
      ],
    },
    ['Sheet1: noDoseWords'],
  ],
  [
    'phone numbers, UIDs, years and codes',
    {
      rows: [
        ['Name', 'Phone', 'UID', 'Year', 'Code'],
        ['Adams', '+37322123456', '1.2.840.113619.2', 2024, '00123'],
        ['Brown', '+37322123457', '1.2.840.113619.3', 2023, '00124'],
      ],
    },
    ['Sheet1: noDoseWords'],
  ],
]

describe('what a sheet is made of', () => {
  test.each([...HEADERS, ...UNITS, ...MEDICINES])('%s', (_, sheet, said) => {
    expect(saidLayout(layoutOf(sheet))).toEqual(said)
  })

  test.each(NOTHING)('no doses: %s', (_, sheet, said) => {
    expect(saidLayout(layoutOf(sheet))).toEqual(said)
  })
})

test.each([
  ['Должность', 'врач', 'лаборант'],
  ['Funcția', 'medic', 'asistent'],
  ['Job title', 'physician', 'technician'],
])('%s is what a person is at work, no department: the column is kept aside', (header, first, second) => {
  const layout = layoutOf({
    rows: [
      ['Name', header, 'Department', 'Hp(10), mSv'],
      ['Adams', first, 'Radiology', 0.12],
      ['Brown', second, 'Radiology', 0.2],
    ],
  })
  expect(layout.tables[0]?.columns.map(({ role }) => role)).toEqual(['subject', 'other', 'department', 'period'])
})
