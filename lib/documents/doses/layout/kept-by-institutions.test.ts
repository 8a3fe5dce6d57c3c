import { describe, expect, test } from '@jest/globals'
import { readCase } from '../test-support/read-case'
import type { Rows } from '../test-support/read-sheets'

type Case = readonly [name: string, rows: Rows, doses: readonly string[]]

const CASES: readonly Case[] = [
  [
    'codes and figures in columns whose keys are above the table',
    [
      ['MĂRIME: H10 = Hp(10); H07 = Hp(0,07)'],
      ['POZ: 1 = piept; 3 = inel stâng'],
      [],
      ['MARCA', 'NUME', 'PRENUME', 'MĂRIME', 'POZ', 'VALOARE', 'UM'],
      ['1014', 'Barbu', 'Alina', 'H10', 1, 0.45, 'mSv'],
      ['1014', 'Barbu', 'Alina', 'H07', 3, 1.9, 'mSv'],
      ['1022', 'Chițu', 'Radu', 'H10', 1, 0.41, 'mSv'],
    ],
    [
      'F5 Hp(10) 0.45 mSv; Barbu Alina [1014]; -; chest',
      'F6 Hp(0.07) 1.9 mSv; Barbu Alina [1014]; -; ring_left',
      'F7 Hp(10) 0.41 mSv; Chițu Radu [1022]; -; chest',
    ],
  ],
  [
    'ditto marks for the person above',
    [
      ['Пост', 'Должностное лицо', 'Личный №', 'Квартал', 'Доза Hp(10), мкЗв'],
      ['Заречный', 'Алтынов Р. Р.', 'ТО-0117', 'I кв. 2024', 65],
      ['-//-', '-//-', '-//-', 'II кв. 2024', 38],
      ['-//-', 'Вербицкая С. И.', 'ТО-0121', 'I кв. 2024', 58],
      ['то же', 'она же', '"', 'II кв. 2024', 32],
    ],
    [
      'E2 Hp(10) 65 uSv; Алтынов Р. Р. [ТО-0117]; 2024-Q1',
      'E3 Hp(10) 38 uSv; Алтынов Р. Р. [ТО-0117]; 2024-Q2',
      'E4 Hp(10) 58 uSv; Вербицкая С. И. [ТО-0121]; 2024-Q1',
      'E5 Hp(10) 32 uSv; Вербицкая С. И. [ТО-0121]; 2024-Q2',
    ],
  ],
  [
    'letters for quantities, explained by a key beside the table',
    [
      ['Wearer', 'PIN', 'Code', 'Reading', 'Unit', null, 'Code', 'Meaning'],
      ['Ives, Mara', '9204', 'D', 0.14, 'mSv', null, 'D', 'Deep dose, Hp(10)'],
      ['Ives, Mara', '9204', 'S', 0.16, 'mSv', null, 'S', 'Skin dose, Hp(0.07)'],
      ['Oakes, Finn', '9235', 'D', 0.85, 'mSv', null, 'E', 'Eye lens dose, Hp(3)'],
      ['Oakes, Finn', '9235', 'E', 0.93, 'mSv'],
    ],
    [
      'D2 Hp(10) 0.14 mSv; Ives, Mara [9204]; -',
      'D3 Hp(0.07) 0.16 mSv; Ives, Mara [9204]; -',
      'D4 Hp(10) 0.85 mSv; Oakes, Finn [9235]; -',
      'D5 Hp(3) 0.93 mSv; Oakes, Finn [9235]; -; lens',
    ],
  ],
  [
    'a record number in each row, and codes of columns in Latin letters',
    [
      ['NR_INR', 'MRC_SAL', 'NUM_PREN', 'LOC_PURT', 'DZ_HP10_USV', 'DZ_HP007_USV'],
      ['88120', '60210', 'Albu Vasile', 'PIEPT', 176, 194],
      ['88121', '60210', 'Albu Vasile', 'INEL_DR', null, 2417],
      ['88122', '60241', 'Arsene Titus', 'PIEPT', 585, 644],
      ['88123', '60241', 'Arsene Titus', 'INEL_ST', null, 3599],
      ['88124', '60272', 'Bodnar Ileana', 'PIEPT', 'nepredat', null],
    ],
    [
      'E2 Hp(10) 176 uSv; Albu Vasile [60210]; -; chest',
      'F2 Hp(0.07) 194 uSv; Albu Vasile [60210]; -; chest',
      'F3 Hp(0.07) 2417 uSv; Albu Vasile [60210]; -; ring_right',
      'E4 Hp(10) 585 uSv; Arsene Titus [60241]; -; chest',
      'F4 Hp(0.07) 644 uSv; Arsene Titus [60241]; -; chest',
      'F5 Hp(0.07) 3599 uSv; Arsene Titus [60241]; -; ring_left',
      'E6 Hp(10) uSv !not_exchanged; Bodnar Ileana [60272]; -; chest',
    ],
  ],
  [
    'weeks of days and months without a year, on pages with their header again',
    [
      ['Hp(10), мкЗв, январь 2024 года'],
      ['№', 'Дефектоскопист', '01.01–07.01', '08.01–14.01', '15.01–21.01', 'Всего'],
      [1, 'Аносов Р. В.', 51, 77, 75, 203],
      [2, 'Белоконь С. А.', 58, 42, 37, 137],
      ['Продолжение ведомости, лист 2'],
      ['№', 'Дефектоскопист', '01.01–07.01', '08.01–14.01', '15.01–21.01', 'Всего'],
      [3, 'Вагин Ф. Ф.', 'не выдавался', 70, 88, 158],
    ],
    [
      'C3 Hp(10) 51 uSv; Аносов Р. В.; 2024-01-01/2024-01-07',
      'D3 Hp(10) 77 uSv; Аносов Р. В.; 2024-01-08/2024-01-14',
      'E3 Hp(10) 75 uSv; Аносов Р. В.; 2024-01-15/2024-01-21',
      'F3 Hp(10) 203 uSv total; Аносов Р. В.; 2024-01',
      'C4 Hp(10) 58 uSv; Белоконь С. А.; 2024-01-01/2024-01-07',
      'D4 Hp(10) 42 uSv; Белоконь С. А.; 2024-01-08/2024-01-14',
      'E4 Hp(10) 37 uSv; Белоконь С. А.; 2024-01-15/2024-01-21',
      'F4 Hp(10) 137 uSv total; Белоконь С. А.; 2024-01',
      'C7 Hp(10) uSv !unused; Вагин Ф. Ф.; 2024-01-01/2024-01-07',
      'D7 Hp(10) 70 uSv; Вагин Ф. Ф.; 2024-01-08/2024-01-14',
      'E7 Hp(10) 88 uSv; Вагин Ф. Ф.; 2024-01-15/2024-01-21',
      'F7 Hp(10) 158 uSv total; Вагин Ф. Ф.; 2024-01',
    ],
  ],
  [
    'ranks that look like a unit',
    [
      ['Effective dose E, µSv'],
      ['Staff no.', 'Crew member', 'Rank', '01.2024', '02.2024'],
      ['3107', 'Tolliver, Ewan', 'CPT', 335, 378],
      ['3115', 'Varley, Joss', 'CC', 278, 299],
      ['3120', 'Whitlam, Edie', 'CC', 324, 375],
      ['3122', 'Yardwell, Sim', 'CC', 320, 310],
    ],
    [
      'D3 E 335 uSv; Tolliver, Ewan [3107]; 2024-01',
      'E3 E 378 uSv; Tolliver, Ewan [3107]; 2024-02',
      'D4 E 278 uSv; Varley, Joss [3115]; 2024-01',
      'E4 E 299 uSv; Varley, Joss [3115]; 2024-02',
      'D5 E 324 uSv; Whitlam, Edie [3120]; 2024-01',
      'E5 E 375 uSv; Whitlam, Edie [3120]; 2024-02',
      'D6 E 320 uSv; Yardwell, Sim [3122]; 2024-01',
      'E6 E 310 uSv; Yardwell, Sim [3122]; 2024-02',
    ],
  ],
  [
    'departments and people in the column of a pivot',
    [
      ['Сумма по полю Hp10_мкЗв', 'Названия столбцов'],
      ['Названия строк', 'янв', 'фев', 'Общий итог'],
      ['Блок терапии', 449, 245, 694],
      ['Ардатов И. П.', 139, 92, 231],
      ['Бахметьева С. А.', 155, 90, 245],
      ['Вельяминов Р. С.', 145, 51, 196],
      ['(пусто)', 10, 12, 22],
      ['Кабинет КТ', 21, 9, 30],
      ['Журбин С. И.', 21, 9, 30],
      ['Общий итог', 470, 254, 724],
    ],
    [
      'B3 Hp(10) 449 uSv total; -; -',
      'C3 Hp(10) 245 uSv total; -; -',
      'D3 Hp(10) 694 uSv total; -; -',
      'B4 Hp(10) 139 uSv; Ардатов И. П.; -',
      'C4 Hp(10) 92 uSv; Ардатов И. П.; -',
      'D4 Hp(10) 231 uSv total; Ардатов И. П.; -',
      'B5 Hp(10) 155 uSv; Бахметьева С. А.; -',
      'C5 Hp(10) 90 uSv; Бахметьева С. А.; -',
      'D5 Hp(10) 245 uSv total; Бахметьева С. А.; -',
      'B6 Hp(10) 145 uSv; Вельяминов Р. С.; -',
      'C6 Hp(10) 51 uSv; Вельяминов Р. С.; -',
      'D6 Hp(10) 196 uSv total; Вельяминов Р. С.; -',
      'B7 Hp(10) 10 uSv; -; -',
      'C7 Hp(10) 12 uSv; -; -',
      'D7 Hp(10) 22 uSv total; -; -',
      'B8 Hp(10) 21 uSv total; -; -',
      'C8 Hp(10) 9 uSv total; -; -',
      'D8 Hp(10) 30 uSv total; -; -',
      'B9 Hp(10) 21 uSv; Журбин С. И.; -',
      'C9 Hp(10) 9 uSv; Журбин С. И.; -',
      'D9 Hp(10) 30 uSv total; Журбин С. И.; -',
      'B10 Hp(10) 470 uSv total; -; -',
      'C10 Hp(10) 254 uSv total; -; -',
      'D10 Hp(10) 724 uSv total; -; -',
    ],
  ],
  [
    'a team’s total beside its people',
    [
      ['Team Kestrel (continued)'],
      ['Week, Hp(10), µSv', 'Ives, Mara', 'Oakes, Finn', 'Team Kestrel total'],
      ['31 Mar – 6 Apr 2025', 113, 142, 255],
      ['7 Apr – 13 Apr 2025', 180, 10, 190],
    ],
    [
      'B3 Hp(10) 113 uSv; Ives, Mara; 2025-03-31/2025-04-06',
      'C3 Hp(10) 142 uSv; Oakes, Finn; 2025-03-31/2025-04-06',
      'D3 Hp(10) 255 uSv total; -; 2025-03-31/2025-04-06',
      'B4 Hp(10) 180 uSv; Ives, Mara; 2025-04-07/2025-04-13',
      'C4 Hp(10) 10 uSv; Oakes, Finn; 2025-04-07/2025-04-13',
      'D4 Hp(10) 190 uSv total; -; 2025-04-07/2025-04-13',
    ],
  ],
]

describe('sheets that institutions keep', () => {
  test.each(CASES)('%s', (_, rows, doses) => {
    expect(readCase(rows)).toEqual({ doses, asked: [], balanced: true })
  })
})
