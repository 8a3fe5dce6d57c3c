import { describe, expect, test } from '@jest/globals'
import { layoutOf, type LayoutCase, saidLayout } from '../test-support/said-layout'

const NOTHING: readonly LayoutCase[] = [
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

describe('a sheet without doses', () => {
  test.each(NOTHING)('no doses: %s', (_, sheet, said) => {
    expect(saidLayout(layoutOf(sheet))).toEqual(said)
  })
})
