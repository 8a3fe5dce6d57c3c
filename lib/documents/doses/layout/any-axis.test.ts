import { describe, expect, test } from '@jest/globals'
import { readCase } from '../test-support/read-case'
import type { Rows } from '../test-support/read-sheets'

type Case = readonly [name: string, rows: Rows, doses: readonly string[]]

/** Persons, periods and quantities on rows, on columns and in the headings of blocks. Each was read in another way before. */
const CASES: readonly Case[] = [
  [
    'persons on columns, periods and quantities on rows below one corner label',
    [
      ['Doses 2024, mSv'],
      ['Wearer', null, 'Alder J.', 'Birch K.'],
      ['Q1', 'Hp(10)', 0.1, 0.3],
      [null, 'Hp(0.07)', 0.2, 0.4],
      ['Q2', 'Hp(10)', 0.5, 0.7],
      [null, 'Hp(0.07)', 0.6, 0.8],
    ],
    [
      'C3 Hp(10) 0.1 mSv; Alder J.; 2024-Q1',
      'D3 Hp(10) 0.3 mSv; Birch K.; 2024-Q1',
      'C4 Hp(0.07) 0.2 mSv; Alder J.; 2024-Q1',
      'D4 Hp(0.07) 0.4 mSv; Birch K.; 2024-Q1',
      'C5 Hp(10) 0.5 mSv; Alder J.; 2024-Q2',
      'D5 Hp(10) 0.7 mSv; Birch K.; 2024-Q2',
      'C6 Hp(0.07) 0.6 mSv; Alder J.; 2024-Q2',
      'D6 Hp(0.07) 0.8 mSv; Birch K.; 2024-Q2',
    ],
  ],
  [
    'quantities on rows with their unit in the header over them, beside numbers of persons',
    [
      ['Doze 2024'],
      ['Nume', 'Marca', 'Mărime (mSv)', 'iulie', 'august'],
      ['Damian Anca', 470, 'Hp(10)', 0.1, 0.2],
      [null, null, 'Hp(3)', 0.3, 0.4],
      ['Josu Horia', 477, 'Hp(10)', 0.5, 0.6],
      [null, null, 'Hp(3)', 0.7, 0.8],
    ],
    [
      'D3 Hp(10) 0.1 mSv; Damian Anca [470]; 2024-07',
      'E3 Hp(10) 0.2 mSv; Damian Anca [470]; 2024-08',
      'D4 Hp(3) 0.3 mSv; Damian Anca [470]; 2024-07',
      'E4 Hp(3) 0.4 mSv; Damian Anca [470]; 2024-08',
      'D5 Hp(10) 0.5 mSv; Josu Horia [477]; 2024-07',
      'E5 Hp(10) 0.6 mSv; Josu Horia [477]; 2024-08',
      'D6 Hp(3) 0.7 mSv; Josu Horia [477]; 2024-07',
      'E6 Hp(3) 0.8 mSv; Josu Horia [477]; 2024-08',
    ],
  ],
  [
    'persons over quantities whose row is labeled as something else',
    [
      ['2025 год, дозы в мЗв'],
      ['ФИО', 'Ясенева Л. М.', null, 'Лаптев Р. Ю.', null],
      ['Табельный номер', '801', null, '807', null],
      ['Дозиметр', 'Hp(10)', 'Hp(3)', 'Hp(10)', 'Hp(3)'],
      ['Январь', 0.1, 0.2, 0.3, 0.4],
      ['Февраль', 0.5, 0.6, 0.7, 0.8],
    ],
    [
      'B5 Hp(10) 0.1 mSv; Ясенева Л. М. [801]; 2025-01',
      'C5 Hp(3) 0.2 mSv; Ясенева Л. М. [801]; 2025-01',
      'D5 Hp(10) 0.3 mSv; Лаптев Р. Ю. [807]; 2025-01',
      'E5 Hp(3) 0.4 mSv; Лаптев Р. Ю. [807]; 2025-01',
      'B6 Hp(10) 0.5 mSv; Ясенева Л. М. [801]; 2025-02',
      'C6 Hp(3) 0.6 mSv; Ясенева Л. М. [801]; 2025-02',
      'D6 Hp(10) 0.7 mSv; Лаптев Р. Ю. [807]; 2025-02',
      'E6 Hp(3) 0.8 mSv; Лаптев Р. Ю. [807]; 2025-02',
    ],
  ],
  [
    'cards side by side',
    [
      ['Cards 2023'],
      ['Name:', 'Alder John', null, null, 'Name:', 'Birch Ada', null],
      ['Quarter', 'Hp(10), mSv', 'Hp(3), mSv', null, 'Quarter', 'Hp(10), mSv', 'Hp(3), mSv'],
      ['Q1', 0.1, 0.2, null, 'Q1', 0.3, 0.4],
      ['Q2', 0.5, 0.6, null, 'Q2', 0.7, 0.8],
    ],
    [
      'B4 Hp(10) 0.1 mSv; Alder John; 2023-Q1',
      'C4 Hp(3) 0.2 mSv; Alder John; 2023-Q1',
      'B5 Hp(10) 0.5 mSv; Alder John; 2023-Q2',
      'C5 Hp(3) 0.6 mSv; Alder John; 2023-Q2',
      'F4 Hp(10) 0.3 mSv; Birch Ada; 2023-Q1',
      'G4 Hp(3) 0.4 mSv; Birch Ada; 2023-Q1',
      'F5 Hp(10) 0.7 mSv; Birch Ada; 2023-Q2',
      'G5 Hp(3) 0.8 mSv; Birch Ada; 2023-Q2',
    ],
  ],
  [
    'weeks over columns, of which only the second day has its year',
    [
      ['Hp(10), мкЗв'],
      ['Работник', '03.03–09.03.2025', '10.03–16.03.2025'],
      ['Черкасов П. И.', 54, 36],
      ['Лаптева С. И.', 27, 129],
    ],
    [
      'B3 Hp(10) 54 uSv; Черкасов П. И.; 2025-03-03/2025-03-09',
      'C3 Hp(10) 36 uSv; Черкасов П. И.; 2025-03-10/2025-03-16',
      'B4 Hp(10) 27 uSv; Лаптева С. И.; 2025-03-03/2025-03-09',
      'C4 Hp(10) 129 uSv; Лаптева С. И.; 2025-03-10/2025-03-16',
    ],
  ],
  [
    'quantities in headings over blocks of the same persons',
    [
      ['2024 год'],
      ['кисть левая, Hp(0,07), мЗв'],
      ['ФИО', 'I кв.', 'II кв.'],
      ['Орлов А. А.', 1.1, 1.2],
      ['Седов К. Л.', 1.3, 1.4],
      ['кисть правая, Hp(0,07), мЗв'],
      ['ФИО', 'I кв.', 'II кв.'],
      ['Орлов А. А.', 2.1, 2.2],
      ['Седов К. Л.', 2.3, 2.4],
    ],
    [
      'B4 Hp(0.07) 1.1 mSv; Орлов А. А.; 2024-Q1; ring_left',
      'C4 Hp(0.07) 1.2 mSv; Орлов А. А.; 2024-Q2; ring_left',
      'B5 Hp(0.07) 1.3 mSv; Седов К. Л.; 2024-Q1; ring_left',
      'C5 Hp(0.07) 1.4 mSv; Седов К. Л.; 2024-Q2; ring_left',
      'B8 Hp(0.07) 2.1 mSv; Орлов А. А.; 2024-Q1; ring_right',
      'C8 Hp(0.07) 2.2 mSv; Орлов А. А.; 2024-Q2; ring_right',
      'B9 Hp(0.07) 2.3 mSv; Седов К. Л.; 2024-Q1; ring_right',
      'C9 Hp(0.07) 2.4 mSv; Седов К. Л.; 2024-Q2; ring_right',
    ],
  ],
]

describe('who, when and what of doses', () => {
  test.each(CASES)('%s', (_, rows, doses) => {
    expect(readCase(rows)).toMatchObject({ doses, asked: [] })
  })
})
